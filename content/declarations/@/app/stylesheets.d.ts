import type { StyleSheet } from '@toolbox/styles'

type LabelParts = 'wrapper' | 'text'
type LabelSheet = StyleSheet<LabelParts | `${LabelParts}:disabled`>

/** The looks of a label. */
export const LabelStyles: { default: LabelSheet; pill: LabelSheet }

type TaskRowSheet = StyleSheet<'wrapper' | 'title'>

/** The looks of a task in a list. */
export const TaskRowStyles: {
  default: TaskRowSheet
  compact: TaskRowSheet
  done: TaskRowSheet
}
