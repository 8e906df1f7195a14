import { removeCut } from '../../../core/markdown/elements/findFences.ts'
import type { Sample } from './parseSamples.ts'

/**
 * Find samples that have the same title as an earlier sample, but different code.
 *
 * A title is the path of a file, so readers expect samples with the same title to
 * show the same file. For another state of a file, add its name in parentheses.
 *
 * @returns messages with positions
 */
export function findTitleConflicts(
  samples: readonly Sample[]
): readonly string[] {
  const firsts = new Map<string, Sample>()
  return samples.flatMap(sample => {
    const { title, file, fenceLine } = sample
    if (title === undefined) return []
    const first = firsts.get(title) ?? sample
    firsts.set(title, first)
    if (readVisibleCode(first) === readVisibleCode(sample)) return []
    const other = `${first.file}:${first.fenceLine}`
    return `${file}:${fenceLine}:1 "${title}" has different code in ${other}. Show the same code, or add the state of the file in parentheses: "${title} (mobile)".`
  })
}

/** The visible code of a sample, trimmed. */
function readVisibleCode({ lines, indent }: Sample): string {
  const margin = new RegExp(`^ {0,${indent}}`)
  const code = lines.map(line => line.replace(margin, '')).join('\n')
  return removeCut(code).trim()
}
