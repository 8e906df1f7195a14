import type { JSX, ReactNode } from 'react'

/** Gives the texts of the active locale to its children. */
export function LocaleProvider(props: { children: ReactNode }): JSX.Element
