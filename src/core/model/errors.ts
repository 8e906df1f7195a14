/**
 * Error types for authors' mistakes, and the messages listed in specification
 * §8. Other messages are next to the code that reports them.
 */

/** The location of an author's mistake. Lines and columns start at 1. */
export interface SourceLocation {
  readonly file: string
  readonly line?: number | undefined
  readonly column?: number | undefined
}

/**
 * An author's mistake, with its location and a remedy. Printed without a stack.
 */
export class SiteError extends Error {
  readonly place: SourceLocation | undefined
  readonly remedy: string | undefined

  constructor(
    problem: string,
    details: {
      place?: SourceLocation | undefined
      remedy?: string | undefined
      cause?: unknown
    } = {}
  ) {
    super(problem, details.cause === undefined ? {} : { cause: details.cause })
    this.name = 'SiteError'
    this.place = details.place
    this.remedy = details.remedy
  }
}

/** Several mistakes, reported together to save rebuilds. */
export class SiteErrors extends Error {
  readonly errors: readonly SiteError[]

  constructor(errors: readonly SiteError[]) {
    super(errors.map(formatSiteError).join('\n'))
    this.name = 'SiteErrors'
    this.errors = errors
  }
}

/** Format an error as `file:line:column: problem`, with the remedy below. */
export function formatSiteError(error: SiteError): string {
  const { place, remedy, message } = error
  const where = place ? formatPlace(place) : ''
  const problem = where === '' ? message : `${where}: ${message}`
  return escapeControls(
    remedy === undefined
      ? problem
      : `${problem}\n  ${remedy.replaceAll('\n', '\n  ')}`
  )
}

/** Format a place as `file:line:column`. */
export function formatPlace({ file, line, column }: SourceLocation): string {
  return [file.replaceAll('\n', '\\n'), line, column].filter(Boolean).join(':')
}

/** Escape control characters, so they can't affect the terminal. */
function escapeControls(text: string): string {
  return text.replace(/(?!\n)\p{Cc}/gu, escapeCharacter)
}

/** Unknown navbar item type (behavior 8.7). */
export function unknownNavbarItemType(type: string): string {
  return `No NavbarItem component found for type "${type}".`
}

/** Navbar item that failed to render (behavior 8.4). */
export function failingNavbarItem(item: unknown): string {
  return [
    'A theme navbar item failed to render.',
    'Please double-check the following navbar item (navbar.items) of your site configuration:',
    JSON.stringify(item, null, 2)
  ].join('\n')
}

/** Sidebar without a link target (behavior 8.5). */
export function emptySidebar(id: string): string {
  return `DocSidebarNavbarItem: Sidebar with ID "${id}" doesn't have anything to be linked to.`
}

/**
 * Unknown doc id (behavior 8.6).
 *
 * @param ids of the version
 */
export function unknownDoc(
  id: string,
  version: string,
  ids: readonly string[]
): string {
  return [
    `Couldn't find any doc with id "${id}" in version "${version}".`,
    'Available doc ids are:',
    ...listIds(ids)
  ].join('\n')
}

/** Unknown sidebar id (behavior 8.6). */
export function unknownSidebar(
  id: string,
  version: string,
  ids: readonly string[]
): string {
  return [
    `Can't find any sidebar with id "${id}" in version "${version}".`,
    'Available sidebar ids are:',
    ...listIds(ids)
  ].join('\n')
}

function listIds(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].map(id => `- ${id}`)
}

/** Page module without a default export (behavior 8.3). */
export function missingDefaultExport(path: string): string {
  return `The page component at ${path} doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`
}

/** Path with invalid percent-encoding (behavior 8.9). */
export function undecodablePathname(path: string): string {
  return `Pathname "${path}" could not be decoded. This is likely caused by an invalid percent-encoding.`
}

/** Format an error and its causes for the crash page (behavior 8.1). */
export function formatCrash(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined
    ? error.message
    : `${error.message}\n\nCause:\n${formatCrash(error.cause)}`
}

/** Non-standard spaces and zero-width characters. */
const INVISIBLE = /[\u00A0\u00AD\u2000-\u200F\u2028-\u202F\u2060\u3000\uFEFF]/g

/**
 * Escape characters that are invisible or look like a space.
 *
 * @example escapeInvisible('title:\u00A0A') // 'title:\\u00a0A'
 */
export function escapeInvisible(text: string): string {
  return text.replace(INVISIBLE, escapeCharacter)
}

/** Escape a character as in JavaScript and JSON: `\\u00a0`. */
function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
