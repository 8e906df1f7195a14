import { existsSync } from 'node:fs'
import path from 'node:path'
import { SiteError } from '../../model/errors.ts'
import type { DocSource } from '../content.ts'
import type { ResolvedSiteConfig } from '../schema/siteConfig.ts'
import type { SourceLocator } from '../sourceLocator.ts'

/** Find versions without docs; each needs at least one (behavior 8.13). */
export function findMissingDocs(
  docs: readonly DocSource[],
  site: {
    readonly folder: string
    readonly config: ResolvedSiteConfig
    readonly siteLocator: SourceLocator
  }
): readonly SiteError[] {
  const nonEmpty = new Set(docs.map(({ version }) => version))
  return site.config.docs.versions.flatMap(({ name, folder }, index) => {
    if (nonEmpty.has(name)) return []
    const place = site.siteLocator.findValue(['docs', 'versions', index])
    const isListed = existsSync(path.join(site.folder, 'versions.json'))
    return [
      new SiteError(`Docs version "${name}" has no docs!`, {
        place:
          folder === 'docs'
            ? { file: folder }
            : isListed
              ? { file: 'versions.json' }
              : place,
        remedy: `At least one doc should exist at "${folder}". Files whose names start with "_" are partials, not docs.`
      })
    ]
  })
}
