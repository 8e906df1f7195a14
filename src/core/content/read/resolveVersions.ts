import { SiteError } from '../../model/errors.ts'
import type { ParsedSiteConfig, VersionConfig } from '../schema/siteConfig.ts'

type DocsConfig = Pick<ParsedSiteConfig['docs'], 'versions' | 'lastVersion'>

/** The versions in the content folder. */
interface DetectedVersions {
  /** Names in `versions.json`, newest first. */
  readonly names: readonly string[]
  /** Whether `docs/` exists, the unreleased version. */
  readonly hasCurrent: boolean
}

/**
 * Resolve the docs versions: those of the configuration, otherwise those in
 * `versions.json`, otherwise the one in `docs/`.
 *
 * The last version is at `/docs`. Versions before it in the list are unreleased,
 * those after it are no longer maintained (behavior 2.5.9).
 *
 * @returns in the order of the configuration, or newest first
 * @throws SiteError if the configured last version doesn't exist
 */
export function resolveVersions(
  docs: DocsConfig,
  found: DetectedVersions
): readonly VersionConfig[] {
  const written = docs.versions ?? createDetectedVersions(found)
  const last = findLastVersion(written, docs.lastVersion)
  return written.map((version, index) =>
    completeVersion(version, {
      isLast: index === last,
      isNewer: index < last,
      count: written.length
    })
  )
}

type ConfiguredVersion = NonNullable<DocsConfig['versions']>[number]

function createDetectedVersions({
  names,
  hasCurrent
}: DetectedVersions): readonly ConfiguredVersion[] {
  const released = names.map(name => ({ name }))
  return hasCurrent || released.length === 0
    ? [{ name: 'current' }, ...released]
    : released
}

/** The configured one, otherwise one with an empty path, otherwise the newest. */
function findLastVersion(
  versions: readonly ConfiguredVersion[],
  lastVersion: string | undefined
): number {
  if (lastVersion !== undefined) {
    const named = versions.findIndex(({ name }) => name === lastVersion)
    if (named >= 0) return named
    throw new SiteError(`There is no docs version "${lastVersion}".`, {
      place: { file: 'site.ts' },
      remedy: `Set docs.lastVersion to one of ${versions.map(({ name }) => name).join(', ')}.`
    })
  }
  const rooted = versions.findIndex(({ path }) => path === '')
  if (rooted >= 0) return rooted
  const released = versions.findIndex(({ name }) => name !== 'current')
  return Math.max(released, 0)
}

function completeVersion(
  version: ConfiguredVersion,
  position: {
    readonly isLast: boolean
    readonly isNewer: boolean
    readonly count: number
  }
): VersionConfig {
  const { name } = version
  const isCurrent = name === 'current'
  const folder =
    version.folder ?? (isCurrent ? 'docs' : `versioned_docs/version-${name}`)
  const banner = position.isNewer ? 'unreleased' : 'unmaintained'
  return {
    name,
    folder,
    label: version.label ?? (isCurrent ? 'Next' : name),
    path: version.path ?? (position.isLast ? '' : isCurrent ? 'next' : name),
    sidebars:
      version.sidebars?.replace(/\.(?:[cm]?[jt]s|json)$/, '') ??
      (folder === 'docs'
        ? 'sidebars'
        : `versioned_sidebars/version-${name}-sidebars`),
    banner: version.banner ?? (position.isLast ? 'none' : banner),
    badge: version.badge ?? position.count > 1,
    isLast: position.isLast
  }
}
