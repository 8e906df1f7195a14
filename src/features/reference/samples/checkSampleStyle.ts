import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runTool } from './compileFiles.ts'
import type { Sample } from './readSamples.ts'

/** Columns of a code block with line numbers. */
const LINE_WIDTH = 74

/**
 * Find samples that Biome would format differently, so that all pages follow the
 * repository's code style, on lines that fit without scrolling.
 *
 * Biome checks copies in a temporary folder, because it ignores everything below
 * `node_modules`.
 *
 * @param root absolute path of the repository, which has a `biome.json`
 * @returns Biome's messages, each below the position of its sample
 */
export async function checkSampleStyle(
  root: string,
  samples: readonly Sample[]
): Promise<readonly string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sample-style-'))
  try {
    const text = await readFile(path.join(root, 'biome.json'), 'utf8')
    const { formatter, javascript } = JSON.parse(text)
    await writeFile(
      path.join(folder, 'biome.json'),
      JSON.stringify({
        root: true,
        formatter: { ...formatter, lineWidth: LINE_WIDTH },
        javascript
      })
    )
    await Promise.all(
      samples.map((sample, index) =>
        writeFile(
          path.join(folder, `${index}.${sample.language}`),
          dedent(sample)
        )
      )
    )
    const { output, hasFailed } = await runTool(
      '@biomejs/biome',
      'bin/biome',
      ['format', '--colors=off', '--max-diagnostics=none', '.'],
      folder
    )
    if (!hasFailed) return []
    return output.split(/^(?=\S+ format |Checked )/m).flatMap(each => {
      const sample = samples[Number(/^(\d+)\.tsx? /.exec(each)?.[1])]
      if (sample === undefined) return []
      const position = `${sample.file}:${sample.fenceLine}:1`
      return `${position} The sample doesn't follow the code style.${each.slice(each.indexOf('\n')).trimEnd()}`
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Format a sample as a file: dedented and trimmed. */
function dedent({ lines, indent }: Sample): string {
  const text = lines.map(line =>
    line.slice(Math.min(indent, line.length - line.trimStart().length))
  )
  return `${text.join('\n').trim()}\n`
}
