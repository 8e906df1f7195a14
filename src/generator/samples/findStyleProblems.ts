import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Sample } from './parseSamples.ts'
import type { SampleFinding } from './resolveDiagnostic.ts'

const run = promisify(execFile)

/**
 * Find samples that Biome would format differently, so all pages share the
 * repository's code style.
 *
 * The formatter works on copies in a folder of their own, because it ignores
 * everything below `node_modules`.
 *
 * @param root absolute path of the repository, which has a `biome.json`
 * @param samples without syntax errors
 * @returns the first differing line of each
 */
export async function findStyleProblems(
  root: string,
  samples: readonly Sample[]
): Promise<readonly SampleFinding[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sample-style-'))
  try {
    const files = samples.map((sample, index) => ({
      sample,
      file: path.join(folder, `${index}.${sample.language}`)
    }))
    await writeFile(path.join(folder, 'biome.json'), await createConfig(root))
    await Promise.all(
      files.map(({ sample, file }) => writeFile(file, joinLines(sample)))
    )
    await formatFolder(folder)
    const findings = files.map(async ({ sample, file }) =>
      compareLines(sample, (await readFile(file, 'utf8')).split('\n'))
    )
    return (await Promise.all(findings)).flat()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A sample as it is in a file: without blank lines at its ends. */
function joinLines({ lines }: Sample): string {
  return `${lines.join('\n').trim()}\n`
}

async function createConfig(root: string): Promise<string> {
  const text = await readFile(path.join(root, 'biome.json'), 'utf8')
  const { formatter, javascript } = JSON.parse(text)
  return JSON.stringify({ root: true, formatter, javascript })
}

async function formatFolder(folder: string): Promise<void> {
  const manifest = createRequire(import.meta.url).resolve(
    '@biomejs/biome/package.json'
  )
  const biome = path.join(path.dirname(manifest), 'bin/biome')
  await run(process.execPath, [biome, 'format', '--write', '.'], {
    cwd: folder
  })
}

function compareLines(
  sample: Sample,
  formatted: readonly string[]
): readonly SampleFinding[] {
  const start = sample.lines.findIndex(line => line.trim() !== '')
  const written = joinLines(sample).split('\n')
  const at = formatted.findIndex((line, index) => line !== written[index])
  if (at < 0) return []
  const index = Math.max(0, start) + at
  const expected = formatted.slice(at, at + 3).join('\n    ')
  return [
    {
      file: sample.file,
      line: sample.fenceLine + index + 1,
      column: (sample.indents[index] ?? 0) + 1,
      message: `The sample is in another code style. Biome writes:\n    ${expected}`,
      source: sample.lines[index] ?? '',
      sourceColumn: 1
    }
  ]
}
