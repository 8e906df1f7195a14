import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const src = fileURLToPath(new URL('../..', import.meta.url))
const rooms = /^features\/docusaurus\//
const registry = 'features.ts'

/** Tests about the folder; this one is in it. */
const testsAboutRooms = ['rooms.test.ts']

/** Names that the specification defines for readers and crawlers. */
const specified =
  /docusaurus(?:_(?:locale|version|tag)|\.(?:tab|announcement)\.|-theme|-data-|-\(data-)/g

/** Modules and syntax specific to Docusaurus websites. */
const foreign =
  /docusaurus|@theme\b|@theme-original|useBaseUrl|raw-loader|(?<!use)MDXComponents['"`/]|mdx-code-block/i

const files = readdirSync(src, { recursive: true })
  .map(file => String(file).split(path.sep).join('/'))
  .filter(file => /\.(?:[cm]?[jt]sx?|css|html|json)$/.test(file))
  .filter(file => !rooms.test(file) && !testsAboutRooms.includes(file))
  .filter(file => !file.includes('/e2e/'))

test('no other file mentions Docusaurus', () => {
  const knowing = files.filter(file => {
    const text = readFileSync(path.join(src, file), 'utf8')
    return foreign.test(text.replace(specified, ''))
  })
  expect(knowing.filter(file => file !== registry)).toEqual([])
})
