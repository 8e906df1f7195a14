/**
 * Marks for what isn't known while a page is compiled: its own address, the
 * addresses of the files that it shows, the text of the parts that it imports,
 * and the props of a part. Private-use characters keep them apart from what
 * authors write.
 */

const ADDRESS = ['\uE010', '\uE011'] as const
const FILE = ['\uE012', '\uE013'] as const
const PART = ['\uE014', '\uE015'] as const
const PROP = ['\uE016', '\uE017'] as const

/** Markdown that the page imports. */
export interface PlainPart {
  /** Relative to the content folder. */
  readonly file: string
  /** Attributes that are texts. */
  readonly props: Readonly<Record<string, string>>
}

/** Finds what the marks of one page stand for. */
export interface PlainFacts {
  /** Absolute URL of the page. */
  readonly pageUrl: string
  /**
   * @param sourceFile relative to the content folder
   * @returns its path on the site, or undefined where it is not published
   */
  readonly findFile: (sourceFile: string) => string | undefined
  /** @returns Markdown, without marks */
  readonly findPart: (part: PlainPart) => string
}

/** @param address as in the page's HTML: with base, or from the page */
export function markAddress(address: string): string {
  return ADDRESS[0] + encodeParentheses(address) + ADDRESS[1]
}

/** @param sourceFile relative to the content folder */
export function markFile(sourceFile: string): string {
  return FILE[0] + encodeParentheses(encodeURI(sourceFile)) + FILE[1]
}

export function markPart(part: PlainPart): string {
  return PART[0] + JSON.stringify(part) + PART[1]
}

/** @param name of an attribute that the page gets as a part of another */
export function markProp(name: string): string {
  return PROP[0] + name + PROP[1]
}

/** Markdown would put a backslash before them, which addresses can't hold. */
function encodeParentheses(address: string): string {
  return address
    .replaceAll('(', '%28')
    .replaceAll(')', '%29')
    .replaceAll(' ', '%20')
}

const addresses = /\uE010([^\uE011]*)\uE011/g
const files = /\uE012([^\uE013]*)\uE013/g
const parts = /^(.*)\uE014([^\uE015]*)\uE015/gm
const props = /\uE016(\w+)\uE017/g

/** Put the attributes that a part was given into its Markdown. */
export function fillProps(
  markdown: string,
  given: Readonly<Record<string, string>>
): string {
  return markdown.replace(props, (_, name: string) => given[name] ?? '')
}

/** Replace the marks in the Markdown of a page. */
export function fillMarks(
  markdown: string,
  { pageUrl, findFile, findPart }: PlainFacts
): string {
  const whole = markdown.includes(PART[0])
    ? markdown.replace(parts, (_, before: string, json: string) => {
        const part: PlainPart = JSON.parse(json) // written by markPart
        return before + indent(findPart(part).trim(), before)
      })
    : markdown
  return whole
    .replace(files, (_, written: string) => {
      const address = findFile(decodeURI(written))
      return address === undefined ? written : resolve(address, pageUrl)
    })
    .replace(addresses, (_, address: string) => resolve(address, pageUrl))
}

/** Lines stay inside the list or the quote that contains the first one. */
function indent(text: string, before: string): string {
  const margin = before.replace(/[^>\s]/g, ' ')
  return text.replaceAll('\n', `\n${margin}`)
}

function resolve(address: string, pageUrl: string): string {
  return URL.canParse(address, pageUrl)
    ? new URL(address, pageUrl).href
    : address
}
