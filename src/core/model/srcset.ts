/** An image candidate. */
interface Candidate {
  readonly address: string
  /** Such as `2x` or `640w`; may be empty. */
  readonly descriptor: string
}

/** Parse a `srcset` value. Its addresses may contain commas. */
export function parseSrcset(srcset: string): readonly Candidate[] {
  return (
    srcset
      // A comma inside an address, such as `data:`, isn't followed by a space.
      .split(/,\s+|(?<=\s[\d.]+[wx]),/)
      .flatMap(candidate => {
        const [address = '', ...descriptor] = candidate.trim().split(/\s+/)
        return address === ''
          ? []
          : [{ address, descriptor: descriptor.join(' ') }]
      })
  )
}

/** Map the addresses in a `srcset` value. */
export function mapSrcset(
  srcset: string,
  change: (address: string) => string
): string {
  return parseSrcset(srcset)
    .map(({ address, descriptor }) => `${change(address)} ${descriptor}`.trim())
    .join(', ')
}
