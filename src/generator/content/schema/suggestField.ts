import { findNear, suggestName } from './suggestName.ts'

/** Names that other generators have for one thing. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['href', 'to', 'url', 'link'],
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
  return findNear(name, known) === undefined && synonym !== undefined
    ? `Did you mean "${synonym}"?`
    : suggestName(name, known, 'Fields')
}
