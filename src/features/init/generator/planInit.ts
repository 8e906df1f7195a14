import { posix } from 'node:path'
import {
  printDockerfile,
  printGitIgnore,
  printPipeline,
  starterPages,
  typeSettings
} from './templates.ts'

/** What the folder contains. */
export interface FolderFacts {
  /** The folder's own name. */
  readonly name: string
  /** Files, relative to the folder, with forward slashes. */
  readonly files: readonly string[]
  /** A website of a generator whose websites can be built, if there is one. */
  readonly website?: Website | undefined
  /** `package.json`, if there is one. */
  readonly manifest?: Manifest | undefined
}

/** A website of another generator, which is built as it is. */
export interface Website {
  /** Relative to the working folder. */
  readonly folder: string
  /** Name of the generator. */
  readonly generator: string
}

/** The parts of a `package.json` that matter here; others are kept. */
export type Manifest = Readonly<{
  name?: string
  scripts?: Readonly<Record<string, string>>
  dependencies?: Readonly<Record<string, string>>
  devDependencies?: Readonly<Record<string, string>>
}>

/** What setting up a site does. */
export interface InitPlan {
  /** One sentence. */
  readonly found: string
  /** New files: path → text. None exists already. */
  readonly files: Readonly<Record<string, string>>
  /** The new `package.json`; undefined if nothing in it changes. */
  readonly manifest: Manifest | undefined
  /** Content folder, relative to the working folder. */
  readonly content: string
  /** The script that starts the development server. */
  readonly devScript: string
  /** What's left to do by hand; sentences. */
  readonly notes: readonly string[]
}

/** A kind of docs that a folder can contain. */
interface Source {
  readonly found: string
  /** Content folder, relative to the working folder. */
  readonly content: string
}

/**
 * Decide how to set up a site. Existing files are never changed, except
 * `package.json`, which gets scripts and the generator.
 *
 * @param version of the generator
 * @param title of the site, for a new one
 */
export function planInit(
  facts: FolderFacts,
  version: string,
  title: string
): InitPlan {
  const source = findSource(facts)
  const isNew = source === undefined
  const content = source?.content ?? 'content'
  // A folder with other files can use `dist` for something else.
  const isUsed = facts.manifest?.scripts?.build !== undefined
  const out = isNew && !isUsed ? 'dist' : 'dist-docs'
  const options = [
    ...(content === 'content' ? [] : ['--content', content]),
    ...(out === 'dist' ? [] : ['--out', out])
  ]
  const { manifest, devScript, buildScript } = planManifest(facts, {
    version,
    options
  })
  const added = {
    ...(isNew ? starterPages(title) : {}),
    ...(isNew && { 'tsconfig.json': typeSettings }),
    Dockerfile: printDockerfile({ buildScript, out }),
    '.dockerignore': `node_modules\n${out}\n`,
    '.gitignore': printGitIgnore(out),
    '.gitlab-ci.yml': printPipeline(buildScript, out)
  }
  return {
    found:
      source?.found ??
      'There are no docs yet, so the site starts with two pages.',
    files: Object.fromEntries(
      Object.entries(added).filter(([file]) => !facts.files.includes(file))
    ),
    manifest,
    content,
    devScript,
    notes:
      manifest !== undefined && facts.files.includes('.gitignore')
        ? [`Add ${out}/ and ${out}.*-*/ to .gitignore.`]
        : []
  }
}

