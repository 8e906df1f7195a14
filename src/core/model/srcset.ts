/** An image candidate. */
interface Candidate {
  readonly url: string
  /** Such as `2x` or `640w`; may be empty. */
  readonly descriptor: string
}

/** Parse a `srcset` value. Its URLs may contain commas. */
export function parseSrcset(srcset: string): readonly Candidate[] {
  return (
    srcset
      // A comma inside a URL, such as `data:`, isn't followed by a space.
      .split(/,\s+|(?<=\s[\d.]+[wx]),/)
      .flatMap(candidate => {
        const [url = '', ...descriptor] = candidate.trim().split(/\s+/)
        return url === '' ? [] : [{ url, descriptor: descriptor.join(' ') }]
      })
  )
}

/** Map the URLs in a `srcset` value. */
export function mapSrcset(
  srcset: string,
  change: (url: string) => string
): string {
  return parseSrcset(srcset)
    .map(({ url, descriptor }) => `${change(url)} ${descriptor}`.trim())
    .join(', ')
}
