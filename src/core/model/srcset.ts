/** One of the files that a browser may choose from. */
interface Candidate {
  readonly address: string
  /** Such as `2x` or `640w`; empty if none is written. */
  readonly size: string
}

/** Parse the value of `srcset`, whose addresses may contain commas. */
export function parseSrcset(srcset: string): readonly Candidate[] {
  return (
    srcset
      // A comma within an address, as in `data:`, has no space after it.
      .split(/,\s+|(?<=\s[\d.]+[wx]),/)
      .flatMap(candidate => {
        const [address = '', ...size] = candidate.trim().split(/\s+/)
        return address === '' ? [] : [{ address, size: size.join(' ') }]
      })
  )
}

/** Write the value of `srcset` with other addresses. */
export function mapSrcset(
  srcset: string,
  change: (address: string) => string
): string {
  return parseSrcset(srcset)
    .map(({ address, size }) => `${change(address)} ${size}`.trim())
    .join(', ')
}
