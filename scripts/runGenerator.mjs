/**
 * Run the generator. Its TypeScript is bundled once for each state of the
 * sources, because compiling 300 files at every start would take 2 seconds.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'

const root = fileURLToPath(new URL('..', import.meta.url))
// The bundler reads these characters as parts of its own syntax, and leaves
// what is installed as it is. See src/core/build/findPathProblem.ts for content.
if (/[#?!\\\p{Cc}]|\/node_modules\//u.test(root)) {
  console.error(
    `error: The project can't be built in ${JSON.stringify(root)}.\n  Move it to a folder without "#", "?", "!", "\\" or control characters in its path, outside of node_modules.`
  )
  process.exit(1)
}

const bundles = path.join(root, 'node_modules/.cache/generator')
const WEEK = 7 * 24 * 60 * 60 * 1000

/** What every build loads, from 300 small files: half of the time to start. */
const bundledPackages = [
  '@babel/parser',
  '@mdx-js',
  'comment-parser',
  'estree',
  'feed',
  'github-slugger',
  'hast',
  'image-size',
  'mdast',
  'micromark',
  'npm-to-yarn',
  'p-map',
  'rehype',
  'remark',
  'unified',
  'unist',
  'vfile',
  'yaml',
  'zod'
]

const isSupervised = Number(process.env.TOOLBOX_SUPERVISOR) === process.ppid
const bundle = isSupervised ? process.env.TOOLBOX_BUNDLE : await findBundle()

if (needsSupervisor()) {
  const { superviseBuild } = await importFrom(bundle, 'superviseBuild')
  superviseBuild(process.argv.slice(1), { TOOLBOX_BUNDLE: bundle })
} else {
  // Stack traces refer to the sources.
  process.setSourceMapsEnabled(true)
  // Optimise only what runs very often (V8's own value is 135,168): every thread
  // compiles the same functions for itself, which took a fifth of a cold build.
  setFlagsFromString('--interrupt-budget=1200000')
  await importFrom(bundle, 'cli')
}

/** Import by URL, because a path may contain characters that URLs escape. */
function importFrom(folder, name) {
  return import(pathToFileURL(path.join(folder, `${name}.mjs`)).href)
}

/** Builds run in a process of their own, unless they are debugged. */
function needsSupervisor() {
  const flags = [...process.execArgv, process.env.NODE_OPTIONS].join(' ')
  return (
    /^(?:build|start)$/.test(process.argv[2] ?? '') &&
    !isSupervised &&
    !flags.includes('--inspect')
  )
}

/** Find the bundle of the sources as they are, or create it. */
async function findBundle() {
  // All sources but what only browsers run.
  const sources = readdirSync(path.join(root, 'src'), { recursive: true })
    .map(file => path.join('src', file))
    .filter(file => /(?<!\.test)\.ts$/.test(file))
    .filter(file => !/[\\/](?:client|worker)[\\/]/.test(file))
  const bundle = path.join(bundles, hashSources(sources))
  if (!existsSync(bundle)) {
    // What runs: the program, and what is started by the name of its file.
    const entries = sources.filter(file =>
      /(?:src[\\/](?:cli|features)|superviseBuild|Loader|Thread)\.ts$/.test(
        file
      )
    )
    await createBundle(bundle, entries)
  }
  return bundle
}

function hashSources(sources) {
  const digest = createHash('sha256')
  const own = ['scripts/runGenerator.mjs', 'rspack.config.ts']
  for (const file of [...sources.sort(), ...own, 'package-lock.json']) {
    digest.update(`${file}\0`).update(readFileSync(path.join(root, file)))
  }
  return digest.digest('hex').slice(0, 16)
}

/** Several may start at once, so the bundle is written atomically. */
async function createBundle(bundle, entries) {
  const { build } = await import('esbuild')
  await mkdir(bundles, { recursive: true })
  const draft = await mkdtemp(path.join(bundles, 'draft-'))
  await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: draft,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minifyWhitespace: true,
    minifySyntax: true,
    plugins: [{ name: 'packages', setup: leaveMostPackages }],
    // For the packages among them that are CommonJS.
    banner: {
      js: "import { createRequire as createBundleRequire } from 'node:module'; const require = createBundleRequire(import.meta.url);"
    },
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'error'
  })
  // A temporary folder is private, but other users may run the program too.
  await chmod(draft, 0o777 & ~process.umask())
  await rename(draft, bundle).catch(async error => {
    await rm(draft, { recursive: true })
    if (!existsSync(bundle)) throw error
  })
  await removeOld(bundle)
}

/** Leave all other packages where they are. */
function leaveMostPackages(build) {
  build.onResolve({ filter: /^[^./]/ }, ({ path, kind, importer }) =>
    kind === 'entry-point' ||
    bundledPackages.some(name => path.startsWith(name)) ||
    importer.includes('/node_modules/')
      ? undefined
      : { path, external: true }
  )
}

/**
 * Keep newer ones: a development server may run for days, and loads parts of
 * its bundle late. Other processes remove some too.
 */
async function removeOld(bundle) {
  for (const name of await readdir(bundles)) {
    const folder = path.join(bundles, name)
    const stats = statSync(folder, { throwIfNoEntry: false })
    if (folder === bundle || stats === undefined) continue
    if (Date.now() - stats.mtimeMs > WEEK) {
      await rm(folder, { recursive: true, force: true })
    }
  }
}
