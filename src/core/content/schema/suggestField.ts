import { suggestName } from './suggestName.ts'

/** Names that other generators have for one thing; the first that is known is meant. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['position', 'sidebar_position', 'order', 'nav_order', 'weight'],
  ['image_url', 'image', 'avatar', 'picture'],
  ['href', 'to', 'url', 'link'],
  ['sidebar_label', 'label'],
  ['label', 'content', 'title', 'text', 'name'],
  ['items', 'children', 'links', 'pages'],
  ['from', 'source'],
  ['to', 'destination', 'target'],
  ['dirName', 'dir', 'folder', 'directory'],
  ['docId', 'id', 'doc'],
  ['defaultMode', 'default', 'mode'],
  ['src', 'href', 'url', 'path']
]

/**
 * Suggest the field that an unknown one most likely means: one with a slip, or
 * one that other generators know by this name.
 *
 * @param known names of the fields there are
 */
export function suggestField(name: string, known: readonly string[]): string {
  const synonym = SYNONYMS.filter(names => names.includes(name))
    .flat()
    .find(other => known.includes(other))
  return synonym === undefined
    ? suggestName(name, known, 'Fields')
    : `Did you mean "${synonym}"?`
}
