const MEGABYTE = 1_000_000

/**
 * Format an amount of data: whole kilobytes, rounded up, and from a megabyte
 * with one decimal place. Uses steps of 1000, as networks do.
 *
 * @param bytes at least 0
 * @param language BCP 47
 */
export function formatSize(bytes: number, language: string): string {
  const isLarge = bytes > MEGABYTE - 1000
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0
  })
  return format.format(isLarge ? bytes / MEGABYTE : Math.ceil(bytes / 1000))
}
