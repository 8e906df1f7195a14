import { DiagnosticError } from '../../model/diagnostic.ts'
import { findRepeated } from '../../model/groupBy.ts'
import type { ParsedSiteConfig, VersionConfig } from '../schema/siteConfig.ts'
import { createFileLocator, type SourceLocator } from '../sourceLocator.ts'

type DocsConfig = Pick<ParsedSiteConfig['docs'], 'versions' | 'lastVersion'>

/** The versions in the content folder. */
interface DetectedVersions {
  /** Names in `versions.json`, newest first. */
  readonly names: readonly string[]
  /** The unreleased version, if its folder exists. */
  readonly current?: {
    /** Usually `docs`. */
    readonly folder: string
    readonly sidebars?: string | undefined
  }
}

/**
 * Resolve the docs versions: those of the configuration, otherwise those in
 * `versions.json` and the current docs, otherwise only these.
 *
 * The last version is at `/docs`. Versions before it in the list are unreleased,
 * those after it are no longer maintained (behavior 2.5.9).
 *
 * @returns in the order of the configuration, or newest first
 * @throws DiagnosticError if the last version doesn't exist, or two share a path
 */
export function resolveVersions(
  docs: DocsConfig,
  found: DetectedVersions,
  locator: SourceLocator = createFileLocator('site.ts')
): readonly VersionConfig[] {
  const entries = docs.versions ?? createDetectedVersions(found)
  const last = findLastVersionIndex(entries, docs.lastVersion, locator)
  const versions = entries.map((version, index) =>
    completeVersion(version, last - index, entries.length)
  )
  const [repeated] = findRepeated(versions, version => version.path)
  if (repeated === undefined) return versions
  const { item, first, index } = repeated
  throw new DiagnosticError({
    message: `The docs versions "${first.name}" and "${item.name}" have the path "${item.path}".`,
    place: locator.findValue(['docs', 'versions', index, 'path']),
    hint: 'Set a different path for each entry of docs.versions.'
  })
}

type ConfiguredVersion = NonNullable<DocsConfig['versions']>[number]

function createDetectedVersions({
  names,
  current
}: DetectedVersions): readonly ConfiguredVersion[] {
  const released = names.map(name => ({ name }))
  if (current === undefined) {
    return released.length === 0 ? [{ name: 'current' }] : released
  }
  const { folder, sidebars = 'sidebars' } = current
  return [{ name: 'current', folder, sidebars }, ...released]
}

/** The configured one, otherwise one with an empty path, otherwise the newest. */
function findLastVersionIndex(
  versions: readonly ConfiguredVersion[],
  lastVersion: string | undefined,
  locator: SourceLocator
): number {
  const names = versions.map(({ name }) => name)
  if (lastVersion === undefined) {
    const rooted = versions.findIndex(({ path }) => path === '')
    const released = names.findIndex(name => name !== 'current')
    return rooted >= 0 ? rooted : Math.max(released, 0)
  }
  if (names.includes(lastVersion)) return names.indexOf(lastVersion)
  throw new DiagnosticError({
    message: `There is no docs version "${lastVersion}".`,
    place: locator.findValue(['docs', 'lastVersion']),
    hint: `Set docs.lastVersion to one of ${names.join(', ')}.`
  })
}

/**
 * @param lead number of versions between this one and the last; negative for
 * versions that aren't maintained
 */
function completeVersion(
  version: ConfiguredVersion,
  lead: number,
  count: number
): VersionConfig {
  const { name } = version
  const isLast = lead === 0
  const isCurrent = name === 'current'
  const folder =
    version.folder ?? (isCurrent ? 'docs' : `versioned_docs/version-${name}`)
  return {
    name,
    folder,
    label: version.label ?? (isCurrent ? 'Next' : name),
    path: version.path ?? (isLast ? '' : isCurrent ? 'next' : name),
    sidebars:
      version.sidebars?.replace(/\.(?:[cm]?[jt]s|json)$/, '') ??
      (folder === 'docs'
        ? 'sidebars'
        : `versioned_sidebars/version-${name}-sidebars`),
    banner:
      version.banner ??
      (isLast ? 'none' : lead > 0 ? 'unreleased' : 'unmaintained'),
    badge: version.badge ?? count > 1,
    isLast
  }
}
