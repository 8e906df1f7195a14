/**
 * The messages listed in specification §8. Others are next to the code that
 * reports them.
 */

/** Describe an unknown type of navbar item (behavior 8.7). */
export function describeUnknownNavbarItemType(type: string): string {
  return `No NavbarItem component found for type "${type}".`
}

/** Describe a navbar item that failed to render (behavior 8.4). */
export function describeFailingNavbarItem(item: unknown): string {
  return [
    'A theme navbar item failed to render.',
    'Please double-check the following navbar item (navbar.items) of your site configuration:',
    JSON.stringify(item, null, 2)
  ].join('\n')
}

/** Describe a sidebar without a link target (behavior 8.5). */
export function describeEmptySidebar(id: string): string {
  return `DocSidebarNavbarItem: Sidebar with ID "${id}" doesn't have anything to be linked to.`
}

/**
 * Describe an unknown doc id (behavior 8.6).
 *
 * @param ids the version's doc ids
 */
export function describeUnknownDoc(
  id: string,
  version: string,
  ids: readonly string[]
): string {
  return [
    `Couldn't find any doc with id "${id}" in version "${version}".`,
    'Available doc ids are:',
    ...listIds(ids)
  ].join('\n')
}

/** Describe an unknown sidebar id (behavior 8.6). */
export function describeUnknownSidebar(
  id: string,
  version: string,
  ids: readonly string[]
): string {
  return [
    `Can't find any sidebar with id "${id}" in version "${version}".`,
    'Available sidebar ids are:',
    ...listIds(ids)
  ].join('\n')
}

function listIds(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].map(id => `- ${id}`)
}

/** Describe a page module without a default export (behavior 8.3). */
export function describeMissingDefaultExport(path: string): string {
  return `The page component at ${path} doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`
}

/** Describe a path with invalid percent-encoding (behavior 8.9). */
export function describeUndecodablePathname(path: string): string {
  return `Pathname "${path}" could not be decoded. This is likely caused by an invalid percent-encoding.`
}

/** Format an error and its causes for the crash page (behavior 8.1). */
export function formatCrash(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined
    ? error.message
    : `${error.message}\n\nCause:\n${formatCrash(error.cause)}`
}
