import { join } from 'node:path'

/** What stands in for a module of Docusaurus. */
export type Replacement =
  /** A component that needs no import here. */
  | { readonly kind: 'component'; readonly name: string }
  /** A file, relative to the theme's components for pages. */
  | { readonly kind: 'module'; readonly file: string }
  | { readonly kind: 'unknown' }

/** What there is of a module of Docusaurus. */
interface Counterpart {
  /** For pages: a component that is written when the page is compiled. */
  readonly component?: string
  /** For pages without one, and for the components that pages import. */
  readonly file: string
}

const COUNTERPARTS: Readonly<Record<string, Counterpart>> = {
  '@theme/Admonition': createMarkup('Admonition'),
  '@theme/CodeBlock': {
    component: 'CodeBlock',
    file: '../docusaurus/CodeBlock.ts'
  },
  '@theme/Details': createMarkup('Details'),
  '@theme/DocCard': createModule('DocCard.tsx'),
  '@theme/DocCardList': createModule('DocCardList.tsx'),
  '@theme/Heading': createModule('Heading.tsx'),
  '@theme/IdealImage': createModule('IdealImage.tsx'),
  '@theme/MDXComponents': createModule('MDXComponents.ts'),
  '@theme/TOCInline': createModule('TOCInline.tsx'),
  '@theme/TabItem': { component: 'TabItem', file: '../docusaurus/TabItem.ts' },
  '@theme/Tabs': { component: 'Tabs', file: '../docusaurus/Tabs.ts' },
  '@theme/ThemedImage': createMarkup('ThemedImage'),
  '@theme-original/MDXComponents': createModule('MDXComponents.ts'),
  '@docusaurus/BrowserOnly': createModule('BrowserOnly.tsx'),
  '@docusaurus/ExecutionEnvironment': createModule('ExecutionEnvironment.ts'),
  '@docusaurus/Head': { component: 'head', file: '../docusaurus/Head.tsx' },
  '@docusaurus/Interpolate': createModule('Interpolate.tsx'),
  '@docusaurus/Link': createMarkup('Link'),
  '@docusaurus/Translate': createModule('Translate.tsx'),
  '@docusaurus/plugin-content-docs/client': createModule('themeCommon.ts'),
  '@docusaurus/router': createModule('router.ts'),
  '@docusaurus/theme-common': createModule('themeCommon.ts'),
  '@docusaurus/useBaseUrl': { file: 'useBaseUrl.ts' },
  '@docusaurus/useDocusaurusContext': createModule('useDocusaurusContext.ts'),
  '@docusaurus/useIsBrowser': createModule('useIsBrowser.ts'),
  clsx: createModule('clsx.ts')
}

export const REPLACED_MODULES: readonly string[] = Object.keys(COUNTERPARTS)

/** Find what stands in for a module; undefined for modules of others. */
export function findReplacement(source: string): Replacement | undefined {
  const found = Object.hasOwn(COUNTERPARTS, source)
    ? COUNTERPARTS[source]
    : undefined
  if (found?.component !== undefined) {
    return { kind: 'component', name: found.component }
  }
  if (found !== undefined) return { kind: 'module', file: found.file }
  const isForeign = /^@(?:theme|theme-original|docusaurus)\//.test(source)
  return isForeign ? { kind: 'unknown' } : undefined
}

/**
 * Find the file that does for a component what the compiler does elsewhere: for
 * uses whose attributes only the running page knows.
 */
export function findRuntimeFile(component: string): string | undefined {
  const found = Object.values(COUNTERPARTS).find(
    counterpart => counterpart.component === component
  )
  return found?.file
}

/**
 * List the files that components get when they import modules of Docusaurus.
 *
 * @param folder absolute, of the theme's components for pages
 */
export function listCounterparts(
  folder: string
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(COUNTERPARTS).map(([name, { file }]) => [
      name,
      join(folder, file)
    ])
  )
}

function createModule(file: string): Counterpart {
  return { file: `../docusaurus/${file}` }
}

function createMarkup(component: string): Counterpart {
  return { component, file: `../docusaurus/${component}.tsx` }
}
