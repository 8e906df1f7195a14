import type { StyleSheet } from '@toolbox/styles'

type LabelParts = 'wrapper' | 'text'
type LabelSheet = StyleSheet<LabelParts | `${LabelParts}:disabled`>

/** The looks of a label. */
export const LabelStyles: { default: LabelSheet; pill: LabelSheet }
