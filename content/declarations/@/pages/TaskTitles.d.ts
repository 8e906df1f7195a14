import type { JSX } from 'react'

/** The titles of all tasks, loaded through the manager. */
export function TaskTitles(): JSX.Element
