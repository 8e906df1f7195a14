import { expect, test } from 'vitest'
import { checkFeatureFiles } from './checkFeatureFiles.ts'

const owner = { name: 'terms', module: './terms.ts', file: 'terms.ts' }
const own = (...files: readonly string[]) => ({
  owner,
  files: files.map(file => ({ file, text: file }))
})
const others = ['index.html', 'docs/start.html', 'pages.json']

const find = (...made: Parameters<typeof checkFeatureFiles>[0]) =>
  checkFeatureFiles(made, others).map(({ message, place, hint }) => {
    expect(place).toEqual({ file: 'terms.ts' })
    expect(hint).toContain('"file"')
    return message
  })

test.each([
  ['../../x.txt', 'whose path contains ".."'],
  ['a/../x.txt', 'whose path contains ".."'],
  ['/etc/x.txt', 'whose path is absolute'],
  ['a\\x.txt', 'whose path contains a backslash or a control character'],
  ['a\0.txt', 'whose path contains a backslash or a control character'],
  ['', 'whose name is empty'],
  ['a//x.txt', 'whose path has an empty part'],
  ['a/', 'whose path has an empty part'],
  ['./x.txt', 'whose path has an empty part'],
  ['.nginx/http.conf', 'but that folder belongs to the web server'],
  ['é'.repeat(128), 'whose name has more than 255 bytes'],
  ['index.html', 'which the build writes, too'],
  ['docs', 'but the build has a folder of that name'],
  ['pages.json/x.txt', 'but "pages.json" is a file of the build']
])("a feature can't make the file %j", (file, reason) => {
  expect(find(own(file))).toEqual([
    `The feature "terms" makes the file ${JSON.stringify(file)}, ${reason}.`
  ])
})

test("two features can't make the same file", () => {
  const other = { ...own('a.json', 'b'), owner: { name: 'search' } }
  expect(find(other, own('a.json'), own('b/c.json'))).toEqual([
    'The feature "terms" makes the file "a.json", which the feature "search" writes, too.',
    'The feature "terms" makes the file "b/c.json", but "b" is a file of the feature "search".'
  ])
})

test('a feature can make any other files, and repeat one', () => {
  expect(
    find(own('a.json', 'docs/a b.json', '.well-known/é', 'a.json'))
  ).toEqual([])
})

test('binary files are checked, too', () => {
  const made = { owner, files: [{ file: '../a', bytes: new Uint8Array() }] }
  expect(find(made)).toHaveLength(1)
})
