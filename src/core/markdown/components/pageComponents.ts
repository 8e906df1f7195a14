import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import type { BuiltInComponent, LoadedFeature } from '../../feature.ts'
import { type ComponentUse, readAttributeText } from './componentCreator.ts'

/** A component that pages use without an import. */
interface KnownComponent extends Omit<BuiltInComponent, 'module'> {
  /** Module specifier, for pages that have to import the component. */
  readonly specifier?: string
}

/** Name → component. */
type KnownComponents = Readonly<Record<string, KnownComponent>>

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
  site: { readonly features: readonly LoadedFeature[] }
): KnownComponent | undefined {
  const components = listComponents(site)
  return Object.hasOwn(components, name) ? components[name] : undefined
}

/** Create a link from `<Link to>`. */
function createLink(use: ComponentUse): ElementContent {
  const href = readAttributeText(use, 'to') ?? readAttributeText(use, 'href')
  if (href === undefined) {
    use.report({
      severity: 'error',
      message: '<Link> needs the attribute "to".',
      hint: 'Write <Link to="/docs/started">text</Link>.'
    })
  }
  const className = readAttributeText(use, 'className')
  return h('a', { href, className }, [...use.children])
}

/**
 * Create the markup of `<ThemedImage alt light dark>`: an image for each color
 * mode. It also accepts `sources={{ light, dark }}`.
 */
function createThemedImage(use: ComponentUse): ElementContent {
  const light = readAttributeText(use, 'light') ?? readSource(use, 'light')
  const dark = readAttributeText(use, 'dark') ?? readSource(use, 'dark')
  if (light === undefined || dark === undefined) {
    use.report({
      severity: 'error',
      message: '<ThemedImage> needs the attributes "light" and "dark".',
      hint: 'Write <ThemedImage alt="…" light="./x.svg" dark="./y.svg" />.'
    })
    return h('span')
  }
  const properties = {
    alt: readAttributeText(use, 'alt') ?? '',
    width: readAttributeText(use, 'width'),
    height: readAttributeText(use, 'height')
  }
  return h('span.themed-image', [
    h('img', { ...properties, src: `${light}#light` }),
    h('img', { ...properties, src: `${dark}#dark` })
  ])
}

function readSource(
  { attributes }: ComponentUse,
  mode: string
): string | undefined {
  const { sources } = attributes
  if (typeof sources !== 'object' || sources === null) return undefined
  const source = sources[mode]
  return typeof source === 'string' ? source : undefined
}
