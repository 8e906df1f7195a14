import type { ReactNode } from 'react'

export interface TabItemProps {
  readonly value: string
  /** Defaults to the value. */
  readonly label?: ReactNode
  /** Whether it's the default tab. */
  readonly default?: boolean
  readonly children?: ReactNode
}

/** Defines a tab of the surrounding `<Tabs>`. */
export function TabItem({ children }: TabItemProps) {
  return children
}

export default TabItem
