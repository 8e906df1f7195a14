import {
  type BrokenInput,
  type ExpectedMessage,
  soundFiles
} from '../../e2e/fixtures/brokenInputs/brokenInput.ts'
import { features } from '../features.ts'
import { readContent } from './content/read/readContent.ts'
import { formatSiteError, SiteError, SiteErrors } from './model/errors.ts'
import { createRedirects } from './site/routes/createRedirects.ts'
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
export async function findProblems(
  folder: string
): Promise<readonly SiteError[]> {
  try {
    const content = await readContent(folder, { features })
    for (const { name } of content.config.locales) {
      const options = { withDrafts: false, locale: name }
      const { site, routes } = planSite(content, options)
      createRedirects(site, routes)
      if (site.problems.length > 0) {
        return [...content.warnings, ...site.problems]
      }
    }
    return content.warnings
  } catch (error) {
    if (error instanceof SiteErrors) return error.errors
    if (error instanceof SiteError) return [error]
    throw error
  }
}

/**
 * Compare the reported messages with the expected ones.
 *
 * @returns one line for each message that is missing, unexpected, too long, or
 * without a remedy
 */
export function findDifferences(
  reported: readonly SiteError[],
  expected: readonly ExpectedMessage[]
): readonly string[] {
  const rest = [...reported]
  const missing = expected.flatMap(({ at, says }) => {
    const index = rest.findIndex(
      error =>
        says.test(formatSiteError(error)) &&
        (at === undefined || formatPlace(error).startsWith(at))
    )
    if (index < 0) return [`missing: ${at ?? ''} ${says}`]
    rest.splice(index, 1)
    return []
  })
  return [
    ...missing,
    ...rest.map(error => `unexpected: ${formatSiteError(error)}`),
    ...reported.flatMap(findFaults)
  ]
}

function formatPlace({ place }: SiteError): string {
  return [place?.file, place?.line, place?.column].filter(Boolean).join(':')
}

/** Find flaws that no message may have. */
function findFaults(error: SiteError): readonly string[] {
  const text = formatSiteError(error)
  return [
    ...(error.remedy ? [] : [`without remedy: ${text}`]),
    ...(/^\s+at \S+.*:\d+/m.test(text) ? [`stack trace: ${text}`] : []),
    ...(text.length > 1500 ? [`too long: ${text.slice(0, 200)}`] : []),
    ...(/(?<!of )undefined|\[object|\/tmp\//.test(text)
      ? [`leaks: ${text}`]
      : [])
  ]
}
