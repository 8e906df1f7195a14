import {
  isCutLine,
  removeCut
} from '../../../core/markdown/elements/codeMeta.ts'
import type { Sample } from './readSamples.ts'

/**
 * Find samples that readers can't use: they need hidden lines, have the same
 * title as an earlier sample but different code, or aren't compiled for no
 * reason.
 *
 * @returns messages with positions
 */
export function checkSampleTexts(
  samples: readonly Sample[]
): readonly string[] {
  const unexplained = samples.filter(({ nocheck }) => nocheck === '')
  return [
    ...unexplained.map(
      ({ file, fenceLine }) =>
        `${file}:${fenceLine}:1 nocheck has no reason. Say why the sample can't compile: nocheck="shows the error".`
    ),
    ...samples.flatMap(findHiddenLines),
    ...findTitleConflicts(samples)
  ]
}

/** An import of types from the sample application, which the page explains. */
const typeImport = /^\s*import type \{[^}]*\} from '@\/types'$/gm

/** Any import, on one line or several. */
const anyImport = /^\s*import\b[^;'"]*? from '[^'\n]+'$/gm

const ignored = /^\s*(?:\/\/.*)?$/

/**
 * Find lines above a sample's cut that its visible part needs. Samples may hide
 * only types of the sample application. Examples of members may hide any import:
 * they're only a line or two in a table row, where the origin of a name is
 * obvious.
 */
function findHiddenLines({
  file,
  fenceLine,
  lines,
  isExample
}: Sample): readonly string[] {
  const cut = lines.findIndex(isCutLine)
  const hidden = lines.slice(0, Math.max(0, cut)).join('\n')
  const others = hidden.replace(isExample ? anyImport : typeImport, statement =>
    statement.replace(/[^\n]/g, '')
  )
  return others
    .split('\n')
    .flatMap((line, index) =>
      ignored.test(line)
        ? []
        : `${file}:${fenceLine + index + 1}:1 Readers don't see this line, so the code that they copy is incomplete. Move it below the cut, or import it if it belongs to another file.`
    )
}

/**
 * A title is the path of a file, so readers expect samples with the same title to
 * show the same file.
 */
function findTitleConflicts(samples: readonly Sample[]): readonly string[] {
  const firsts = new Map<string, Sample>()
  return samples.flatMap(sample => {
    const { title, file, fenceLine } = sample
    if (title === undefined) return []
    const first = firsts.get(title) ?? sample
    firsts.set(title, first)
    if (readVisibleCode(first) === readVisibleCode(sample)) return []
    return `${file}:${fenceLine}:1 "${title}" has different code in ${first.file}:${first.fenceLine}. Show the same code, or add the state of the file in parentheses: "${title} (mobile)".`
  })
}

function readVisibleCode({ lines, indent }: Sample): string {
  const margin = new RegExp(`^ {0,${indent}}`)
  const code = lines.map(line => line.replace(margin, '')).join('\n')
  return removeCut(code).trim()
}
