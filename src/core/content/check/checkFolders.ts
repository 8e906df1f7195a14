import type { Dirent } from 'node:fs'
import { existsSync, readFileSync } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import path from 'node:path'
import { type Diagnostic, DiagnosticError } from '../../model/diagnostic.ts'
import type { DocSource } from '../content.ts'
import type { ContentLayout } from '../contentDialect.ts'
import { findExtension, findPackageName } from '../findExtension.ts'
import type { ResolvedSiteConfig } from '../schema/siteConfig.ts'
import { isWithinSite } from '../siteBounds.ts'
import type { SourceLocator, ValuePath } from '../sourceLocator.ts'
import { hasDefaultExport } from './scriptLocator.ts'

/** A loaded site file and the content folder it configures. */
interface LoadedSite {
  /** Absolute. */
  readonly contentDir: string
  readonly config: ResolvedSiteConfig
  readonly siteLocator: SourceLocator
}

/** Files and folders to read besides the docs. */
const CONTENT_NAMES = ['blog', 'i18n', 'index.mdx', 'index.md']

/**
 * Refuse symbolic links that point outside the site; their targets would be
 * published as pages. Links in other folders are checked when they're copied or
 * read.
 *
 * @throws DiagnosticError
 */
export async function assertFilesWithinSite(
  { contentDir, hasDocsOnly }: ContentLayout,
  docsFolders: readonly string[]
): Promise<void> {
  const names = [...docsFolders, ...(hasDocsOnly ? [] : CONTENT_NAMES)]
  const check: CheckEntry = (file, entry) =>
    entry.isSymbolicLink() &&
    !isWithinSite(path.join(contentDir, file), contentDir, docsFolders)
      ? [describeSymbolicLink(file)]
      : []
  const found = await Promise.all(
    names.map(async name => {
      const entry = await lstat(path.join(contentDir, name)).catch(
        () => undefined
      )
      const own = entry === undefined ? [] : check(name, entry)
      return own.length > 0 ? own : findOutsideLinks(contentDir, name, check)
    })
  )
  const diagnostics = found.flat()
  if (diagnostics.length > 0) throw new DiagnosticError(diagnostics)
}

/** @param file relative to the root */
type CheckEntry = (
  file: string,
  entry: Pick<Dirent, 'isSymbolicLink'>
) => readonly Diagnostic[]

async function findOutsideLinks(
  contentDir: string,
  folder: string,
  check: CheckEntry
): Promise<readonly Diagnostic[]> {
  const entries = await readdir(path.join(contentDir, folder), {
    withFileTypes: true
  }).catch(() => [])
  const found = await Promise.all(
    entries.map(entry => {
      const file = path.posix.join(folder, entry.name)
      if (/(?:^|\/)\.|^(?:static|declarations|node_modules)$/.test(file))
        return []
      return entry.isDirectory()
        ? findOutsideLinks(contentDir, file, check)
        : check(file, entry)
    })
  )
  return found.flat()
}

function describeSymbolicLink(file: string): Diagnostic {
  return {
    severity: 'error',
    message: 'This symbolic link points outside the website.',
    place: { file },
    hint: 'Replace it with a copy of the file, or remove it.'
  }
}

/** Find versions without docs; each needs at least one (behavior 8.13). */
export function findMissingDocs(
  docs: readonly DocSource[],
  { contentDir, config, siteLocator }: LoadedSite
): readonly Diagnostic[] {
  const nonEmpty = new Set(docs.map(({ version }) => version))
  const isListed = existsSync(path.join(contentDir, 'versions.json'))
  return config.docs.versions.flatMap(({ name, folder }, index) => {
    if (nonEmpty.has(name)) return []
    const place = siteLocator.findValue(['docs', 'versions', index])
    const file = folder === 'docs' ? folder : isListed && 'versions.json'
    return [
      {
        severity: 'error',
        message: `Docs version "${name}" has no docs!`,
        place: file ? { file } : place,
        hint: `At least one doc should exist at "${folder}". Files whose names start with "_" are partials, not docs.`
      }
    ]
  })
}

/**
 * Find modules in `site.ts` that don't exist, and components without a default
 * export.
 */
export function checkExtensions({
  contentDir,
  config,
  siteLocator
}: LoadedSite): readonly Diagnostic[] {
  return listModules(config).flatMap(([name, at]) => {
    const found = findExtension(name, contentDir)
    if (found === undefined) {
      return [
        {
          severity: 'error',
          message: `Can't find the module "${name}".`,
          place: siteLocator.findValue(at),
          hint: name.startsWith('.')
            ? 'Correct the path, which is relative to the content folder.'
            : `Start the path of a file with "./", or install the package: npm install ${findPackageName(name)}.`
        }
      ]
    }
    const isScript = /\.[cm]?[jt]sx?$/.test(found.file)
    if (at[0] !== 'components' || found.isPackage || !isScript) return []
    if (hasDefaultExport(readFileSync(found.file, 'utf8'))) return []
    return [
      {
        severity: 'error',
        message: 'The file has no default export.',
        place: { file: path.relative(contentDir, found.file) },
        hint: `Add "export default" before the component ${at[1]}.`
      }
    ]
  })
}

function listModules(
  config: ResolvedSiteConfig
): readonly (readonly [string, ValuePath])[] {
  const plugins = (['remarkPlugins', 'rehypePlugins'] as const).flatMap(key =>
    config[key].map((plugin, index) =>
      typeof plugin === 'string'
        ? ([plugin, [key, index]] as const)
        : ([plugin[0], [key, index, 0]] as const)
    )
  )
  const components = Object.entries(config.components).map(
    ([name, module]) => [module, ['components', name]] as const
  )
  return [...plugins, ...components]
}
