/**
 * Placeholders for facts that aren't known while a page compiles: its address,
 * the addresses of its files, the text of imported partials, and the props of a
 * partial. Private-use characters set them apart from authors' text.
 */

const ADDRESS = ['\uE010', '\uE011'] as const
const FILE = ['\uE012', '\uE013'] as const
const PARTIAL = ['\uE014', '\uE015'] as const
const PROP = ['\uE016', '\uE017'] as const

/** An imported Markdown file. */
export interface PlainPartial {
  /** Relative to the content folder. */
  readonly file: string
  /** String attributes. */
  readonly props: Readonly<Record<string, string>>
}

/** Resolves the placeholders of one page. */
export interface PlaceholderResolver {
  /** Absolute URL of the page. */
  readonly pageUrl: string
  /**
   * @param sourceFile relative to the content folder
   * @returns its path on the site; undefined if it isn't published
   */
  readonly findFile: (sourceFile: string) => string | undefined
  /** @returns Markdown without placeholders */
  readonly findPartial: (partial: PlainPartial) => string
}

/**
 * @param address as in the page's HTML: with the base, or relative to the page
 */
export function markAddress(address: string): string {
  return ADDRESS[0] + encodeParentheses(address) + ADDRESS[1]
}

/** @param sourceFile relative to the content folder */
export function markFile(sourceFile: string): string {
  return FILE[0] + encodeParentheses(encodeURI(sourceFile)) + FILE[1]
}

export function markPartial(partial: PlainPartial): string {
  return PARTIAL[0] + JSON.stringify(partial) + PARTIAL[1]
}

/** @param name of a prop of a partial */
export function markProp(name: string): string {
  return PROP[0] + name + PROP[1]
}

/** The Markdown printer would escape them with backslashes. */
function encodeParentheses(address: string): string {
  return address
    .replaceAll('(', '%28')
    .replaceAll(')', '%29')
    .replaceAll(' ', '%20')
}

const addresses = /\uE010([^\uE011]*)\uE011/g
const files = /\uE012([^\uE013]*)\uE013/g
const partials = /^(.*)\uE014([^\uE015]*)\uE015/gm
const props = /\uE016(\w+)\uE017/g

/** Fill a partial's props into its Markdown. */
export function fillProps(
  markdown: string,
  given: Readonly<Record<string, string>>
): string {
  return markdown.replace(props, (_, name: string) => given[name] ?? '')
}

/** Replace the placeholders in a page's Markdown. */
export function fillPlaceholders(
  markdown: string,
  { pageUrl, findFile, findPartial }: PlaceholderResolver
): string {
  const whole = markdown.includes(PARTIAL[0])
    ? markdown.replace(partials, (_, before: string, json: string) => {
        const partial: PlainPartial = JSON.parse(json) // written by markPartial
        return before + indent(findPartial(partial).trim(), before)
      })
    : markdown
  return whole
    .replace(files, (_, sourceFile: string) => {
      const address = findFile(decodeURI(sourceFile))
      return address === undefined ? sourceFile : resolve(address, pageUrl)
    })
    .replace(addresses, (_, address: string) => resolve(address, pageUrl))
}

/** Keep all lines inside the list or quote that contains the first one. */
function indent(text: string, before: string): string {
  const margin = before.replace(/[^>\s]/g, ' ')
  return text.replaceAll('\n', `\n${margin}`)
}

function resolve(address: string, pageUrl: string): string {
  return URL.canParse(address, pageUrl)
    ? new URL(address, pageUrl).href
    : address
}
