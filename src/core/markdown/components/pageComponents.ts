import type { LoadedFeature, PageComponent } from '../../feature.ts'
import { createLink } from './createLink.ts'
import { createThemedImage } from './createThemedImage.ts'

/** A component that pages use without an import. */
export interface KnownComponent extends Omit<PageComponent, 'module'> {
  /** Module specifier, for pages that have to import it. */
  readonly specifier?: string
}

/** By name. */
export type KnownComponents = Readonly<Record<string, KnownComponent>>

/** Components of the core. */
const CORE_COMPONENTS: KnownComponents = {
  Link: {
    attributes: ['to', 'href', 'className'],
    create: createLink,
    specifier: '@toolbox/pages/Link.tsx'
  },
  ThemedImage: {
    attributes: ['alt', 'light', 'dark', 'sources', 'width', 'height'],
    create: createThemedImage,
    specifier: '@toolbox/pages/ThemedImage.tsx'
  }
}

const known = new WeakMap<readonly LoadedFeature[], KnownComponents>()

/** List the components of the core and of a site's features. */
export function listComponents({
  features
}: {
  readonly features: readonly LoadedFeature[]
}): KnownComponents {
  const listed = known.get(features) ?? collectComponents(features)
  known.set(features, listed)
  return listed
}

function collectComponents(
  features: readonly LoadedFeature[]
): KnownComponents {
  const added = features.flatMap(({ alias, components = {} }) =>
    Object.entries(components).map(([name, { module, ...component }]) => [
      name,
      module === undefined
        ? component
        : { ...component, specifier: `${alias}/${module}` }
    ])
  )
  return { ...CORE_COMPONENTS, ...Object.fromEntries(added) }
}

/** Find a component by name. */
export function findComponent(
  name: string,
  context: { readonly features: readonly LoadedFeature[] }
): KnownComponent | undefined {
  const components = listComponents(context)
  return Object.hasOwn(components, name) ? components[name] : undefined
}
