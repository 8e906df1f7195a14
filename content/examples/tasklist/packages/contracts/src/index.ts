import { z } from 'zod'

export const credentialsSchema = z.object({
  email: z.email('Enter an email address'),
  password: z.string().min(8, 'Use eight characters or more')
})

export const sessionSchema = z.object({
  token: z.string(),
  userId: z.uuid()
})

export const taskSchema = z.object({
  id: z.uuid(),
  title: z
    .string()
    .min(1, 'Give the task a title')
    .max(200, 'Use 200 characters or fewer'),
  notes: z.string(),
  status: z.enum(['open', 'done']),
  assigneeId: z.uuid().nullable(),
  dueAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime()
})

export const taskChangeSchema = taskSchema
  .omit({ id: true, createdAt: true })
  .partial()

export const newTaskSchema = taskChangeSchema.required({ title: true })

export const taskFiltersSchema = z.object({
  status: taskSchema.shape.status.optional(),
  search: z.string().optional(),
  assigneeId: z.uuid().optional()
})

export const statsSchema = z.object({ open: z.int(), done: z.int() })

export type Credentials = z.infer<typeof credentialsSchema>
export type Session = z.infer<typeof sessionSchema>
export type Task = z.infer<typeof taskSchema>
export type TaskChange = z.infer<typeof taskChangeSchema>
export type TaskFilters = z.infer<typeof taskFiltersSchema>
export type Stats = z.infer<typeof statsSchema>

export type ErrorBody = {
  error: {
    code: string
    message: string
    requestId: string
    details?: Record<string, string>
  }
}
