import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  writeFile
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  pageInputs as inputs,
  shellInput as shell
} from '../../e2e/fixtures/brokenInputs/corpus.ts'
import { findDifferences, writeInput } from './brokenInputs.fixture.ts'
import type { Diagnostic } from './model/diagnostic.ts'
import { runBuildCommand } from './runBuild.fixture.ts'

/** Identifies the output of an earlier build. */
const marker = '.nginx/http.conf'

/** The test's own folder. */
let top = ''
let root = ''
let reported: readonly Diagnostic[] = []

/** Build all inputs at once, each in its own folder. */
beforeAll(async () => {
  top = await mkdtemp(path.join(tmpdir(), 'broken-'))
  // Some inputs link to files several folders above the content.
  root = path.join(top, 'one/two/three/four')
  const files = inputs.map(({ files: own }, index) =>
    Object.fromEntries(
      Object.entries(own).map(([file, text]) => [
        file.replace(/^(docs|blog)\//, `$1/${nameFolder(index)}/`),
        text
      ])
    )
  )
  const content = path.join(root, 'content')
  writeInput(content, Object.assign({}, shell.files, ...files))
  await mkdir(path.join(root, 'out/.nginx'), { recursive: true })
  await writeFile(path.join(root, 'out', marker), '# Written by the build.')
  await writeFile(path.join(root, 'out/index.html'), 'served')
  reported = await buildAndParse()
})

afterAll(() => rm(top, { recursive: true }))

test.each(inputs.map((input, index) => [input.name, input, index] as const))(
  '%s',
  (_, { expect: expected }, index) => {
    const folder = `/${nameFolder(index)}/`
    const own = reported.filter(({ place }) => place?.file.includes(folder))
    const differences = findDifferences(own.map(shorten), expected)
    expect(differences.join('\n')).toBe('')

    function shorten({ message, place, hint }: Diagnostic): Diagnostic {
      const strip = (text: string) => text.replaceAll(folder, '/')
      return {
        severity: 'error',
        message: strip(message),
        ...(place && { place: { ...place, file: strip(place.file) } }),
        ...(hint && { hint: strip(hint) })
      }
    }
  }
)

test(shell.name, () => {
  const others = reported.filter(
    ({ place }) => !/\/case-\d+\//.test(place?.file ?? '')
  )
  expect(findDifferences(others, shell.expect).join('\n')).toBe('')
})

test('a failed build leaves the served output unchanged', async () => {
  expect((await readdir(root)).sort()).toEqual(['cache', 'content', 'out'])
  expect(await readdir(path.join(root, 'out'))).toEqual([
    '.nginx',
    'index.html'
  ])
  expect(await readFile(path.join(root, 'out/index.html'), 'utf8')).toBe(
    'served'
  )
})

function nameFolder(index: number): string {
  return `case-${index}`
}

/** Build with the command line, because the bundler loads loaders itself. */
async function buildAndParse(): Promise<readonly Diagnostic[]> {
  const { code, errors } = await runBuildCommand(root)
  expect(code).toBe(1)
  return parseDiagnostics(errors)
}

/** Parse errors and warnings from the output of the command line. */
function parseDiagnostics(printed: string): readonly Diagnostic[] {
  return printed.split(/^(?:error|warning): /m).flatMap(block => {
    const [text = ''] = block.split('\n\n') // followed by the code frame
    const [first = '', ...rest] = text.trimEnd().split('\n')
    const [, file, line, column, problem = first] =
      /^([\w./-]+?)(?::(\d+))?(?::(\d+))?: (.*)$/.exec(first) ?? []
    if (file === undefined) return []
    const place = {
      file,
      ...(line === undefined ? {} : { line: Number(line) }),
      ...(column === undefined ? {} : { column: Number(column) })
    }
    return [
      {
        severity: 'error',
        message: problem,
        place,
        hint: rest.join('\n').trim()
      }
    ]
  })
}
