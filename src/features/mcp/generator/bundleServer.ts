import path from 'node:path'
import { type BuildFailure, build } from 'esbuild'
import { DiagnosticError } from '../../../core/model/diagnostic.ts'
import { readTracked } from '../../../core/platform/cache/trackedFiles.ts'
import {
  packageFolders,
  packageRoot
} from '../../../core/platform/packageRoot.ts'

/** The tools of a feature. */
interface ToolModule {
  /** Of the feature. */
  readonly name: string
  /** Absolute. */
  readonly file: string
}

/** The npm package contains what browsers and this program run. */
const SOURCES = path.join(packageRoot, 'src', path.sep)
const START = path.join(SOURCES, 'features/mcp/server/startServer.ts')

const INTRO = (title: string) =>
  `// Lets agents read the documentation of ${title.replace(/\s+/g, ' ')}.
// Register it in an agent's host: {"command": "node", "args": ["mcp.mjs"]}`

/**
 * Bundle the program for a site into one file without dependencies.
 *
 * @param settings JSON of `ServerSettings`
 * @param contentDir absolute; messages name files relative to it
 * @throws DiagnosticError if a module can't be bundled
 */
export async function bundleServer(
  settings: string,
  modules: readonly ToolModule[],
  contentDir: string
): Promise<string> {
  const imports = modules.map(
    ({ file }, index) => `import tools${index} from ${JSON.stringify(file)}`
  )
  const list = modules.map((_, index) => `tools${index}`).join()
  const bundle = build({
    stdin: {
      contents: `${imports.join('\n')}
import { startServer } from ${JSON.stringify(START)}
startServer(${settings}, [${list}])`,
      resolveDir: packageRoot
    },
    absWorkingDir: contentDir,
    // Content folders outside the project use the project's packages.
    nodePaths: [...packageFolders],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    // An older Node must understand it to say that it's too old.
    target: 'node12.20',
    charset: 'utf8',
    minify: true,
    banner: { js: INTRO(JSON.parse(settings).title) },
    logLevel: 'silent'
  })
  const { outputFiles, metafile } = await bundle.catch((error: unknown) => {
    throw describeFailure(error as BuildFailure, modules, contentDir)
  })
  for (const name of Object.keys(metafile.inputs)) {
    const file = path.resolve(contentDir, name)
    // The cache's version covers the generator.
    if (name !== '<stdin>' && !file.startsWith(SOURCES)) readTracked(file)
  }
  return outputFiles[0]?.text ?? ''
}

/** Only the tools of a site's own features can fail. */
function describeFailure(
  { errors = [], message }: BuildFailure,
  modules: readonly ToolModule[],
  contentDir: string
): DiagnosticError {
  const [first] = errors
  const { file = '', line = 1, column = 0 } = first?.location ?? {}
  // The start imports a module per line.
  const owner =
    file === '<stdin>'
      ? modules[line - 1]
      : modules.find(module => module.file === path.resolve(contentDir, file))
  const of = owner ? ` of the feature "${owner.name}"` : ''
  const place =
    file === '<stdin>'
      ? { file: path.relative(contentDir, owner?.file ?? '') }
      : { file, line, column: column + 1 }
  return new DiagnosticError({
    message: `The tools${of} can't be bundled: ${first?.text ?? message}`,
    place,
    hint: 'Tools import only what runs without a browser. Fix the module, or remove "tools" from the feature.'
  })
}
