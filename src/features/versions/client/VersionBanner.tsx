import styles from '../../../core/client/pages/PageNotice.module.css'
import { useSite } from '../../../core/client/state/siteContext.tsx'
import { fillText, formatText } from '../../../core/model/fillText.ts'
import type { DocRoute } from '../../../core/model/route.ts'
import * as texts from '../../../core/model/texts.ts'
import { rememberVersion } from './preferredVersion.ts'

const NOTICES = {
  unreleased: texts.unreleasedVersion,
  unmaintained: texts.unmaintainedVersion
} as const

/**
 * Tell readers that a doc is not of the latest version, and link to the latest
 * (behaviour 2.5.9). Renders nothing for versions without a banner.
 *
 * @param versions the same page in other versions: name to address
 */
export function VersionBanner({
  name,
  versions
}: {
  readonly name: string
  readonly versions: DocRoute['versions']
}) {
  const site = useSite()
  const version = site.versions.find(candidate => candidate.name === name)
  const latest = site.versions.find(({ isLast }) => isLast)
  if (version === undefined || version.banner === 'none') return null
  return (
    <aside aria-label={texts.version} className={styles.notice}>
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
                  href={versions?.[latest.name] ?? latest.mainDocHref}
                  onClick={() => rememberVersion(site, latest.name)}
                >
                  {texts.latestVersion}
                </a>
              </b>
            )
          })}
        </p>
      )}
    </aside>
  )
}
