import { expect, test } from 'vitest'
import type { PublishedSite } from '../../../core/model/siteTools.ts'
import siteTools, { matchSymbols } from './siteTools.ts'

const symbols = [
  ['Modal', 'class'],
  ['Modal.open', 'method'],
  ['Modals', 'interface'],
  ['open', 'function'],
  ['useList', 'function']
].map(([name = '', kind = '']) => ({
  name,
  kind,
  package: name.startsWith('Modal') ? '@kit/modals' : '@kit/query',
  url: `https://kit.example/docs/api#${name}`
}))

test.each([
  ['Modal', ['Modal']],
  ['modal', ['Modal']],
  ['Modal.open', ['Modal.open']],
  ['open', ['open']],
  ['OPEN()', ['open']],
  ['modal.open(options)', ['Modal.open']],
  ['list', ['useList']],
  ['mod', ['Modal', 'Modal.open', 'Modals']],
  ['close', []],
  ['', []]
])('the name "%s" finds %j', (name, found) => {
  expect(matchSymbols(name, symbols).map(each => each.name)).toEqual(found)
})

const [tool] = siteTools.tools
const site: PublishedSite = {
  title: 'Kit',
  url: 'https://kit.example',
  baseUrl: '/kit/',
  bases: ['/kit/'],
  readFile: async path =>
    path === '/kit/symbols.json' ? JSON.stringify({ symbols }) : undefined
}
const find = async (given: Readonly<Record<string, string>>) =>
  tool?.run(given, site)

test('a symbol has its kind, package and address', async () => {
  expect(await find({ name: 'useList' })).toBe(
    '## useList\n\nA function of @kit/query, documented at https://kit.example/docs/api#useList'
  )
})

test('a name that does not exist gets similar ones', async () => {
  expect(await find({ name: 'Modal.opn' })).toBe(
    'No documented symbol is called "Modal.opn". Did you mean Modal.open or open?'
  )
  expect(await find({ name: 'xyz' })).toBe(
    'No documented symbol has "xyz" in its name.'
  )
})

test('a package narrows the search, if it exists', async () => {
  expect(await find({ name: 'open', package: '@kit/modals' })).toMatch(
    /^## Modal\.open\n/
  )
  expect(await find({ name: 'open', package: '@kit/x' })).toBe(
    'No package "@kit/x" is documented. These are: @kit/modals, @kit/query.'
  )
})

test('a site without symbols says so', async () => {
  const none = { ...site, readFile: async () => undefined }
  await expect(tool?.run({ name: 'a' }, none)).rejects.toThrow(
    'Kit documents no symbols.'
  )
})
