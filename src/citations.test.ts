import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Headings and rows that can be cited; those of the specification as `§9`. */
const places = new Set([
  ...listPlaces('docs/specification.md', /^## (\d+)\./gm, '§'),
  ...listPlaces(
    'docs/behaviour.md',
    /^(?:#+ |- |\| )(\d+(?:\.\d+)*[a-c]?)\.? /gm,
    ''
  )
])

interface Citation {
  readonly line: number
  readonly place: string
}

const number = String.raw`\d+(?:\.\d+)*[a-c]?`
const gap = String.raw`(?:\s|\n[ \t]*(?:\*|//))+` // Comments wrap.

const forms: readonly RegExp[] = [
  RegExp(
    `behaviou?r${gap}(${number}(?:(?:,|${gap}and|${gap}to)${gap}${number})*)`,
    'gi'
  ),
  RegExp(`§(${number})`, 'g'),
  /['"`]((?:\d+(?:\.\d+)+[a-c]?,? )+)(?=[\p{L}$<`"])/gu // at the start of a title
]

test.each<[string, readonly string[]]>([
  ['/** Show one post (behavior 2.4.8). */', ['2.4.8']],
  ['as usual (behaviour 1.4).', ['1.4']],
  ['(behavior 2.4.2, 2.4.3)', ['2.4.2', '2.4.3']],
  ['(behavior 2.5.11 to 2.5.13 and 4.11)', ['2.5.11', '2.5.13', '4.11']],
  [' * (Specification §1,\n * behavior\n * 1.1.1)', ['§1', '1.1.1']],
  ['specification §2 navigation, §7, and §9', ['§2', '§7', '§9']],
  ['§2.7 of the behavior reference', ['2.7']],
  ["test('4.1 another tab follows')", ['4.1']],
  [`test(\`12.8 2.1.1 $\{address} leads there\`)`, ['12.8', '2.1.1']],
  ["['2.5c cards', 1]", ['2.5c']],
  ["{ version: '1.0.0', glyph: 'M 0.5 1.5' }", []],
  ['its behavior in Firefox', []]
])('%j cites %j', (text, expected) => {
  expect(findCitations(text).map(({ place }) => place)).toEqual(expected)
})

test("a citation's line is that of its number", () => {
  const text = '/**\n * As specified (behavior\n * 4.2.7).\n */'
  expect(findCitations(text)).toEqual([{ line: 3, place: '4.2.7' }])
})

test('every citation refers to a heading or a row of the two documents', () => {
  const found = listFiles().flatMap(file =>
    findCitations(readFileSync(path.join(root, file), 'utf8')).map(
      ({ line, place }) => ({ place, at: `${file}:${line}: ${place}` })
    )
  )
  expect(found.length).toBeGreaterThan(500)
  const lost = found.filter(({ place }) => !places.has(place))
  expect(lost.map(({ at }) => at)).toEqual([])
})

function findCitations(text: string): readonly Citation[] {
  return forms
    .flatMap(form => [...text.matchAll(form)])
    .flatMap(({ 0: whole, 1: list = '', index }) => {
      const start = index + whole.indexOf(list)
      const isSection = /^§\d+$/.test(whole)
      return [...list.matchAll(RegExp(number, 'g'))].map(match => ({
        at: start + match.index,
        place: isSection ? whole : match[0]
      }))
    })
    .sort((a, b) => a.at - b.at)
    .map(({ at, place }) => {
      return { line: text.slice(0, at).split('\n').length, place }
    })
}

function listFiles(): readonly string[] {
  const within = ['src', 'e2e', 'scripts', 'docs/decisions'].flatMap(folder =>
    readdirSync(path.join(root, folder), {
      recursive: true,
      encoding: 'utf8'
    }).map(file => `${folder}/${file}`)
  )
  return [...within, ...readdirSync(root), 'content/README.md']
    .filter(file => /\.(?:tsx?|mjs|css|html|md)$/.test(file))
    .filter(file => !/citations\.test|^scripts\/conformance\//.test(file))
}

function listPlaces(file: string, row: RegExp, sign: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  return [...text.matchAll(row)].map(([, place]) => `${sign}${place}`)
}
