import { readdirSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../../core/build/projectRoot.ts'
import type { LoadedFeature } from '../../../core/feature.ts'

const folder = path.join(projectRoot, 'src/features/docusaurus/client/modules')

/** Files that replace modules of Docusaurus, by their names. */
export type Counterparts = ReadonlyMap<string, string>

/** Those in this folder, which have the same paths. */
const OWN: Counterparts = new Map(
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter(file => /\.tsx?$/.test(file))
    .sort()
    .map(file => [file.replace(/\.tsx?$/, ''), path.join(folder, file)])
)

/** Components of other features, whose modules export them as default too. */
const OF_FEATURES = ['Admonition', 'CodeBlock', 'Details', 'TabItem', 'Tabs']

/** List the files that replace modules of Docusaurus. */
export function listCounterparts(
  features: readonly LoadedFeature[]
): Counterparts {
  const others = features.flatMap(({ folder, components = {} }) =>
    OF_FEATURES.flatMap(name => {
      const module = components[name]?.module
      return module === undefined
        ? []
        : [[`@theme/${name}`, path.join(folder, module)] as const]
    })
  )
  return new Map([...OWN, ...others])
}

/**
 * Modules whose components the compiler provides, so that pages need no import.
 */
export const WRITTEN_COMPONENTS: ReadonlyMap<string, string> = new Map([
  ['@theme/Admonition', 'Admonition'],
  ['@theme/CodeBlock', 'CodeBlock'],
  ['@theme/Details', 'Details'],
  ['@theme/TabItem', 'TabItem'],
  ['@theme/Tabs', 'Tabs'],
  ['@theme/ThemedImage', 'ThemedImage'],
  ['@docusaurus/Head', 'head'],
  ['@docusaurus/Link', 'Link']
])

/** Modules that take over where attributes are only known in the browser. */
export const RUNTIME_MODULES: ReadonlyMap<string, string> = new Map([
  ['Admonition', '@theme/Admonition'],
  ['Details', '@theme/Details'],
  ['Link', '@docusaurus/Link'],
  ['ThemedImage', '@theme/ThemedImage']
])

/** Whether only Docusaurus could resolve a module. */
export function isForeign(module: string): boolean {
  return /^@(?:theme|theme-original|docusaurus)\//.test(module)
}

/**
 * List the files that the bundler takes for modules of Docusaurus.
 *
 * @param contentDir absolute
 */
export function listAliases(
  contentDir: string,
  features: readonly LoadedFeature[]
): Readonly<Record<string, string>> {
  const files = [...listCounterparts(features)].map(([name, file]) => [
    `${name}$`,
    file
  ])
  // The first alias that matches wins.
  return {
    ...Object.fromEntries(files),
    '@theme': path.join(contentDir, 'src/theme')
  }
}
