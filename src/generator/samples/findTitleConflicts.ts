import { removeCut } from '../markdown/code/removeCut.ts'
import type { Sample } from './parseSamples.ts'
import type { SampleFinding } from './resolveDiagnostic.ts'

/**
 * Find samples whose title is that of an earlier sample with other lines.
 *
 * A title is the path of a file, so readers who go from page to page take two
 * samples of one title for the same file. Another state of a file says which,
 * in brackets behind the path, and thereby has another title.
 */
export function findTitleConflicts(
  samples: readonly Sample[]
): readonly SampleFinding[] {
  const firsts = new Map<string, Sample>()
  return samples.flatMap(sample => {
    const { title } = sample
    if (title === undefined) return []
    const first = firsts.get(title)
    if (first === undefined) firsts.set(title, sample)
    if (first === undefined || readVisible(first) === readVisible(sample)) {
      return []
    }
    return [createFinding(sample, title, first)]
  })
}

/** What readers see of a sample, without blank lines at its ends. */
function readVisible({ lines }: Sample): string {
  return removeCut(lines.join('\n')).trim()
}

function createFinding(
  sample: Sample,
  title: string,
  first: Sample
): SampleFinding {
  return {
    file: sample.file,
    line: sample.fenceLine,
    column: (sample.indents[0] ?? 0) + 1,
    message:
      `"${title}" has other lines in ${first.file}:${first.fenceLine}. ` +
      'Show the same lines, or say in brackets which state of the file this ' +
      `is: "${title} (mobile)".`,
    source: sample.lines[0] ?? '',
    sourceColumn: 1
  }
}
