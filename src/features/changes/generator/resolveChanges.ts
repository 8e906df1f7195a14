import path from 'node:path'
import type { Content } from '../../../core/content/content.ts'
import type { Diagnostic } from '../../../core/model/diagnostic.ts'
import {
  readTracked,
  trackIsFile
} from '../../../core/platform/cache/trackedFiles.ts'
import type { Site, SiteDraft, SitePart } from '../../../core/site/site.ts'
import { parseRecord, type ReleaseRecord } from './releaseRecord.ts'

/** The file in the content folder that records releases. */
export const RECORD_FILE = 'changes.lock'

const RECORD_HINT = 'Record the published state: npm run build -- --add-release'

declare module '../../../index.ts' {
  interface SiteData {
    /** Absent if no release is recorded. */
    readonly changes?: ReleaseRecord
  }
}

/** Locate the record of a site. */
export function locateRecord({ contentDir }: Pick<Content, 'contentDir'>) {
  return path.join(contentDir, RECORD_FILE)
}

/** Read the recorded releases, and tell browsers the name of the newest one. */
export function resolveChanges({ content }: SiteDraft): SitePart {
  const file = locateRecord(content)
  if (!trackIsFile(file)) return {}
  try {
    const changes = parseRecord(readTracked(file).toString())
    return {
      data: { changes },
      client: { release: changes.releases[0]?.name ?? '' }
    }
  } catch (cause) {
    return { diagnostics: [describeDamage(cause)] }
  }
}

/**
 * Report that no release is recorded, unless this build records the first one. The
 * site of the first locale stands for all.
 */
export function checkRecord(
  { client, content, data }: Site,
  isRecording: boolean
): readonly Diagnostic[] {
  const isFirst = client.locale.name === client.locales[0]?.name
  if (data.changes !== undefined || isRecording || !isFirst) return []
  return [
    {
      severity: 'warning',
      message: 'No release is recorded, so no text is new to anybody.',
      place: content.siteLocator.findKey(['changes']),
      hint: RECORD_HINT
    }
  ]
}

function describeDamage(cause: unknown): Diagnostic {
  return {
    severity: 'error',
    message: 'The record of releases is damaged.',
    place: { file: RECORD_FILE },
    hint: `Restore it from the repository. To start again, delete it. ${RECORD_HINT}`,
    cause
  }
}
