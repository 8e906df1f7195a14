import { isCut } from '../markdown/code/removeCut.ts'
import type { Sample } from './parseSamples.ts'

/** A type of the sample application, which the page's text names. */
const typeImport = /^\s*import type \{[^}]*\} from '@\/types'$/

const ignored = /^\s*(?:\/\/.*)?$/

/**
 * Find lines above a sample's cut that declare what its visible part uses.
 * Readers who copy the visible part would get code that doesn't compile, so
 * only types of the sample application may be hidden.
 *
 * @returns messages, each at the line's place
 */
export function findHiddenLines({
  file,
  fenceLine,
  lines
}: Sample): readonly string[] {
  const cut = lines.findIndex(isCut)
  return lines.slice(0, Math.max(0, cut)).flatMap((line, index) => {
    if (ignored.test(line) || typeImport.test(line)) return []
    const place = `${file}:${fenceLine + index + 1}:1`
    return `${place} Readers do not see this line, so their copy lacks what it declares. Show it below the cut, as an import if it belongs to another file.`
  })
}
