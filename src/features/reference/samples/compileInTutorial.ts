import path from 'node:path'
import { listFiles } from '../../../core/content/listFiles.ts'
import { compileFiles, withSampleFolder } from './compileFiles.ts'
import { augmentsModule } from './compileSamples.ts'
import { type PlacedSamples, placeSamples } from './placeSamples.ts'
import type { Sample } from './readSamples.ts'

/**
 * Pages whose samples don't belong to the tutorial's app: the files that
 * `create --platform api` generates have the same paths and do more than the
 * server and the client of a tutorial.
 */
const OTHER_APPS = 'content/docs/backend/'

/**
 * Compile the samples of pages inside the app that readers have after the
 * tutorial, and find the errors. A sample whose title is a path is saved there, so
 * the tutorial's files have to compile with it too. It's compiled even if it's
 * marked `nocheck`, because here it finds the files beside it.
 *
 * @param root absolute path of the repository
 * @param samples those of all pages
 * @returns the compiler's messages, located in the pages or the tutorial's app
 */
export async function compileInTutorial(
  root: string,
  samples: readonly Sample[]
): Promise<readonly string[]> {
  const tutorialFiles = await listFiles(
    path.join(root, 'content/examples/tasklist')
  )
  const { files, snippets } = placeSamples(
    samples.filter(({ file }) => !file.startsWith(OTHER_APPS)),
    new Set(tutorialFiles)
  )
  // An augmentation would change the types of all other snippets.
  const apps = [true, false].map(isAugmented => ({
    files,
    snippets: snippets.filter(
      snippet =>
        snippet.nocheck === undefined && augmentsModule(snippet) === isAugmented
    )
  }))
  const messages = await withSampleFolder(root, async folder => {
    const compiled = apps.map((app, index) =>
      compileApp(root, path.join(folder, `${index}`), app, tutorialFiles)
    )
    return new Set((await Promise.all(compiled)).flat())
  })
  return [...messages].map(message => `${message} (in the tutorial's app)`)
}

function compileApp(
  root: string,
  folder: string,
  { files, snippets }: PlacedSamples,
  tutorialFiles: readonly string[]
): Promise<readonly string[]> {
  const content = path.join(root, 'content')
  const tasklist = path.join(content, 'examples/tasklist')
  const compiled = new Map([
    // The compiler skips declaration files, so they get another extension.
    ...[...files].map(
      ([file, sample]) =>
        [file.replace(/\.d\.ts$/, '.d.mts.ts'), sample] as const
    ),
    ...snippets.map(
      (snippet, index) => [`${index}.${snippet.language}`, snippet] as const
    )
  ])
  return compileFiles(root, folder, compiled, {
    extends: path.join(content, 'examples/tsconfig.json'),
    compilerOptions: {
      rootDirs: [folder, tasklist],
      paths: {
        '@toolbox/*': [path.join(content, 'declarations/@toolbox/*.d.ts')],
        '@app/contracts': [path.join(tasklist, 'packages/contracts/src')],
        '@app/api-client': [path.join(tasklist, 'packages/api-client/src')],
        '@app/api/*': [path.join(tasklist, 'apps/api/src/*')],
        '@/*': [path.join(folder, 'src/*'), path.join(tasklist, 'src/*')],
        react: [path.join(content, 'examples/node_modules/@types/react')],
        zod: [path.join(content, 'examples/node_modules/zod')]
      }
    },
    include: [
      ...tutorialFiles
        .filter(file => /\.m?tsx?$/.test(file))
        .map(file => path.join(tasklist, file)),
      ...compiled.keys()
    ]
  })
}
