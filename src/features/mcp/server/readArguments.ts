/** What the command line asks for. */
export interface Arguments {
  /** Origin to fetch from instead of the site's own. */
  readonly origin?: string
  /** Whether to save all files for offline use, and then end. */
  readonly isSave: boolean
  /** Whether to explain the program, and then end. */
  readonly isHelp: boolean
}

/** Environment variable with the address of a preview. */
export const URL_VARIABLE = 'DOCS_URL'

/**
 * Read the command line.
 *
 * @param given without Node and the program
 * @throws Error that says what's wrong
 */
export function readArguments(
  given: readonly string[],
  environment: Readonly<Record<string, string | undefined>>
): Arguments {
  const rest = [...given]
  let url = environment[URL_VARIABLE] || undefined
  let isSave = false
  let isHelp = false
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [flag, value] = word.split(/=(.*)/s)
    if (flag === '--url') url = value ?? rest.shift() ?? ''
    else if (word === '--save') isSave = true
    else if (word === '--help') isHelp = true
    else {
      throw new Error(
        `Unknown argument "${word}".\nKnown are --url ADDRESS, --save and --help.`
      )
    }
  }
  const others = { isSave, isHelp }
  return url === undefined ? others : { ...others, origin: findOrigin(url) }
}

function findOrigin(url: string): string {
  const isValid = URL.canParse(url) && /^https?:/i.test(url)
  if (isValid) return new URL(url).origin
  throw new Error(
    `"${url}" isn't the address of a site.\nGive the one of a preview, such as --url http://localhost:8080 or ${URL_VARIABLE}=http://localhost:8080.`
  )
}
