import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writeFiles } from '../writeFiles.fixture.ts'
import {
  chooseKeptFiles,
  keepAssets,
  parseKeep,
  parseKeptFiles,
  printKeptFiles
} from './keepAssets.ts'

test.each([
  ['1d', 1],
  ['30d', 30],
  ['365d', 365]
])('--keep %s keeps files for %i days', (value, days) => {
  expect(parseKeep(value)).toBe(days)
})

test.each(['', '30', '0d', '-1d', '1.5d', '1.h', '12h', '366d', 'd', '9e9d'])(
  '--keep "%s" is refused',
  value => {
    expect(() => parseKeep(value)).toThrow(
      `"${value}" is not a valid value of --keep.`
    )
  }
)

const one = 'assets/pages/one.0a1b2c3d.js'
const two = 'assets/pages/two.0a1b2c3d.js'

function choose(given: Partial<Parameters<typeof chooseKeptFiles>[0]>) {
  return [
    ...chooseKeptFiles({
      previous: [],
      current: [],
      kept: new Map(),
      bases: [''],
      today: '2026-11-27',
      days: 30,
      ...given
    })
  ]
}

describe('a build keeps', () => {
  test.each([
    ['a hashed file that it no longer has', [one], [two], [one]],
    ['no file that it has itself', [one], [one], []],
    ['the variants of a kept file', [one, `${one}.br`], [], [one, `${one}.br`]],
    ['no variant of its own file', [one, `${one}.gz`], [one], []],
    [
      'an archive',
      ['assets/files/a.0a1b2c3d.gz'],
      [],
      ['assets/files/a.0a1b2c3d.gz']
    ],
    ['no file without a hash', ['assets/list.pdf', 'assets/a.json.br'], [], []],
    [
      'no page, manifest or other file',
      ['a.html', 'pages/a.json', 'sw.js'],
      [],
      []
    ],
    ['no file of another base', ['kit/assets/a.0a1b2c3d.js'], [], []]
  ])('%s', (_, previous, current, kept) => {
    expect(choose({ previous, current })).toEqual(
      kept.map(file => [file, '2026-11-27'])
    )
  })

  test('files of all locales', () => {
    const previous = [`kit/${one}`, `kit/de/${one}`, `kit/fr/${one}`]
    const found = choose({ previous, bases: ['kit/', 'kit/de/'] })
    expect(found.map(([file]) => file)).toEqual(previous.slice(0, 2))
  })

  test.each([
    ['2026-10-28', true],
    ['2026-10-27', false],
    ['2026-12-24', true] // from a computer whose clock is ahead
  ])('a file left out on %s for 30 days: %s', (day, isKept) => {
    const found = choose({ previous: [one], kept: new Map([[one, day]]) })
    expect(found).toEqual(isKept ? [[one, day]] : [])
  })
})

test('a list of kept files is read as it was written', () => {
  const kept = new Map([
    [one, '2026-11-26'],
    [two, '2026-11-27'],
    [`${one}.br`, '2026-11-26']
  ])
  expect(parseKeptFiles(printKeptFiles(kept), '2026-11-27')).toEqual({
    files: kept
  })
})

describe('a list of kept files', () => {
  test.each([
    ['is empty', '', 'is damaged'],
    ['is truncated', '{"2026-11-26": ["a.js', 'is damaged'],
    ['is null', 'null', 'is damaged'],
    ['is an array', '[]', 'is damaged'],
    ['is a text', '"text"', 'is damaged'],
    ['has a text instead of files', '{"2026-11-26": "a.js"}', 'is damaged'],
    ['has a number as a file', '{"2026-11-26": [1]}', 'is damaged'],
    ['has another word instead of a day', '{"today": ["a.js"]}', 'is damaged'],
    ['has a day that does not exist', '{"2026-02-30": []}', 'is damaged'],
    [
      'has a day of next year',
      '{"2027-11-27": ["a.js"], "2026-11-28": ["b.js"]}',
      'contains days in the future: 2027-11-27'
    ]
  ])('that %s is reported', (_, text, fault) => {
    const found = parseKeptFiles(text, '2026-11-27')
    expect(found.fault).toBe(fault)
    expect([...found.files.keys()]).toEqual(
      text.includes('b.js') ? ['b.js'] : []
    )
  })
})

describe('a build with --keep', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'kept-'))
    const files = { [one]: 'one', '.nginx/http.conf': '' }
    writeFiles(path.join(folder, 'old'), files)
    writeFiles(path.join(folder, 'now'), { '.nginx/http.conf': '' })
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const keep = (old: string, now: string) =>
    keepAssets({
      folders: {
        previous: path.join(folder, old),
        current: path.join(folder, now)
      },
      bases: ['/'],
      days: 30
    })

  test.each<readonly [string, () => unknown]>([
    [
      'a truncated list',
      () => writeFiles(folder, { 'old/.nginx/kept.json': '{' })
    ],
    [
      'a list of null',
      () => writeFiles(folder, { 'old/.nginx/kept.json': 'null' })
    ],
    [
      'a list from a clock that is a year ahead',
      () =>
        writeFiles(folder, {
          'old/.nginx/kept.json': `{"2999-01-01":["${one}"]}`
        })
    ],
    [
      'a folder in place of the list',
      () => mkdirSync(path.join(folder, 'old/.nginx/kept.json'))
    ]
  ])('ignores %s, names it and writes it again', async (_, damage) => {
    damage()
    const { count, warnings } = await keep('old', 'now')
    expect(count).toBe(1)
    expect(warnings).toHaveLength(1)
    expect(warnings[0]?.place?.file).toBe(
      path.join(folder, 'old/.nginx/kept.json')
    )
    writeFiles(path.join(folder, 'next'), { '.nginx/http.conf': '' })
    expect(await keep('now', 'next')).toEqual({ count: 1, warnings: [] })
  })
})
