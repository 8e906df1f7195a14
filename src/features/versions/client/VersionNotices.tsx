import { usePage } from '../../../core/client/state/PageContext.tsx'
import { useSite } from '../../../core/client/state/siteContext.tsx'
import { Notice } from '../../../core/client/ui/Notice.tsx'
import { fillText, formatText } from '../../../core/model/fillText.ts'
import type { DocsVersion } from '../../../core/model/site.ts'
import * as texts from '../../../core/model/texts.ts'
import { storeVersion } from './preferredVersion.ts'
import styles from './VersionNotices.module.css'

/** Show a doc's version if there are several (behavior 2.5.9). */
export function VersionBadge() {
  const version = useVersion()
  return version?.badge ? (
    <span className={styles.badge}>
      {formatText(texts.versionBadge, { versionLabel: version.label })}
    </span>
  ) : null
}

function useVersion(): DocsVersion | undefined {
  const { route } = usePage().page
  const name = 'version' in route ? route.version : undefined
  return useSite().versions.find(version => version.name === name)
}

const NOTICES = {
  unreleased: texts.unreleasedVersion,
  unmaintained: texts.unmaintainedVersion
} as const

/**
 * Warn readers that a doc isn't from the latest version, and link to that
 * (behavior 2.5.9). Renders nothing for versions without a banner.
 */
export function VersionBanner() {
  const site = useSite()
  const { route } = usePage().page
  const version = useVersion()
  const latest = site.versions.find(({ isLast }) => isLast)
  if (version === undefined || version.banner === 'none') return null
  return (
    <Notice label={texts.version}>
      <p>
        {formatText(NOTICES[version.banner], {
          siteTitle: site.title,
          versionLabel: version.label
        })}
      </p>
      {latest !== undefined && (
        <p>
          {fillText(texts.latestVersionSuggestion, {
            versionLabel: latest.label,
            latestVersionLink: (
              <b key="link">
                <a
                  href={route.versions?.[latest.name] ?? latest.mainDocHref}
                  onClick={() => storeVersion(site, latest.name)}
                >
                  {texts.latestVersion}
                </a>
              </b>
            )
          })}
        </p>
      )}
    </Notice>
  )
}
