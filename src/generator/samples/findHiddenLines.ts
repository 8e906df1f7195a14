import { cutLine } from '../markdown/code/removeCut.ts'
import type { Sample } from './parseSamples.ts'
import type { SampleFinding } from './resolveDiagnostic.ts'

/** A type of the sample application, which the page's text names. */
const typeImport = /^import type \{[^}]*\} from '@\/types'$/

const ignored = /^\s*(?:\/\/.*)?$/

/**
 * Find lines above a sample's cut that declare what its visible part uses.
 * Readers who copy the visible part would get code that doesn't compile, so
 * only types of the sample application may be hidden.
 */
export function findHiddenLines(sample: Sample): readonly SampleFinding[] {
  const cut = sample.lines.findIndex(line => cutLine.test(line))
  return sample.lines.slice(0, Math.max(0, cut)).flatMap((source, index) =>
    ignored.test(source) || typeImport.test(source)
      ? []
      : {
          file: sample.file,
          line: sample.fenceLine + index + 1,
          column: (sample.indents[index] ?? 0) + 1,
          message:
            'Readers do not see this line, so their copy lacks what it ' +
            'declares. Show it below the cut, as an import if it belongs to ' +
            'another file.',
          source,
          sourceColumn: 1
        }
  )
}
