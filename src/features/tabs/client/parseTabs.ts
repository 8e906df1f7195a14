import {
  Children,
  isValidElement,
  type ReactElement,
  type ReactNode
} from 'react'
import type { TabItemProps } from './TabItem.tsx'

/** One tab: its value, its label and its content. */
export interface Tab {
  readonly value: string
  readonly label: ReactNode
  readonly content: ReactNode
}

export interface TabsProps {
  readonly children?: ReactNode
  readonly defaultValue?: string | null
  readonly groupId?: string
  /** Name of a query parameter; `true` uses the group's id. */
  readonly queryString?: boolean | string
  /** Whether to render only the selected panel. */
  readonly lazy?: boolean
  /** Items to show, in this order, with labels for those without one. */
  readonly values?:
    | readonly {
        readonly value: string
        readonly label?: string
      }[]
    | null
  readonly className?: string
}

/**
 * Parse the props of `<Tabs>` (behavior 2.9.12, 2.9.14).
 *
 * @throws Error with a message for the author
 */
export function parseTabs(props: TabsProps): {
  readonly tabs: readonly Tab[]
  readonly defaultValue: string
  readonly queryName: string | undefined
} {
  const items = findItems(props.children)
  const tabs = createTabs(items, props.values)
  const [first] = tabs
  if (first === undefined)
    throw createError('requires at least one <TabItem> children component')
  assertUnique(tabs)
  const marked = items.find(
    ({ props: { default: isDefault, value } }) =>
      isDefault && tabs.some(tab => tab.value === value)
  )?.props.value
  const defaultValue = props.defaultValue ?? marked ?? first.value
  if (!tabs.some(({ value }) => value === defaultValue)) {
    throw createError(
      `has the default value "${defaultValue}", but its values are: ${tabs.map(({ value }) => value).join(', ')}.`
    )
  }
  return { tabs, defaultValue, queryName: findQueryName(props) }
}

type Item = ReactElement<TabItemProps>

function findItems(children: ReactNode): readonly Item[] {
  return Children.toArray(children).flatMap((child): readonly Item[] => {
    if (typeof child === 'string' && child.trim() === '') return []
    if (isItem(child)) return [child]
    throw createError('has a child that isn\'t a <TabItem> with a "value".')
  })
}

function isItem(child: ReactNode): child is Item {
  if (!isValidElement(child)) return false
  const { props } = child
  return typeof props === 'object' && props !== null && 'value' in props
}

function createTabs(
  items: readonly Item[],
  values: TabsProps['values']
): readonly Tab[] {
  const contents = new Map(items.map(({ props }) => [props.value, props]))
  if (values === undefined || values === null) {
    return items.map(({ props }) => createTab(props.value, props))
  }
  return values.map(({ value, label }) =>
    createTab(value, { label, ...contents.get(value) })
  )
}

function createTab(
  value: string,
  { label, children }: Partial<TabItemProps>
): Tab {
  return { value, label: label ?? value, content: children }
}

function assertUnique(tabs: readonly Tab[]): void {
  const values = tabs.map(({ value }) => value)
  const duplicates = values.filter(
    (value, index) => values.indexOf(value) !== index
  )
  if (duplicates.length === 0) return
  throw new Error(
    `Duplicate values "${[...new Set(duplicates)].join(', ')}" found in <Tabs>. Every value needs to be unique.`
  )
}

function findQueryName({
  queryString,
  groupId
}: TabsProps): string | undefined {
  if (typeof queryString === 'string') return queryString
  if (queryString !== true) return undefined
  if (groupId === undefined) {
    throw createError(
      'has "queryString" but no "groupId". Set "groupId", or give "queryString" a name.'
    )
  }
  return groupId
}

function createError(message: string): Error {
  return new Error(`Content error: the <Tabs> component ${message}`)
}
