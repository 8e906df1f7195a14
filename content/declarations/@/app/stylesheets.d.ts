import type { StyleSheet } from '@toolbox/styles'

type BadgeParts = 'wrapper' | 'text'
type BadgeSheet = StyleSheet<BadgeParts | `${BadgeParts}:disabled`>

/** The looks of a badge. */
export const BadgeStyles: { default: BadgeSheet; pill: BadgeSheet }

type TaskRowSheet = StyleSheet<'wrapper' | 'title'>

/** The looks of a task in a list. */
export const TaskRowStyles: {
  default: TaskRowSheet
  compact: TaskRowSheet
  done: TaskRowSheet
}
