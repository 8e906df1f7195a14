/**
 * Bundle the generator: its TypeScript, and the packages that every build loads.
 * In a checkout, this happens once per state of the sources, because compiling 300
 * files at every start would take 2 seconds.
 *
 * `runGenerator.mjs` calls it; run it to bundle in advance.
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
import { fileURLToPath } from 'node:url'
import { crc32 } from 'node:zlib'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Contains a folder for each bundle. */
const bundles = path.join(root, 'node_modules/.cache/generator')

/**
 * Modules that are loaded by their file names. So are bundler loaders and the
 * modules of threads, which are called `…Loader.ts` and `…Thread.ts`.
 */
const entries = [
  'src/cli.ts',
  'src/features.ts',
  'src/index.ts',
  'src/testing.ts',
  'src/core/run/superviseBuild.ts'
].map(file => path.normalize(file))

/** Folders of browser code, browser tests and benchmarks. */
const otherFolders = new Set(['client', 'worker', 'e2e', 'bench'])

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

if (process.argv[1] === fileURLToPath(import.meta.url)) await findBundle()

/**
 * Find the bundle of the current sources, or create it.
 *
 * @returns its folder, absolute
 */
export async function findBundle() {
  const sources = listSources()
  const bundle = path.join(bundles, hashSources(sources))
  if (!isIntact(bundle)) await createBundle(bundle, sources.filter(isEntry))
  return bundle
}

/** List all sources except browser code, relative to the root. */
function listSources() {
  return readdirSync(path.join(root, 'src'), { recursive: true })
    .map(file => path.join('src', file))
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter(file => !file.split(path.sep).some(name => otherFolders.has(name)))
}

/**
 * Write the bundle that a package contains.
 *
 * @param folder absolute; replaced
 * @returns names of the packages that the bundle imports
 */
export async function writeBundle(folder) {
  await rm(folder, { recursive: true, force: true })
  const metafile = await bundleSources(folder, listSources().filter(isEntry), {
    sourcemap: false
  })
  const imports = Object.values(metafile.outputs).flatMap(each => each.imports)
  return imports.filter(each => each.external).map(each => each.path)
}

/** Whether a module is loaded by its file name. */
function isEntry(file) {
  return (
    entries.includes(file) ||
    file.endsWith('Loader.ts') ||
    file.endsWith('Thread.ts')
  )
}

function hashSources(sources) {
  const digest = createHash('sha256')
  const own = ['scripts/buildGenerator.mjs', 'rspack.config.ts']
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
  await mkdir(bundles, { recursive: true }).catch(async () => {
    // A file has its name.
    await rm(bundles, { force: true })
    await mkdir(bundles, { recursive: true })
  })
  const draft = await mkdtemp(path.join(bundles, 'draft-'))
  await bundleSources(draft, entries, { sourcemap: 'linked' })
  // A temporary folder is private, but other users may run the program, too.
  await chmod(draft, 0o777 & ~process.umask())
  await rename(draft, bundle).catch(async () => {
    if (isIntact(bundle)) return rm(draft, { recursive: true })
    await removeFolder(bundle)
    await rename(draft, bundle)
  })
  await removeOld(bundle)
}

/**
 * Bundle the sources into a folder, with a list of checksums.
 *
 * @returns esbuild's metafile
 */
async function bundleSources(folder, entries, options) {
  const { build } = await import('esbuild')
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: folder,
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
    sourcesContent: false,
    metafile: true,
    logLevel: 'error',
    ...options
  })
  await writeFile(path.join(folder, checksumsFile), listChecksums(folder))
  return metafile
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
