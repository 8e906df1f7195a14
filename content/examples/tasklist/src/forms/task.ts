import type { Task } from '@app/contracts'
import { i18n } from '@lingui/core'
import { fields, useForm, zodValidator } from '@toolbox/form'
import { z } from 'zod'

const title = z
  .string({ error: () => i18n._('Give the task a title') })
  .min(1)
const dueAt = z
  .date()
  .optional()
  .transform(date => date?.toISOString() ?? null)

/** Creates the form of one task; without a task, that of a new one. */
export function useTaskForm(task?: Task) {
  return useForm(`task-${task?.id ?? 'new'}`, {
    title: fields.text({
      defaultValue: task?.title,
      validate: zodValidator(title)
    }),
    notes: fields.text({
      defaultValue: task?.notes,
      multiline: true,
      validate: zodValidator(z.string().default(''))
    }),
    dueAt: fields.date({
      defaultValue: task?.dueAt ? new Date(task.dueAt) : undefined,
      validate: zodValidator(dueAt)
    })
  })
}
