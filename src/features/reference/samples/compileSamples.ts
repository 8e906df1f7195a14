import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Sample } from './parseSamples.ts'
import { runTool } from './runTool.ts'

/**
 * Compile each sample as a separate module and find its errors.
 *
 * The modules are written below `node_modules`, where they see the installed
 * packages, into a new folder, so two runs don't interfere. Each has its sample
 * at the lines and columns of the page, so places need no translation. A sample
 * that augments a module would change the types of all others, so those samples
 * are compiled separately.
 *
 * @param root absolute path of the repository
 * @param samples none of them marked `nocheck`
 * @returns what the compiler says, at the places of the pages
 */
export async function compileSamples(
  root: string,
  samples: readonly Sample[]
): Promise<readonly string[]> {
  const cache = path.join(root, 'node_modules/.cache/samples')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(path.join(cache, 'run-'))
  const groups = [true, false].map(isAugmented =>
    samples.filter(sample => isAugmenting(sample) === isAugmented)
  )
  try {
    const compiled = await Promise.all(
      groups.map((group, index) =>
        compileGroup(root, path.join(folder, `${index}`), group)
      )
    )
    return [...new Set(compiled.flat())]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function isAugmenting({ lines }: Sample): boolean {
  return lines.some(line => /^\s*declare (module|global)\b/.test(line))
}

async function compileGroup(
  root: string,
  folder: string,
  samples: readonly Sample[]
): Promise<readonly string[]> {
  if (samples.length === 0) return []
  const files = new Map(
    samples.map((sample, index) => [`${index}.${sample.language}`, sample])
  )
  await mkdir(folder)
  for (const [name, { fenceLine, lines }] of files) {
    const text = '\n'.repeat(fenceLine) + lines.join('\n')
    await writeFile(path.join(folder, name), text)
  }
  const declarations = path.join(root, 'content/declarations')
  const config = {
    extends: path.join(declarations, 'tsconfig.json'),
    // A sample without imports or exports is still a module.
    compilerOptions: { moduleDetection: 'force', noEmit: true },
    // Declarations first, so a sample that contradicts them gets the error.
    include: [declarations, ...files.keys()]
  }
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config))
  const { output, hasFailed } = await runTool(
    'typescript',
    'bin/tsc',
    ['--pretty', 'false', '--project', folder],
    root
  )
  if (!hasFailed) return []
  const placed = output
    .replaceAll(`${path.relative(root, folder)}/`, '')
    .replace(
      /^(.+?)\((\d+),(\d+)\): error /gm,
      (_, name: string, line, column) =>
        `${files.get(name)?.file ?? name}:${line}:${column} `
    )
  return placed.split(/\n(?=\S)/).map(each => each.trimEnd())
}
