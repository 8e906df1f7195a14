/** Code between a document's tags, which the security policy lists by hash. */
export interface InlineCode {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

const script = /<script>([\s\S]*?)<\/script>/g
const style = /<style>([\s\S]*?)<\/style>/g

/** List the code in a document, exactly as it is between the tags. */
export function listInlineCode(html: string): InlineCode {
  return {
    scripts: [...html.matchAll(script)].map(([, code = '']) => code),
    styles: [...html.matchAll(style)].map(([, code = '']) => code)
  }
}

/** Join the code of several parts of a site. */
export function joinInlineCode(all: readonly InlineCode[]): InlineCode {
  return {
    scripts: [...new Set(all.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(all.flatMap(({ styles }) => styles))]
  }
}
