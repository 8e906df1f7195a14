import { SiteError } from '../../model/errors.ts'
import type { ParsedSiteConfig } from '../schema/siteConfig.ts'
import type { VersionConfig } from '../schema/versionConfig.ts'

type DocsConfig = Pick<ParsedSiteConfig['docs'], 'versions' | 'lastVersion'>

/** The versions that the content folder shows, where no setting names them. */
interface FoundVersions {
  /** Names in `versions.json`, newest first. */
  readonly names: readonly string[]
  /** Whether `docs/` is there, the version that is being written. */
  readonly hasCurrent: boolean
}

/**
 * Resolve the docs versions: those of the configuration, else those that
 * `versions.json` names, else the one in `docs/`.
 *
 * The last version lives at `/docs` itself. Versions before it are unreleased,
 * those after it are no longer maintained (behavior 2.5.9).
 *
 * @returns in the order of the configuration, or newest first
 * @throws SiteError when the last one does not exist
 */
export function resolveVersions(
  docs: DocsConfig,
  found: FoundVersions
): readonly VersionConfig[] {
  const written = docs.versions ?? createFoundVersions(found)
  const last = findLast(written, docs.lastVersion)
  return written.map((version, index) =>
    completeVersion(version, {
      isLast: index === last,
      isNewer: index < last,
      count: written.length
    })
  )
}

type WrittenVersion = NonNullable<DocsConfig['versions']>[number]

function createFoundVersions({
  names,
  hasCurrent
}: FoundVersions): readonly WrittenVersion[] {
  const released = names.map(name => ({ name }))
  return hasCurrent || released.length === 0
    ? [{ name: 'current' }, ...released]
    : released
}

/** Named, else the one whose path is empty, else the newest release. */
function findLast(
  versions: readonly WrittenVersion[],
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
  version: WrittenVersion,
  place: {
    readonly isLast: boolean
    readonly isNewer: boolean
    readonly count: number
  }
): VersionConfig {
  const { name } = version
  const isCurrent = name === 'current'
  const folder =
    version.folder ?? (isCurrent ? 'docs' : `versioned_docs/version-${name}`)
  const banner = place.isNewer ? 'unreleased' : 'unmaintained'
  return {
    name,
    folder,
    label: version.label ?? (isCurrent ? 'Next' : name),
    path: version.path ?? (place.isLast ? '' : isCurrent ? 'next' : name),
    sidebars:
      version.sidebars?.replace(/\.(?:[cm]?[jt]s|json)$/, '') ??
      (folder === 'docs'
        ? 'sidebars'
        : `versioned_sidebars/version-${name}-sidebars`),
    banner: version.banner ?? (place.isLast ? 'none' : banner),
    badge: version.badge ?? place.count > 1,
    isLast: place.isLast
  }
}
