import type { MarkdownFinding } from '../../markdown/markdownContext.ts'

/** Rename the files in findings. */
export function mapFindingFiles(
  findings: readonly MarkdownFinding[],
  rename: (file: string) => string
): readonly MarkdownFinding[] {
  return findings.map(finding => ({ ...finding, file: rename(finding.file) }))
}
