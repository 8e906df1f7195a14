import { LatestPosts } from '../../../features/blog/client/LatestPosts.tsx'
import { CodeBlock } from '../../../features/code/client/CodeBlock.tsx'
import { SearchField } from '../../../features/search/client/SearchField.tsx'
import { TabItem } from '../../../features/tabs/client/TabItem.tsx'
import { Tabs } from '../../../features/tabs/client/Tabs.tsx'

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
