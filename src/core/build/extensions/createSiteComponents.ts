import path from 'node:path'
import type { ReplacedPart } from '../../../../rspack.config.ts'
import { findExtension } from '../../content/findExtension.ts'
import { isThemePart, THEME_PARTS } from '../../model/themeParts.ts'
import { projectRoot } from '../projectRoot.ts'

/** The components named in `site.ts`. */
interface SiteComponents {
  /** For pages: name → module specifier. */
  readonly components: ReadonlyMap<string, string>
  /** For the theme. */
  readonly replacedParts: readonly ReplacedPart[]
  /** In-memory modules: path → text. */
  readonly modules: Readonly<Record<string, string>>
}

/**
 * Separate the components for pages from those that replace a part of the
 * theme.
 *
 * @param given name → module
 * @param root absolute path of the content folder
 */
export function createSiteComponents(
  given: Readonly<Record<string, string>>,
  root: string
): SiteComponents {
  const named = Object.entries(given)
  const parts = named.flatMap(([name, source]) => {
    const component = findExtension(source, root)?.file
    if (!isThemePart(name) || component === undefined) return []
    const module = path.join(projectRoot, 'virtual/parts', `${name}.js`)
    const original = path.join(projectRoot, 'src', THEME_PARTS[name])
    const text = `export { default as ${name} } from ${JSON.stringify(component)}\n`
    return [{ text, part: { original, module, component } }]
  })
  return {
    components: new Map(
      named.flatMap(([name, source]) =>
        isThemePart(name) ? [] : [[name, source.replace(/^\./, '@site')]]
      )
    ),
    replacedParts: parts.map(({ part }) => part),
    modules: Object.fromEntries(
      parts.map(({ part, text }) => [part.module, text])
    )
  }
}
