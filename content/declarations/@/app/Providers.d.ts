import type { JSX, ReactNode } from 'react'

/** What every screen of the app needs around it. */
export function Providers(props: { children: ReactNode }): JSX.Element
