import { h } from 'hastscript'
import { VFile } from 'vfile'
import { expect, test } from 'vitest'
import { rehypeSearchParts, rehypeSearchSections } from './rehypeSearchParts.ts'

test('highlighted types in a sentence are indexed as text', () => {
  const types = '<code><a href="/Base">Base</a>&lt;<i>T</i>&gt;</code>'
  const tree = h(null, [
    h('p', ['All members of ', { type: 'raw', value: types } as never, '.'])
  ])
  const file = new VFile()
  rehypeSearchParts()(tree, file)
  expect(file.data.searchParts).toMatchObject([
    { text: ' All members of Base<T>. ' }
  ])
})

test('the types and defaults of a reference table are indexed as code', () => {
  const type = '<code><a href="/Query">Query</a> | null</code>'
  const row = h('tr', [
    h('td', h('code', 'query')),
    h('td', [{ type: 'raw', value: type } as never]),
    h('td', [h('code', 'null')]),
    h('td', 'Asks the server.')
  ])
  const tree = h(null, [
    h('table', { dataMembers: 'Kit' }, [h('tbody', [row])])
  ])
  const file = new VFile()
  rehypeSearchParts()(tree, file)
  expect(file.data.searchParts).toContainEqual(
    expect.objectContaining({
      heading: 'Kit.query',
      code: 'Query | null\nnull\n',
      text: ' Asks the server.  '
    })
  )
})

test.each([
  ['a member of a type gets its own part', 'keep', 'Kit.keep', 2],
  ["a function's whole return value belongs to its section", 'Kit', '', 1]
])('%s', (_, name, heading, count) => {
  const row = h('tr', [h('th', h('code', name)), h('td', 'Says it.')])
  const table = h('table', { dataMembers: 'Kit' }, [h('tbody', [row])])
  const file = new VFile()
  rehypeSearchParts()(h(null, [table]), file)
  const parts = file.data.searchParts ?? []
  expect(parts).toHaveLength(count)
  expect(parts.at(-1)).toMatchObject({ heading, text: ' Says it.  ' })
})

test('what is not printed is skipped', () => {
  const link = h('li', h('a', { href: '#kit-a' }, 'a()'))
  const index = h('div', { dataPrint: 'hidden' }, [
    h('p', 'Jump to'),
    h('ul', [link])
  ])
  const file = new VFile()
  rehypeSearchParts()(h(null, [h('p', 'Said.'), index]), file)
  expect(file.data.searchParts).toMatchObject([{ text: ' Said. ' }])
})

test('lines above the cut of a sample are skipped', () => {
  const code = h('code', "import { a } from 'kit'\n// ---cut---\na()")
  const file = new VFile()
  rehypeSearchParts()(h(null, [h('pre', [code])]), file)
  expect(file.data.searchParts).toMatchObject([{ code: 'a()\n' }])
})

test('fragments end with punctuation, so that excerpts stay readable', () => {
  const row = (...cells: string[]) =>
    h(
      'tr',
      cells.map(cell => h('td', cell))
    )
  const tree = h(null, [
    h('ul', [h('li', 'One'), h('li', 'Two.')]),
    h('table', [h('tbody', [row('a', 'b'), row('c', 'Done.')])])
  ])
  const file = new VFile()
  rehypeSearchParts()(tree, file)
  const [part] = file.data.searchParts ?? []
  const text = part && 'text' in part ? part.text.replace(/\s+/g, ' ') : ''
  expect(text).toBe(' One. Two. a · b. c · Done. ')
})

test('the text of a section has no places where words can break', () => {
  const file = new VFile()
  const tree = h(null, [
    h('h2', { id: 'a' }, 'Kapi\u00adtän'),
    h('p', ['zero\u200bwidth co\u00adop ver', h('wbr'), 'long'])
  ])
  rehypeSearchParts()(tree, file)
  let sections: unknown
  rehypeSearchSections({
    addFacts: facts => {
      sections = facts.sections
    }
  })(tree, file)
  expect(sections).toContainEqual(
    expect.objectContaining({
      heading: 'Kapitän',
      text: 'zerowidth coop verlong.'
    })
  )
})
