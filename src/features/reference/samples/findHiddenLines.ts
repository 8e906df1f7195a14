import { isCut } from '../../../core/markdown/elements/findFences.ts'
import type { Sample } from './parseSamples.ts'

/** An import of types from the sample application, which the page explains. */
const typeImport = /^\s*import type \{[^}]*\} from '@\/types'$/gm

/** Any import, on one line or several. */
const anyImport = /^\s*import\b[^;'"]*? from '[^'\n]+'$/gm

const ignored = /^\s*(?:\/\/.*)?$/

/**
 * Find lines above a sample's cut that its visible part needs. Readers who copy
 * the visible part would get code that doesn't compile, so samples may hide only
 * types of the sample application.
 *
 * Examples of members may hide any import: they're only a line or two in a table
 * row, where the origin of a name is obvious.
 *
 * @returns messages with positions
 */
export function findHiddenLines({
  file,
  fenceLine,
  lines,
  isExample
}: Sample): readonly string[] {
  const cut = lines.findIndex(isCut)
  const hidden = lines.slice(0, Math.max(0, cut)).join('\n')
  const others = hidden.replace(isExample ? anyImport : typeImport, statement =>
    statement.replace(/[^\n]/g, '')
  )
  return others.split('\n').flatMap((line, index) => {
    if (ignored.test(line)) return []
    const position = `${file}:${fenceLine + index + 1}:1`
    const remedy = isExample
      ? 'Hide only imports, and move this line below the cut.'
      : 'Move it below the cut, or import it if it belongs to another file.'
    return `${position} Readers don't see this line, so the code that they copy is incomplete. ${remedy}`
  })
}
