import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeFiles } from '../../writeFiles.fixture.ts'
import { createReport } from '../report.ts'
import { loadModule } from './loadModule.ts'

let root = ''
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'load-'))
})
afterAll(() => rm(root, { recursive: true }))

async function load(file: string): Promise<unknown> {
  const { report, listDiagnostics } = createReport()
  const read = await loadModule(path.join(root, file), file, report)
  expect(listDiagnostics()).toEqual([])
  return read?.value
}

test.each([
  ['a.js', 'module.exports = { a: "VALUE" }'],
  ['a.cjs', 'const a = { a: "VALUE" }\nmodule.exports = a'],
  ['a.mjs', 'export default { a: "VALUE" }'],
  ['a.ts', 'export default { a: "VALUE" as string }'],
  ['module/a.js', 'export default { a: "VALUE" }']
])('an edited %s is read again', async (file, text) => {
  writeFiles(root, { 'module/package.json': '{ "type": "module" }' })
  for (const value of ['one', 'two']) {
    writeFiles(root, { [file]: text.replace('VALUE', value) })
    expect(await load(file)).toEqual({ a: value })
  }
})

test('a module that requires an edited file gets the new version', async () => {
  for (const a of ['one', 'two']) {
    writeFiles(root, {
      'd.js': "module.exports = require('./part.cjs')",
      'part.cjs': `module.exports = { a: '${a}' }`
    })
    expect(await load('d.js')).toEqual({ a })
  }
})

test('a module may use top-level await', async () => {
  writeFiles(root, { 'c.ts': 'export default { a: await Promise.resolve(1) }' })
  expect(await load('c.ts')).toEqual({ a: 1 })
})

test.each([
  ['part.js', 'module.exports = { a: "VALUE" }'],
  ['part.cjs', 'module.exports = { a: "VALUE" }'],
  ['part.mjs', 'export const a = "VALUE"'],
  ['part.json', '{ "a": "VALUE" }'],
  ['part.ts', 'export const a = "VALUE"']
])(
  'a module that imports an edited %s gets the new version',
  async (part, text) => {
    for (const value of ['one', 'two']) {
      writeFiles(root, {
        [part]: text.replace('VALUE', value),
        'b.ts': `import { a } from './${part}'\nexport default { a }`,
        'b.mjs': `import { a } from './${part}'\nexport default { a }`
      })
      for (const file of ['b.ts', 'b.mjs']) {
        expect([file, await load(file)]).toEqual([file, { a: value }])
      }
    }
  }
)
