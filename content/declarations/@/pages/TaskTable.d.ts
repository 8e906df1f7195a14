import type { JSX } from 'react'

/** The open tasks in a table with selectable rows. */
export function TaskTable(): JSX.Element
