import { SearchField } from '../Search/SearchField.tsx'
import { CodeBlock } from './CodeBlock.tsx'
import { LatestPosts } from './LatestPosts.tsx'
import { TabItem } from './TabItem.tsx'
import { Tabs } from './Tabs.tsx'

const components = { CodeBlock, LatestPosts, SearchField, TabItem, Tabs }

/**
 * Components that pages may use without importing them.
 *
 * Named as the MDX compiler wants it; a constant, so that no context is read.
 * What only presents its content is not here: the compiler writes it as markup.
 */
export function useMDXComponents() {
  return components
}
