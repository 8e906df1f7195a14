/**
 * Run the generator. Its TypeScript is bundled once per state of the sources,
 * because compiling 300 files at every start would take 2 seconds.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  rename,
  rm,
  writeFile
} from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { crc32 } from 'node:zlib'

const root = fileURLToPath(new URL('..', import.meta.url))
// These characters are part of the bundler's request syntax, and it doesn't
// compile installed packages. src/core/platform/findPathProblem.ts checks content.
if (/[#?!\\\p{Cc}]|\/node_modules\//u.test(root)) {
  console.error(
    `error: The project can't be built in ${JSON.stringify(root)}.\n  Move it to a folder without "#", "?", "!", "\\" or control characters in its path, outside of node_modules.`
  )
  process.exit(1)
}

const bundles = path.join(root, 'node_modules/.cache/generator')

/** Lists the checksums of a bundle's files. */
const checksumsFile = 'checksums.json'

const WEEK = 7 * 24 * 60 * 60 * 1000

/** Packages that every build loads; their 300 files are half of the start time. */
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
try {
  const bundle = isSupervised ? process.env.TOOLBOX_BUNDLE : await findBundle()
  if (needsSupervisor()) await supervise(bundle)
  else await run(bundle)
} catch (error) {
  const problem = describeSystemError(error)
  if (problem === undefined) throw error
  console.error(`error: ${problem}`)
  process.exitCode = 1
}

async function supervise(bundle) {
  const { superviseBuild } = await importFrom(bundle, 'superviseBuild')
  superviseBuild(process.argv.slice(1), {
    TOOLBOX_BUNDLE: bundle,
    // Since Node 22, threads and later builds don't compile the program again.
    NODE_COMPILE_CACHE: path.join(bundle, 'compiled')
  })
}

async function run(bundle) {
  // Only printed stack traces need source maps, and reading those takes as long
  // as a small build.
  if (process.env.DEBUG) process.setSourceMapsEnabled(true)
  await importFrom(bundle, 'cli')
}

/**
 * Describe an error of the system that prevents the program from starting.
 *
 * @returns undefined for other errors
 */
function describeSystemError({ code, path: file = bundles }) {
  switch (code) {
    case 'EMFILE':
    case 'ENFILE':
      return `No more files can be opened (${code}).\n  Raise the limit, for example with "ulimit -n 4096", and try again.`
    case 'ENOSPC':
      return `The disk is full (${code}: ${file}).\n  Free some space, and try again.`
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `${file} can't be written (${code}).\n  Allow this user to write there, and try again.`
    default:
      return undefined
  }
}

/** Import by URL, because paths can contain characters that URLs escape. */
function importFrom(folder, name) {
  return import(pathToFileURL(path.join(folder, `${name}.mjs`)).href)
}

/** Whether to run in a supervised child process: builds do, unless debugged. */
function needsSupervisor() {
  const flags = [...process.execArgv, process.env.NODE_OPTIONS].join(' ')
  return (
    /^(?:build|start)$/.test(process.argv[2] ?? '') &&
    !isSupervised &&
    !flags.includes('--inspect')
  )
}

/** Find the bundle of the current sources, or create it. */
async function findBundle() {
  // All sources except browser code.
  const sources = readdirSync(path.join(root, 'src'), { recursive: true })
    .map(file => path.join('src', file))
    .filter(file => /(?<!\.test)\.ts$/.test(file))
    .filter(file => !/[\\/](?:client|worker|e2e|bench)[\\/]/.test(file))
  const bundle = path.join(bundles, hashSources(sources))
  if (!isIntact(bundle)) {
    // The program, and modules that are loaded by file name.
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

/** Whether a bundle exists and all its files are as written. */
function isIntact(bundle) {
  try {
    const listed = readFileSync(path.join(bundle, checksumsFile), 'utf8')
    return listed === listChecksums(bundle)
  } catch {
    return false
  }
}

function listChecksums(bundle) {
  const names = readdirSync(bundle).filter(name => name.endsWith('.mjs'))
  const checksums = names
    .sort()
    .map(name => [name, crc32(readFileSync(path.join(bundle, name)))])
  return JSON.stringify(Object.fromEntries(checksums), null, 1)
}

/** Write the bundle atomically, because several processes may start at once. */
async function createBundle(bundle, entries) {
  const { build } = await import('esbuild')
  await mkdir(bundles, { recursive: true }).catch(async () => {
    // A file has its name.
    await rm(bundles, { force: true })
    await mkdir(bundles, { recursive: true })
  })
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
    // Bundled CommonJS packages need `require`.
    banner: {
      js: "import { createRequire as createBundleRequire } from 'node:module'; const require = createBundleRequire(import.meta.url);"
    },
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'error'
  })
  await writeFile(path.join(draft, checksumsFile), listChecksums(draft))
  // A temporary folder is private, but other users may run the program, too.
  await chmod(draft, 0o777 & ~process.umask())
  await rename(draft, bundle).catch(async () => {
    if (isIntact(bundle)) return rm(draft, { recursive: true })
    await removeFolder(bundle)
    await rename(draft, bundle)
  })
  await removeOld(bundle)
}

/** Don't bundle any other packages. */
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
 * Remove bundles older than a week. Keep newer ones, because a development server
 * can run for days and loads parts of its bundle late. Other processes may be
 * removing the same bundles.
 */
async function removeOld(bundle) {
  for (const name of await readdir(bundles)) {
    const folder = path.join(bundles, name)
    const stats = statSync(folder, { throwIfNoEntry: false })
    if (folder === bundle || stats === undefined) continue
    if (Date.now() - stats.mtimeMs > WEEK) await removeFolder(folder)
  }
}

/** Remove a folder, or a file in its place. */
function removeFolder(folder) {
  return rm(folder, { recursive: true, force: true })
}
