/** What the info string of a code fence says about running its sample. */
export interface LiveMeta {
  readonly isLive: boolean
  /** Values of the component's props as JSON, if any. */
  readonly props: string | undefined
  /** Path of the file that the fence shows, if any. */
  readonly title: string | undefined
  /** Whether the code is in another file. */
  readonly isIncluded: boolean
  /** The info string without `live`. */
  readonly rest: string
}

/** A word, which can contain quoted text with spaces. */
const WORD = /(?:[^\s"']|"[^"]*"|'[^']*')+/g

/**
 * Read the info string of a code fence, without its language.
 *
 * @example readLiveMeta(`live='{"title": "Pay"}' {4}`).props // '{"title": "Pay"}'
 */
export function readLiveMeta(meta: string): LiveMeta {
  const words = meta.match(WORD) ?? []
  const find = (name: string) =>
    words.find(word => word.startsWith(`${name}=`))?.slice(name.length + 1)
  const isMark = (word: string) => /^live(?:=|$)/.test(word)
  return {
    isLive: words.some(isMark),
    props: unquote(find('live')),
    title: unquote(find('title')),
    isIncluded: find('file') !== undefined,
    rest: words.filter(word => !isMark(word)).join(' ')
  }
}

function unquote(value: string | undefined): string | undefined {
  return value?.replace(/^(["'])(.*)\1$/, '$2')
}
