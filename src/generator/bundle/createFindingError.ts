import path from 'node:path'
import { SiteError } from '../../model/errors.ts'
import type { MarkdownFinding } from '../markdown/markdownContext.ts'

/** Turn a finding of the Markdown compiler into an error for people. */
export function createFindingError(
  finding: MarkdownFinding,
  contentDir: string
): SiteError {
  return new SiteError(finding.message, {
    place: {
      file: path.relative(contentDir, finding.file),
      ...(finding.line === undefined ? {} : { line: finding.line }),
      ...(finding.column === undefined ? {} : { column: finding.column })
    },
    ...(finding.remedy === undefined ? {} : { remedy: finding.remedy })
  })
}
