import path from 'node:path'
import { projectRoot } from '../projectRoot.ts'

/** Modules of Docusaurus → files of `src/client/docusaurus/` in their place. */
const FILES: Readonly<Record<string, string>> = {
  '@theme/Admonition': 'Admonition.tsx',
  '@theme/CodeBlock': 'CodeBlock.ts',
  '@theme/Details': 'Details.tsx',
  '@theme/DocCard': 'DocCard.tsx',
  '@theme/DocCardList': 'DocCardList.tsx',
  '@theme/Heading': 'Heading.tsx',
  '@theme/IdealImage': 'IdealImage.tsx',
  '@theme/MDXComponents': 'MDXComponents.ts',
  '@theme/TOCInline': 'TOCInline.tsx',
  '@theme/TabItem': 'TabItem.ts',
  '@theme/Tabs': 'Tabs.ts',
  '@theme/ThemedImage': 'ThemedImage.tsx',
  '@theme-original/MDXComponents': 'MDXComponents.ts',
  '@docusaurus/BrowserOnly': 'BrowserOnly.tsx',
  '@docusaurus/ExecutionEnvironment': 'ExecutionEnvironment.ts',
  '@docusaurus/Head': 'Head.tsx',
  '@docusaurus/Interpolate': 'Interpolate.tsx',
  '@docusaurus/Link': 'Link.tsx',
  '@docusaurus/Translate': 'Translate.tsx',
  '@docusaurus/plugin-content-docs/client': 'themeCommon.ts',
  '@docusaurus/router': 'router.ts',
  '@docusaurus/theme-common': 'themeCommon.ts',
  '@docusaurus/useBaseUrl': 'useBaseUrl.ts',
  '@docusaurus/useDocusaurusContext': 'useDocusaurusContext.ts',
  '@docusaurus/useIsBrowser': 'useIsBrowser.ts',
  clsx: 'clsx.ts'
}

export const REPLACED_MODULES: readonly string[] = Object.keys(FILES)

/** Modules of components that the compiler writes: pages need no import. */
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

/** Modules that do the same where only the running page knows attributes. */
export const RUNTIME_MODULES: ReadonlyMap<string, string> = new Map([
  ['Admonition', '@theme/Admonition'],
  ['Details', '@theme/Details'],
  ['Link', '@docusaurus/Link'],
  ['ThemedImage', '@theme/ThemedImage']
])

/** Find the file that stands in for a module; absolute. */
export function findCounterpart(module: string): string | undefined {
  const file = Object.hasOwn(FILES, module) ? FILES[module] : undefined
  return file && path.join(projectRoot, 'src/client/docusaurus', file)
}

/** Tell whether only Docusaurus could resolve a module. */
export function isForeign(module: string): boolean {
  return /^@(?:theme|theme-original|docusaurus)\//.test(module)
}

/**
 * List what the bundler finds under Docusaurus' names of modules.
 *
 * @param contentDir absolute
 */
export function listAliases(
  contentDir: string
): Readonly<Record<string, string>> {
  const files = REPLACED_MODULES.map(name => [
    `${name}$`,
    findCounterpart(name) ?? ''
  ])
  // The first alias that fits counts.
  return {
    ...Object.fromEntries(files),
    '@theme': path.join(contentDir, 'src/theme')
  }
}
