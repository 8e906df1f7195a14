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
      // The check of Node's version runs before anything else.
      contents: `import { startServer } from ${JSON.stringify(START)}
${imports.join('\n')}
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
    throw describeBuildErrors(error as BuildFailure, modules, contentDir)
  })
  for (const name of Object.keys(metafile.inputs)) {
    const file = path.resolve(contentDir, name)
    // The cache's version covers the generator.
    if (name !== '<stdin>' && !file.startsWith(SOURCES)) readTracked(file)
  }
  return outputFiles[0]?.text ?? ''
}

/** Only the tools of site features can fail. */
function describeBuildErrors(
  { errors = [], message }: BuildFailure,
  modules: readonly ToolModule[],
  contentDir: string
): DiagnosticError {
  const [{ text = message, location = null } = {}] = errors
  const isStart = location?.file === '<stdin>'
  const file = location && path.resolve(contentDir, location.file)
  // The entry imports one module per line, from its second line on.
  const owner = isStart
    ? modules[location.line - 2]
    : modules.find(module => module.file === file)
  const of = owner ? ` of the feature "${owner.name}"` : ''
  return new DiagnosticError({
    message: `The tools${of} can't be bundled: ${text}`,
    ...(location && {
      place: isStart
        ? { file: path.relative(contentDir, owner?.file ?? '') }
        : {
            file: location.file,
            line: location.line,
            column: location.column + 1
          }
    }),
    hint: 'Tools import only what runs without a browser. Fix the module, or remove "tools" from the feature.'
  })
}
