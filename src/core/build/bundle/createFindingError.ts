import path from 'node:path'
import type { MarkdownFinding } from '../../markdown/markdownContext.ts'
import { SiteError } from '../../model/errors.ts'

/** Turn a finding of the Markdown compiler into an error for authors. */
export function createFindingError(
  finding: MarkdownFinding,
  contentDir: string
): SiteError {
  return new SiteError(finding.message, {
    place: {
      file: path.relative(contentDir, finding.file),
      line: finding.line,
      column: finding.column
    },
    remedy: finding.remedy
  })
}