/** Find docs that can be built as they are. The first kind that fits wins. */
function findSource({ files, website }: FolderFacts): Source | undefined {
  const site = files.find(file => /^(?:content\/)?site\.[cm]?[jt]s$/.test(file))
  if (site !== undefined) {
    const content = posix.dirname(site)
    return { content, found: `${site} exists, so this is a site already.` }
  }
  if (website !== undefined) {
    const { folder: content, generator } = website
    return {
      content,
      found: `The website in ${nameFolder(content)} is built as it is, with the feature "${generator}".`
    }
  }
  const vitepress = findConfig(
    files,
    /(?:^|\/)\.vitepress\/config\.[cm]?[jt]s$/
  )
  if (vitepress !== undefined) {
    const content = findStart(files, posix.dirname(posix.dirname(vitepress)))
    return {
      content,
      found: `${vitepress} belongs to a VitePress website. Its pages are in ${nameFolder(content)}; its configuration and its components aren't used.`
    }
  }
  const book = findConfig(files, /(?:^|\/)book\.toml$/)
  if (book !== undefined) {
    const content = posix.join(posix.dirname(book), 'src')
    return {
      content,
      found: `${book} belongs to an mdBook. Its pages are in ${nameFolder(content)}; the sidebar follows the folders instead of SUMMARY.md.`
    }
  }
  const content = ['content', 'docs', 'doc', 'documentation'].find(folder =>
    files.some(file => isPage(file) && file.startsWith(`${folder}/`))
  )
  if (content !== undefined) {
    return { content, found: `There are pages in ${nameFolder(content)}.` }
  }
  // A README alone doesn't make a folder of docs.
  const pages = files.filter(
    file => isPage(file) && !/^readme\.md$/i.test(file)
  )
  return pages.length === 0
    ? undefined
    : { content: '.', found: `There are pages in ${nameFolder('.')}.` }
}

/** Find the folder with the first page: a configuration can name one below its own. */
function findStart(files: readonly string[], folder: string): string {
  const starts = files.filter(
    file =>
      posix.basename(file) === 'index.md' &&
      (folder === '.' || file.startsWith(`${folder}/`))
  )
  const folders = starts.map(file => posix.dirname(file))
  return (
    folders.toSorted((one, other) => one.length - other.length)[0] ?? folder
  )
}

/** Find the outermost file whose path matches. */
function findConfig(
  files: readonly string[],
  pattern: RegExp
): string | undefined {
  return files
    .filter(file => pattern.test(file))
    .toSorted(
      (one, other) => one.split('/').length - other.split('/').length
    )[0]
}

function isPage(file: string): boolean {
  return /\.mdx?$/i.test(file)
}

function nameFolder(folder: string): string {
  return folder === '.' ? 'this folder' : `${folder}/`
}

/** Add scripts, under other names where those exist, and the generator. */
function planManifest(
  { name, manifest = { name: toPackageName(name) } }: FolderFacts,
  given: { readonly version: string; readonly options: readonly string[] }
) {
  const { scripts = {}, dependencies = {}, devDependencies = {} } = manifest
  const isInstalled = 'toolbox-docs' in { ...dependencies, ...devDependencies }
  const [own] = Object.entries(scripts).filter(([, text]) =>
    text.includes('toolbox-docs build')
  )
  if (own !== undefined && isInstalled) {
    const [buildScript] = own
    const devScript = buildScript.replace(/build$/, 'dev')
    return { buildScript, devScript, manifest: undefined }
  }
  const commands = ['dev', 'build', 'start'].map(command => ({
    command,
    text: ['toolbox-docs', command, ...given.options].join(' ')
  }))
  const isFree = commands.every(({ command }) => !(command in scripts))
  const names = (command: string) => (isFree ? command : `docs:${command}`)
  const added = Object.fromEntries(
    commands.map(({ command, text }) => [names(command), text])
  )
  return {
    devScript: names('dev'),
    buildScript: names('build'),
    manifest: {
      ...manifest,
      // Scripts that are there already stay as they are.
      scripts: { ...added, ...scripts },
      ...(isInstalled
        ? {}
        : {
            devDependencies: {
              ...devDependencies,
              'toolbox-docs': given.version
            }
          })
    }
  }
}

/** Turn a folder's name into one that npm accepts. */
function toPackageName(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[^a-z\d._-]+/g, '-')
      .replace(/^[._-]+|-+$/g, '') || 'docs'
  )
}
