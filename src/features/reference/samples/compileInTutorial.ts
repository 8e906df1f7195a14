import path from 'node:path'
import { listFiles } from '../../../core/content/listFiles.ts'
import { compileFiles, withSampleFolder } from './compileFiles.ts'
import { augmentsModule } from './compileSamples.ts'
import { type PlacedSamples, placeSamples } from './placeSamples.ts'
import type { Sample } from './readSamples.ts'

/**
 * Pages about the server and the client that `create --platform api` generates.
 * Their `createServer` and `createApiClient` take other options than the tutorial's,
 * so in the app that samples of these pages are compiled in, declarations of the
 * generated modules replace both.
 */
const GENERATED_SERVER = 'content/docs/backend/'

/** The tutorial's files that contain or call what's replaced. */
const REPLACED = /^(packages\/api-client\/|apps\/api\/src\/(main|server))/

/** An app that samples are compiled in. */
type App = PlacedSamples & { readonly hasGeneratedServer: boolean }

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
  const apps = [false, true].flatMap(hasGeneratedServer => {
    const { files, snippets } = placeSamples(
      samples.filter(
        ({ file }) => file.startsWith(GENERATED_SERVER) === hasGeneratedServer
      ),
      new Set(tutorialFiles)
    )
    const checked = snippets.filter(({ nocheck }) => nocheck === undefined)
    // An augmentation would change the types of all other snippets.
    const groups = [true, false].map(isAugmented => ({
      files,
      snippets: checked.filter(
        snippet => augmentsModule(snippet) === isAugmented
      ),
      hasGeneratedServer
    }))
    return groups.filter(group => group.snippets.length > 0)
  })
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
  { files, snippets, hasGeneratedServer }: App,
  tutorialFiles: readonly string[]
): Promise<readonly string[]> {
  const content = path.join(root, 'content')
  const tasklist = path.join(content, 'examples/tasklist')
  const generated = path.join(content, 'declarations/@app')
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
        ...(hasGeneratedServer && {
          '@app/api-client': [path.join(generated, 'api-client.d.ts')],
          '@app/api/server': [path.join(generated, 'api/server.d.ts')]
        }),
        '@/*': [path.join(folder, 'src/*'), path.join(tasklist, 'src/*')],
        react: [path.join(content, 'examples/node_modules/@types/react')],
        zod: [path.join(content, 'examples/node_modules/zod')]
      }
    },
    include: [
      ...tutorialFiles
        .filter(file => /\.m?tsx?$/.test(file))
        .filter(file => !(hasGeneratedServer && REPLACED.test(file)))
        .map(file => path.join(tasklist, file)),
      ...compiled.keys()
    ]
  })
}
