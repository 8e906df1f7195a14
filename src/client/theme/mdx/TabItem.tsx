import type { ReactNode } from 'react'

export interface TabItemProps {
  readonly value: string
  /** The value itself unless given. */
  readonly label?: ReactNode
  /** Selected until the reader chooses. */
  readonly default?: boolean
  readonly children?: ReactNode
}

/** Carry one tab to the `<Tabs>` around it, which shows it. */
export function TabItem({ children }: TabItemProps) {
  return children
}
