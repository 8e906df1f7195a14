import type { StyleSheet } from '@toolbox/styles'

type TaskRowSheet = StyleSheet<'wrapper' | 'title'>

/** The looks of a task in a list. */
export const TaskRowStyles: {
  default: TaskRowSheet
  compact: TaskRowSheet
  done: TaskRowSheet
}
