import { createCell } from '../state/cell.ts'

const edits = createCell({})

/** Watch for edits of the shown page. They only occur in development. */
export const watchEdits = edits.subscribe

/** Announce that the shown page may have changed. */
export function announceEdit(): void {
  edits.set({})
}
