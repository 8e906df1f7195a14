import type { JSX } from 'react'

/** The first screen of Tasklist: a form above the list of tasks. */
export function NewTask(): JSX.Element
