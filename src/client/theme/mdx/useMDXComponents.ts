import { SearchField } from '../Search/SearchField.tsx'
import { CodeBlock } from './CodeBlock.tsx'
import { LatestPosts } from './LatestPosts.tsx'
import { TabItem } from './TabItem.tsx'
import { Tabs } from './Tabs.tsx'

const components = { CodeBlock, LatestPosts, SearchField, TabItem, Tabs }

/**
 * Components that pages may use without importing them.
 *
 * The MDX compiler requires this name. It returns a constant, so no context is
 * read. Purely presentational components are not here: the compiler writes them
 * as markup.
 */
export function useMDXComponents() {
  return components
}
