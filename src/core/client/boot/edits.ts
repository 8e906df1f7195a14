import { createCell } from '../state/cell.ts'

const edits = createCell({})

/** Watch for edits of the displayed page, which occur only in development. */
export const watchEdits = edits.subscribe

/** Report that the displayed page may have changed. */
export function announceEdit(): void {
  edits.set({})
}
