import type { DateField, Form, SelectableField, TextField } from '@toolbox/form'

/** The form of one task; its results fit a `Task`. */
export const taskForm: Form<{
  title: TextField
  notes: TextField
  assigneeId: SelectableField<string, false, string | null>
  dueAt: DateField<string | null>
}>
