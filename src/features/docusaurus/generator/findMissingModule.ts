import { dirname, join, relative, resolve } from 'node:path'
import { listPackageFolders } from '../../../core/content/findSiteModule.ts'
import {
  readTracked,
  trackExists,
  trackIsFile
} from '../../../core/platform/cache/trackedFiles.ts'
import { isDocusaurusModule, type Replacements } from './replacements.ts'

/** An import that can't be resolved. */
export interface MissingModule {
  /** As written, followed by the missing export if the module exists. */
  readonly name: string
  /** The component that imports it, relative to the content folder. */
  readonly importer?: string
}

/** An import with its named imports. */
interface ImportSource {
  readonly source: string
  readonly names: readonly string[]
}

const EXTENSIONS = ['', '.ts', '.tsx', '.js', '.jsx', '.json', '.mdx', '.md']
const INDEXES = ['/index.ts', '/index.tsx', '/index.js', '/index.jsx']
const SCRIPT = /\.[cm]?[jt]sx?$/

/**
 * Find the first import that can't be resolved, in a module or its transitive
 * imports. Packages must exist, but their imports aren't checked.
 *
 * @param importer paths are absolute
 * @param seen files that were checked already
 */
export function findMissingModule(
  { source, names }: ImportSource,
  importer: {
    readonly file: string
    readonly contentDir: string
    readonly replacements: Replacements
  },
  seen = new Set<string>()
): MissingModule | undefined {
  const name = source.replace(/^.*!/, '').replace(/\?.*$/, '')
  const { file, contentDir } = importer
  const isPath = /^\.{0,2}\/|^\.\.?$/.test(name) || name.startsWith('@site/')
  if (!isPath) {
    const replacement = importer.replacements.get(name)
    if (replacement !== undefined) {
      const lacking = names.find(each => !replacement.exports.includes(each))
      return lacking === undefined ? undefined : { name: `${name}: ${lacking}` }
    }
    const isFound =
      (isDocusaurusModule(name) &&
        findThemeFile(name, contentDir) !== undefined) ||
      listPackageFolders(name, dirname(file)).some(trackExists)
    return isFound ? undefined : { name }
  }
  const target =
    resolveSitePath(name, contentDir) ?? resolve(dirname(file), name)
  const found = findScript(target)
  if (found === undefined) return { name }
  if (/\.(?:scss|sass|less|styl)$/.test(found)) return { name }
  if (!SCRIPT.test(found) || seen.has(found)) return undefined
  seen.add(found)
  for (const inner of listImports(found)) {
    const missing = findMissingModule(inner, { ...importer, file: found }, seen)
    if (missing) return { importer: relative(contentDir, found), ...missing }
  }
  return undefined
}

/**
 * Find the file of a swizzled component.
 *
 * @returns its path as `@site/…`
 */
export function findThemeFile(
  source: string,
  contentDir: string
): string | undefined {
  const name = /^@theme\/(.+)$/.exec(source)?.[1]
  const folder = join(contentDir, 'src/theme')
  if (name === undefined || !trackExists(folder)) return undefined
  const found = findScript(join(folder, name))
  return found && `@site/${relative(contentDir, found)}`
}

/**
 * Resolve a path relative to the site's root folder: `@site/x` or `/x`.
 *
 * @returns undefined for other paths
 */
export function resolveSitePath(
  path: string,
  contentDir: string
): string | undefined {
  const relativePath = /^(?:@site)?\/(.*)$/.exec(path)?.[1]
  return relativePath === undefined ? undefined : join(contentDir, relativePath)
}

/** Find a file by a name that may lack its extension. */
export function findScript(target: string): string | undefined {
  return [...EXTENSIONS, ...INDEXES]
    .map(extension => `${target}${extension}`)
    .find(trackIsFile)
}

/** List the runtime imports of a script, without types. */
function listImports(file: string): readonly ImportSource[] {
  const source = readTracked(file)
    .toString('utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
  const imports = source.matchAll(
    /^\s*(?:import|export)\b(?!\s+type\b)[^'"`;=()]*?(?:\bfrom\s*)?(['"])([^'"\n]+)\1|\b(?:require|import)\(\s*(['"])([^'"\n]+)\3\s*\)/gm
  )
  return [...imports].map(([statement, , named, , called]) => ({
    source: named ?? called ?? '',
    names: listNames(statement)
  }))
}

/** List the names between the braces of an import. */
function listNames(statement: string): readonly string[] {
  const braces = /\{([^}]*)\}/.exec(statement)?.[1] ?? ''
  return braces.split(',').flatMap(part => {
    const name = part.trim().split(/\s+as\s+/)[0] ?? ''
    return /^\w+$/.test(name) ? [name] : []
  })
}
