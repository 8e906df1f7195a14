/** What to compile: a Markdown file, and which part of it. */
export interface ContentRequest {
  /** Absolute, or as imported. */
  readonly file: string
  /** Without a format, the file and its text decide. */
  readonly format?: 'md' | 'mdx' | undefined
  /**
   * Whether the page shows its title itself, so its first heading is omitted
   * (behavior 2.4.4).
   */
  readonly isTitled?: boolean
  /** Whether to stop at the truncation marker (behavior 2.4.7). */
  readonly isExcerpt?: boolean
  /** Which copy of a partial this is; undefined for the first. */
  readonly copy?: string | undefined
  /**
   * Where the page or partial includes further copies of partials: `2-2` and `0_1-3`
   * mean that the third partial is the second copy of its file, and that the second
   * partial within the first one is the third copy of another.
   */
  readonly copies?: readonly string[]
}

/** Print a request as a module specifier: the file and a query. */
export function printContentRequest({
  file,
  format,
  isTitled,
  isExcerpt,
  copy,
  copies = []
}: ContentRequest): string {
  const query = [
    ...(format === undefined ? [] : [`format=${format}`]),
    ...(isTitled ? ['titled'] : []),
    ...(isExcerpt ? ['excerpt'] : []),
    ...(copy === undefined ? [] : [`copy=${copy}`]),
    ...(copies.length === 0 ? [] : [`copies=${copies.join('.')}`])
  ].join('&')
  return query === '' ? file : `${file}?${query}`
}

/** Parse a module specifier; unknown parameters are ignored. */
export function parseContentRequest(specifier: string): ContentRequest {
  const [, file = '', query] = /^(.*?)(\?[^?]*)?$/s.exec(specifier) ?? []
  const parameters = new URLSearchParams(query)
  const format = parameters.get('format')
  return {
    file,
    format: format === 'md' || format === 'mdx' ? format : undefined,
    isTitled: parameters.has('titled'),
    isExcerpt: parameters.has('excerpt'),
    copy: parameters.get('copy') ?? undefined,
    copies: parameters.get('copies')?.split('.') ?? []
  }
}
