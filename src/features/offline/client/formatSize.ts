const MEGABYTE = 1_000_000

/**
 * Format an amount of data in whole kilobytes, rounded up, or in megabytes with
 * one decimal place. A kilobyte is 1000 bytes.
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
