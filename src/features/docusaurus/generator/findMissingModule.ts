import { dirname, join, relative, resolve } from 'node:path'
import {
  exists,
  isFile,
  readObserved
} from '../../../core/build/store/observedFiles.ts'
import { listPackageFolders } from '../../../core/content/findExtension.ts'
import { type Counterparts, isForeign } from './counterparts.ts'

/** An import that leads nowhere. */
export interface MissingModule {
  /** As it is written. */
  readonly name: string
  /** What is wanted of it, where there is a module and that is not in it. */
  readonly lacking?: string
  /** The component that imports it, relative to the content folder. */
  readonly importer?: string
}

/** An import, and the names that it wants besides the default. */
interface WrittenImport {
  readonly source: string
  readonly names: readonly string[]
}

const ENDINGS = ['', '.ts', '.tsx', '.js', '.jsx', '.json', '.mdx', '.md']
const INDEXES = ['/index.ts', '/index.tsx', '/index.js', '/index.jsx']
const SCRIPT = /\.[cm]?[jt]sx?$/

/**
 * Find the first import that leads nowhere, of a module or of what it imports in
 * turn. Packages are looked for, not looked into.
 *
 * @param importer absolute paths; modules that aren't looked for
 * @param seen files that were looked into
 */
export function findMissingModule(
  { source, names }: WrittenImport,
  importer: {
    readonly file: string
    readonly contentDir: string
    readonly counterparts: Counterparts
  },
  seen = new Set<string>()
): MissingModule | undefined {
  const name = source.replace(/^.*!/, '').replace(/\?.*$/, '')
  const { file, contentDir } = importer
  const isPath = /^\.{0,2}\/|^\.\.?$/.test(name) || name.startsWith('@site/')
  if (!isPath) {
    const counterpart = importer.counterparts.get(name)
    if (counterpart !== undefined) {
      const lacking = findLacking(counterpart, names)
      return lacking === undefined ? undefined : { name, lacking }
    }
    const isThere =
      (isForeign(name) && findThemeFile(name, contentDir) !== undefined) ||
      listPackageFolders(name, dirname(file)).some(exists)
    return isThere ? undefined : { name }
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
 * Find the file that a component of a swizzled theme is in.
 *
 * @returns its path as `@site/…`
 */
export function findThemeFile(
  source: string,
  contentDir: string
): string | undefined {
  const name = /^@theme\/(.+)$/.exec(source)?.[1]
  const folder = join(contentDir, 'src/theme')
  if (name === undefined || !exists(folder)) return undefined
  const found = findScript(join(folder, name))
  return found && `@site/${relative(contentDir, found)}`
}

/**
 * Resolve a path from the site's root folder, as `@site/x` or `/x`.
 *
 * @returns undefined for other paths
 */
export function resolveSitePath(
  path: string,
  contentDir: string
): string | undefined {
  const inside = /^(?:@site)?\/(.*)$/.exec(path)?.[1]
  return inside === undefined ? undefined : join(contentDir, inside)
}

/** Find the first name that the counterpart of a module does not export. */
function findLacking(
  file: string,
  wanted: readonly string[]
): string | undefined {
  if (wanted.length === 0) return undefined
  const source = readObserved(file).toString('utf8')
  return wanted.find(
    each =>
      !new RegExp(
        `export (?:(?:async )?function|const) ${each}\\b|export \\{[^}]*\\b${each}\\b`
      ).test(source)
  )
}

/** Find a file by a name that may lack its ending. */
export function findScript(target: string): string | undefined {
  return [...ENDINGS, ...INDEXES]
    .map(ending => `${target}${ending}`)
    .find(isFile)
}

/** What a script imports when it runs: types are left out. */
function listImports(file: string): readonly WrittenImport[] {
  const source = readObserved(file)
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

/** The names between the braces of an import. */
function listNames(statement: string): readonly string[] {
  const braces = /\{([^}]*)\}/.exec(statement)?.[1] ?? ''
  return braces.split(',').flatMap(part => {
    const name = part.trim().split(/\s+as\s+/)[0] ?? ''
    return /^\w+$/.test(name) ? [name] : []
  })
}
