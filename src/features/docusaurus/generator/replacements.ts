import { readdirSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../../core/build/projectRoot.ts'
import type { LoadedFeature } from '../../../core/feature.ts'

const folder = path.join(projectRoot, 'src/features/docusaurus/client/modules')

/** Files that replace Docusaurus modules, by module name. */
export type Replacements = ReadonlyMap<string, string>

/** Replacements in `client/modules`, where paths are module names. */
const OWN: Replacements = new Map(
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter(file => /\.tsx?$/.test(file))
    .sort()
    .map(file => [file.replace(/\.tsx?$/, ''), path.join(folder, file)])
)

/** Components of other features; their modules have a default export too. */
const FEATURE_COMPONENTS = [
  'Admonition',
  'CodeBlock',
  'Details',
  'TabItem',
  'Tabs'
]

/** List the files that replace Docusaurus modules. */
export function listReplacements(
  features: readonly LoadedFeature[]
): Replacements {
  const others = features.flatMap(({ folder, components = {} }) =>
    FEATURE_COMPONENTS.flatMap(name => {
      const module = components[name]?.module
      return module === undefined
        ? []
        : [[`@theme/${name}`, path.join(folder, module)] as const]
    })
  )
  return new Map([...OWN, ...others])
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

/** Modules of components whose attributes are known only at run time. */
export const RUNTIME_MODULES: ReadonlyMap<string, string> = new Map([
  ['Admonition', '@theme/Admonition'],
  ['Details', '@theme/Details'],
  ['Link', '@docusaurus/Link'],
  ['ThemedImage', '@theme/ThemedImage']
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
  const files = [...listReplacements(features)].map(([name, file]) => [
    `${name}$`,
    file
  ])
  // The first matching alias wins.
  return {
    ...Object.fromEntries(files),
    '@theme': path.join(contentDir, 'src/theme')
  }
}
