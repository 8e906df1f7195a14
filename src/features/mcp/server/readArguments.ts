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
export const ADDRESS_VARIABLE = 'DOCS_URL'

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
  let address = environment[ADDRESS_VARIABLE] || undefined
  let isSave = false
  let isHelp = false
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [flag, value] = word.split(/=(.*)/s)
    if (flag === '--url') address = value ?? rest.shift() ?? ''
    else if (word === '--save') isSave = true
    else if (word === '--help') isHelp = true
    else {
      throw new Error(
        `Unknown argument "${word}".\nKnown are --url ADDRESS, --save and --help.`
      )
    }
  }
  const others = { isSave, isHelp }
  return address === undefined
    ? others
    : { ...others, origin: findOrigin(address) }
}

function findOrigin(address: string): string {
  const isValid = URL.canParse(address) && /^https?:/i.test(address)
  if (isValid) return new URL(address).origin
  throw new Error(
    `"${address}" isn't the address of a site.\nGive the one of a preview, such as --url http://localhost:8080 or ${ADDRESS_VARIABLE}=http://localhost:8080.`
  )
}
