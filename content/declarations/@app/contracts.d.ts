import type { z } from 'zod'
import type { Task, TaskFilters, User } from '@/types'

export const taskSchema: z.ZodType<Task>

export const userSchema: z.ZodType<User>

export const taskFiltersSchema: z.ZodType<TaskFilters>

export type ErrorBody = {
  error: {
    code: string
    message: string
    requestId: string
    details?: Record<string, string>
  }
}
