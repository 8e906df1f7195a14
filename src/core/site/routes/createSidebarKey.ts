/** Create a key for a sidebar that is unique across versions. */
export function createSidebarKey(version: string, id: string): string {
  return `${version}-${id}`.replace(/[^\w-]+/g, '-')
}
