import type { JSX } from 'react'

/** One task, whose id is in the address. */
export function TaskPage(): JSX.Element
