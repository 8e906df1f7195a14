import { type Diagnostic, DiagnosticError, formatDiagnostic, isError, isWarning } from './model/diagnostic.ts'
import {
  type BrokenInput,
  type ExpectedMessage,
  soundFiles
} from '../../e2e/fixtures/brokenInputs/brokenInput.ts'
import { features } from '../features.ts'
import { readContent } from './content/read/readContent.ts'
import { planRedirects } from './site/routes/planRedirects.ts'
import { planSite } from './site/routes/planSite.ts'
import { writeFiles } from './writeFiles.fixture.ts'

/** Write the files of a broken input over those of a valid folder. */
export function writeInput(folder: string, files: BrokenInput['files']): void {
  const all = Object.entries({ ...soundFiles, ...files })
  writeFiles(
    folder,
    Object.fromEntries(
      all.flatMap(([file, text]) => (text === null ? [] : [[file, text]]))
    )
  )
}

/**
 * Read a content folder as far as routes, without the bundler.
 *
 * @returns all mistakes and warnings
 * @throws anything that isn't an author's mistake, that is, a crash
 */
export async function findDiagnostics(
  folder: string
): Promise<readonly Diagnostic[]> {
  try {
    const content = await readContent(folder, { features })
    const warnings = content.diagnostics.filter(isWarning)
    for (const { name } of content.config.locales) {
      const options = { withDrafts: false, locale: name }
      const { site, routes } = planSite(content, options)
      planRedirects(site, routes)
      const errors = site.diagnostics.filter(isError)
      if (errors.length > 0) return [...warnings, ...errors]
    }
    return warnings
  } catch (error) {
    if (error instanceof DiagnosticError) return error.diagnostics
    throw error
  }
}

/**
 * Compare the reported messages with the expected ones.
 *
 * @returns one line for each message that is missing, unexpected, too long, or
 * without a hint
 */
export function findDifferences(
  reported: readonly Diagnostic[],
  expected: readonly ExpectedMessage[]
): readonly string[] {
  const rest = [...reported]
  const missing = expected.flatMap(({ at, says }) => {
    const index = rest.findIndex(
      error =>
        says.test(formatDiagnostic(error)) &&
        (at === undefined || formatPlace(error).startsWith(at))
    )
    if (index < 0) return [`missing: ${at ?? ''} ${says}`]
    rest.splice(index, 1)
    return []
  })
  return [
    ...missing,
    ...rest.map(error => `unexpected: ${formatDiagnostic(error)}`),
    ...reported.flatMap(findFaults)
  ]
}

function formatPlace({ place }: Diagnostic): string {
  return [place?.file, place?.line, place?.column].filter(Boolean).join(':')
}

/** Find flaws that no message may have. */
function findFaults(error: Diagnostic): readonly string[] {
  const text = formatDiagnostic(error)
  return [
    ...(error.hint ? [] : [`without hint: ${text}`]),
    ...(/^\s+at \S+.*:\d+/m.test(text) ? [`stack trace: ${text}`] : []),
    ...(text.length > 1500 ? [`too long: ${text.slice(0, 200)}`] : []),
    ...(/(?<!of )undefined|\[object|\/tmp\//.test(text)
      ? [`leaks: ${text}`]
      : [])
  ]
}
