/**
 * Create a title from a file or folder name.
 *
 * @example createTitle('my-docs') // 'My docs'
 */
export function createTitle(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
