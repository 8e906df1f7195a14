import type { z } from 'zod'
import type { Task, TaskFilters, User } from '@/types'

/** Parses a task. */
export const taskSchema: z.ZodType<Task>

/** Parses a user. */
export const userSchema: z.ZodType<User>

/** Parses the filters of a task list. */
export const taskFiltersSchema: z.ZodType<TaskFilters>

/** What a sign-in resolves with. */
export type Session = { token: string; userId: string }

/** The body of every response that is an error. */
export type ErrorBody = {
  error: {
    code: string
    message: string
    requestId: string
    details?: Record<string, string>
  }
}
