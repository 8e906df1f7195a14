/**
 * Whether a client lists a content encoding, without a quality of 0.
 *
 * @param header value of Accept-Encoding
 */
export function acceptsEncoding(header: string, encoding: string): boolean {
  return header.split(',').some(item => {
    const [name, ...parameters] = item
      .split(';')
      .map(part => part.trim().toLowerCase())
    const isRefused = parameters.some(each => /^q\s*=\s*0(?:\.0*)?$/.test(each))
    return name === encoding && !isRefused
  })
}
