import type { ComponentProps } from 'react'
import DocCardList from './DocCardList.tsx'

type Item = NonNullable<ComponentProps<typeof DocCardList>['items']>[number]

/**
 * Show a card for one item.
 *
 * The default export of modules that import `@theme/DocCard`.
 */
export default function DocCard({ item }: { readonly item: Item }) {
  return <DocCardList items={[item]} />
}
