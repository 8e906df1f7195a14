import type { ReactNode } from 'react'

export interface TabItemProps {
  readonly value: string
  /** Defaults to the value. */
  readonly label?: ReactNode
  /** Selected until the reader chooses. */
  readonly default?: boolean
  readonly children?: ReactNode
}

/** Pass one tab to the surrounding `<Tabs>`, which shows it. */
export function TabItem({ children }: TabItemProps) {
  return children
}

export default TabItem
