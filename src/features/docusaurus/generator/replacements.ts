import path from 'node:path'
import type { LoadedFeature } from '../../../core/feature.ts'
import { packageRoot } from '../../../core/platform/packageRoot.ts'

/** Absolute path of the browser code. */
export const clientFolder = path.join(
  packageRoot,
  'src/features/docusaurus/client'
)

/** Supported exports of Docusaurus modules: export → name in `modules.tsx`. */
const MODULES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '@docusaurus/BrowserOnly': { default: 'BrowserOnly' },
  '@docusaurus/ExecutionEnvironment': { default: 'ExecutionEnvironment' },
  '@docusaurus/Head': { default: 'Head' },
  '@docusaurus/Interpolate': { default: 'Translate' },
  '@docusaurus/Link': { default: 'Link' },
  '@docusaurus/plugin-content-docs/client': {
    useCurrentSidebarCategory: 'useCurrentSidebarCategory'
  },
  '@docusaurus/router': { useLocation: 'useLocation' },
  '@docusaurus/theme-common': {
    useColorMode: 'useColorMode',
    useCurrentSidebarCategory: 'useCurrentSidebarCategory'
  },
  '@docusaurus/Translate': { default: 'Translate', translate: 'translate' },
  '@docusaurus/useBaseUrl': {
    default: 'useBaseUrl',
    useBaseUrlUtils: 'useBaseUrlUtils'
  },
  '@docusaurus/useDocusaurusContext': { default: 'useDocusaurusContext' },
  '@docusaurus/useIsBrowser': { default: 'useHydrated' },
  '@theme-original/MDXComponents': { default: 'MDXComponents' },
  '@theme/DocCard': { default: 'DocCard' },
  '@theme/DocCardList': { default: 'DocCardList' },
  '@theme/Heading': { default: 'Heading' },
  '@theme/IdealImage': { default: 'IdealImage' },
  '@theme/MDXComponents': { default: 'MDXComponents' },
  '@theme/ThemedImage': { default: 'ThemedImage' },
  '@theme/TOCInline': { default: 'TOCInline' },
  clsx: { default: 'clsx', clsx: 'clsx' }
}

/** Components of other features; their modules have a default export. */
const FEATURE_COMPONENTS = [
  'Admonition',
  'CodeBlock',
  'Details',
  'TabItem',
  'Tabs'
]

/** What replaces a Docusaurus module. */
interface Replacement {
  /** Absolute path, with a query that `moduleLoader.ts` reads. */
  readonly request: string
  /** Names of its exports. */
  readonly exports: readonly string[]
}

/** Replacements by module name. */
export type Replacements = ReadonlyMap<string, Replacement>

/** List the modules that replace Docusaurus modules. */
export function listReplacements(
  features: readonly LoadedFeature[]
): Replacements {
  const file = path.join(clientFolder, 'modules.tsx')
  const replacements = new Map<string, Replacement>()
  for (const [module, names] of Object.entries(MODULES)) {
    const request = `${file}?${new URLSearchParams(names)}`
    replacements.set(module, { request, exports: Object.keys(names) })
  }
  for (const { folder, components = {} } of features) {
    for (const name of FEATURE_COMPONENTS) {
      const module = components[name]?.module
      if (module === undefined) continue
      const request = path.join(folder, module)
      replacements.set(`@theme/${name}`, { request, exports: ['default'] })
    }
  }
  return replacements
}

/** Modules whose components become markup, so that pages need no import. */
export const MARKUP_COMPONENTS: ReadonlyMap<string, string> = new Map([
  ['@theme/Admonition', 'Admonition'],
  ['@theme/CodeBlock', 'CodeBlock'],
  ['@theme/Details', 'Details'],
  ['@theme/TabItem', 'TabItem'],
  ['@theme/Tabs', 'Tabs'],
  ['@theme/ThemedImage', 'ThemedImage'],
  ['@docusaurus/Head', 'head'],
  ['@docusaurus/Link', 'Link']
])

/** Whether only Docusaurus can resolve a module. */
export function isDocusaurusModule(module: string): boolean {
  return /^@(?:theme|theme-original|docusaurus)\//.test(module)
}

/**
 * List the bundler's aliases for Docusaurus modules.
 *
 * @param contentDir absolute
 */
export function listAliases(
  contentDir: string,
  features: readonly LoadedFeature[]
): Readonly<Record<string, string>> {
  const files = [...listReplacements(features)].map(
    ([name, { request }]) => [`${name}$`, request] as const
  )
  // The first matching alias wins.
  return {
    ...Object.fromEntries(files),
    '@theme': path.join(contentDir, 'src/theme')
  }
}
