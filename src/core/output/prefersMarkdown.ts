/**
 * Whether a client asks for Markdown and doesn't like HTML better. Wildcards don't
 * count. `nginx.conf` decides in the same way, so only the first decimal place of
 * a quality counts.
 *
 * @param accept value of the header Accept
 */
export function prefersMarkdown(accept = ''): boolean {
  const quality = readQuality(accept, 'text/markdown')
  return quality > 0 && quality >= readQuality(accept, 'text/html')
}

/** @returns tenths; 0 for a type that isn't listed */
function readQuality(accept: string, type: string): number {
  const range = accept
    .split(',')
    .map(text => text.trim().toLowerCase())
    .find(text => text.split(';', 1)[0]?.trim() === type)
  if (range === undefined) return 0
  const [, digit, decimal = '0'] = /;\s*q=([01])(?:\.(\d))?/.exec(range) ?? []
  return digit === undefined || digit === '1' ? 10 : Number(decimal)
}
