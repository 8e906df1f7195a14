import { expect, test } from 'vitest'
import type { PlannedRoute } from '../../../core/routes/plannedRoute.ts'
import type { SearchSection } from '../searchSection.ts'
import { joinHeadless, readPageSections } from './readPageSections.ts'

function section(id: string, text: string, symbols: string[] = []) {
  return { id, heading: id, symbols, text, code: text && `${text}()` }
}

test.each<[string, readonly SearchSection[], readonly SearchSection[]]>([
  ['nothing', [], []],
  [
    'a page without partials',
    [section('', 'a'), section('b', 'c')],
    [section('', 'a'), section('b', 'c')]
  ],
  [
    'a partial without headings',
    [section('b', 'c', ['x']), section('', 'd', ['x', 'y'])],
    [{ ...section('b', 'c d', ['x', 'y']), code: 'c()\nd()' }]
  ],
  [
    'a section that goes on after a partial with headings',
    [
      section('b', 'c'),
      section('d', 'e'),
      { ...section('b', 'f'), heading: '' }
    ],
    [{ ...section('b', 'c f'), code: 'c()\nf()' }, section('d', 'e')]
  ],
  ['a picture', [section('', 'a'), section('', '')], [section('', 'a')]]
])('%s: a section has a heading or is the first', (_, given, expected) => {
  expect(joinHeadless(given)).toEqual(expected)
})

/** A page, and parts that each show the next one twice. */
function readDoubled(levels: number) {
  const routes = [
    {
      route: { kind: 'doc', pathname: '/docs/a' },
      contents: ['/0.mdx'],
      source: { file: 'docs/a.mdx' }
    }
  ] as unknown as readonly PlannedRoute[] // all that is read
  const readPage = async (request: string) => {
    const next = Number(request.slice(1, -4)) + 1
    const partial = { specifier: `./${next}.mdx` }
    return {
      code: '',
      sections: next > levels ? [section('', 'a')] : [partial, partial]
    }
  }
  return readPageSections(routes, readPage, '/')
}

test('a page shows a thousand partials at most', async () => {
  expect((await readDoubled(8)).size).toBe(1)
  await expect(readDoubled(30)).rejects.toMatchObject({
    message: 'The page includes more than 1,000 partials.',
    place: { file: 'docs/a.mdx' }
  })
})
