import path from 'node:path'
import type { ReplacedPart } from '../../../rspack.config.ts'
import { findSiteModule } from '../content/findSiteModule.ts'
import type { LoadedFeature } from '../feature.ts'
import { THEME_PARTS } from '../model/themeParts.ts'
import { packageRoot } from '../platform/packageRoot.ts'

/** The components named in `site.ts`. */
interface SiteComponents {
  /** Components for pages: name → module specifier. */
  readonly components: ReadonlyMap<string, string>
  /** Components that replace parts of the theme. */
  readonly replacedParts: readonly ReplacedPart[]
  /** In-memory modules: path → text. */
  readonly modules: Readonly<Record<string, string>>
}

/**
 * Separate components for pages from those that replace parts of the theme.
 *
 * @param components name → module
 * @param contentDir absolute path of the content folder
 */
export function collectSiteComponents(
  components: Readonly<Record<string, string>>,
  contentDir: string,
  features: readonly LoadedFeature[]
): SiteComponents {
  const originals = listThemeParts(features)
  const named = Object.entries(components)
  const parts = named.flatMap(([name, source]) => {
    const component = findSiteModule(source, contentDir)?.file
    const original = originals.get(name)
    if (original === undefined || component === undefined) return []
    const module = path.join(packageRoot, 'virtual/parts', `${name}.js`)
    const text = `export { default as ${name} } from ${JSON.stringify(component)}\n`
    return [{ text, part: { original, module, component } }]
  })
  return {
    components: new Map(
      named.flatMap(([name, source]) =>
        originals.has(name) ? [] : [[name, source.replace(/^\./, '@site')]]
      )
    ),
    replacedParts: parts.map(({ part }) => part),
    modules: Object.fromEntries(
      parts.map(({ part, text }) => [part.module, text])
    )
  }
}

/** List the files of replaceable theme parts: name → absolute path. */
function listThemeParts(
  features: readonly LoadedFeature[]
): ReadonlyMap<string, string> {
  const defaults = Object.entries(THEME_PARTS).map(
    ([name, file]) => [name, path.join(packageRoot, 'src', file)] as const
  )
  const added = features.flatMap(({ folder, client }) =>
    Object.entries(client?.themeParts ?? {}).map(
      ([name, file]) => [name, path.join(folder, file)] as const
    )
  )
  return new Map([...defaults, ...added])
}
