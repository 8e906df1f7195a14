/** A document's inline code, which the content security policy lists by hash. */
export interface InlineCode {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

const script = /<script>([\s\S]*?)<\/script>/g
const style = /<style>([\s\S]*?)<\/style>/g

/** List the inline code of a document, verbatim. */
export function listInlineCode(html: string): InlineCode {
  return {
    scripts: [...html.matchAll(script)].map(([, code = '']) => code),
    styles: [...html.matchAll(style)].map(([, code = '']) => code)
  }
}

/** Merge the inline code of several documents, without duplicates. */
export function joinInlineCode(all: readonly InlineCode[]): InlineCode {
  return {
    scripts: [...new Set(all.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(all.flatMap(({ styles }) => styles))]
  }
}
