import path from 'node:path'
import {
  compileFiles,
  compileProject,
  withSampleFolder
} from './compileFiles.ts'
import type { Sample } from './readSamples.ts'

/**
 * Compile each sample as a separate module and find its errors. Samples that
 * augment a module are compiled separately, because they'd change the types of
 * all others.
 *
 * @param root absolute path of the repository
 * @param samples without those marked `nocheck`
 * @returns the compiler's messages, located in the pages
 */
export async function compileSamples(
  root: string,
  samples: readonly Sample[]
): Promise<readonly string[]> {
  const groups = [true, false].map(isAugmented =>
    samples.filter(sample => augmentsModule(sample) === isAugmented)
  )
  return withSampleFolder(root, async folder => {
    const compiled = groups.map((group, index) =>
      compileGroup(root, path.join(folder, `${index}`), group)
    )
    return [...new Set((await Promise.all(compiled)).flat())]
  })
}

/**
 * Compile the declarations themselves, which the compiler skips when it compiles
 * samples.
 *
 * @param root absolute path of the repository
 * @returns the compiler's messages
 */
export function compileDeclarations(root: string): Promise<readonly string[]> {
  return compileProject(root, path.join(root, 'content/declarations'))
}

/** Whether a sample changes the types of other modules. */
export function augmentsModule({ lines }: Sample): boolean {
  return lines.some(line => /^\s*declare (module|global)\b/.test(line))
}

function compileGroup(
  root: string,
  folder: string,
  samples: readonly Sample[]
): Promise<readonly string[]> {
  const files = new Map(
    samples.map((sample, index) => [`${index}.${sample.language}`, sample])
  )
  const declarations = path.join(root, 'content/declarations')
  return compileFiles(root, folder, files, {
    extends: path.join(declarations, 'tsconfig.json'),
    compilerOptions: {
      // A sample without imports or exports is still a module.
      moduleDetection: 'force',
      noEmit: true,
      types: ['node', 'bun'],
      // The types of React Native and of browsers declare the same globals.
      skipLibCheck: true
    },
    // Declarations come first, so that conflicts are reported in the sample.
    include: [declarations, ...files.keys()]
  })
}
