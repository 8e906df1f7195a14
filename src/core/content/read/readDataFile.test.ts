import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { formatPlace } from '../../model/diagnostic.ts'
import { writeFiles } from '../../writeFiles.fixture.ts'
import { createReport } from '../report.ts'
import { readDataFile } from './readDataFile.ts'

let contentDir = ''
beforeEach(async () => {
  contentDir = await mkdtemp(path.join(tmpdir(), 'data-'))
})
afterEach(() => rm(contentDir, { recursive: true }))

const schema = z.strictObject({ count: z.number() })

/** @returns the value, and mistakes with their places */
async function read(files: Readonly<Record<string, string>>, file: string) {
  writeFiles(contentDir, files)
  const { report, listDiagnostics } = createReport()
  const value = await readDataFile(file, schema, { contentDir, report })
  return {
    value,
    mistakes: listDiagnostics().map(({ place, message }) =>
      [place && formatPlace(place), message].join(' ')
    )
  }
}

test.each([
  ['a.json', '{ "count": 1 }', { count: 1 }, []],
  ['a.yml', 'count: 1\n', { count: 1 }, []],
  ['none.yml', undefined, undefined, []],
  [
    'a.yml',
    '# Numbers\ncuont: 1\n',
    undefined,
    [expect.stringMatching(/^a\.yml:2:1 Unknown field "cuont"/)]
  ],
  [
    'a.json',
    '{ "count": "1" }',
    undefined,
    [expect.stringMatching(/^a\.json:1:12 "count" is "1"/)]
  ],
  [
    'a.json',
    '{ "count": 1',
    undefined,
    [expect.stringMatching(/^a\.json:1:\d+ This isn't valid JSON/)]
  ]
])(
  '%s with %j is read as %j, with the mistakes %j',
  async (file, text, value, mistakes) => {
    const files = text === undefined ? {} : { [file]: text }
    expect(await read(files, file)).toEqual({
      value,
      mistakes: expect.arrayContaining(mistakes)
    })
  }
)
