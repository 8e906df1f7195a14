import { removeCut } from '../../../core/markdown/removeCut.ts'
import type { Sample } from './parseSamples.ts'

/**
 * Find samples whose title is that of an earlier sample with other lines.
 *
 * A title is the path of a file, so readers who go from page to page take two
 * samples of one title for the same file. Another state of a file says which,
 * in brackets after the path, and thereby has another title.
 *
 * @returns messages, each at its sample's place
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
    if (readVisible(first) === readVisible(sample)) return []
    const other = `${first.file}:${first.fenceLine}`
    return `${file}:${fenceLine}:1 "${title}" has other lines in ${other}. Show the same lines, or say in brackets which state of the file this is: "${title} (mobile)".`
  })
}

/** The visible lines of a sample, without blank lines at its ends. */
function readVisible({ lines, indent }: Sample): string {
  const margin = new RegExp(`^ {0,${indent}}`)
  const code = lines.map(line => line.replace(margin, '')).join('\n')
  return removeCut(code).trim()
}
