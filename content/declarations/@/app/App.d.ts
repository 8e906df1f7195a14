import type { JSX, ReactNode } from 'react'

/** The children, with the modal outlet after them. */
export function App(props: { children?: ReactNode }): JSX.Element
