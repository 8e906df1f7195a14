import type { Database } from '@app/api/database'
import { parseInput, RequestError } from '@app/api/plugins/errors'
import {
  newTaskSchema,
  statsSchema,
  type TaskChange,
  taskChangeSchema,
  taskFiltersSchema,
  taskSchema
} from '@app/contracts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const idSchema = z.object({ id: z.uuid() })
const pageSchema = taskFiltersSchema.extend({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).default(0)
})

/** Another user's task is missing too: 403 would confirm its id. */
function requireTask<T>(found: T | undefined): T {
  if (found !== undefined) return found
  throw new RequestError('NOT_FOUND', 'This task does not exist.')
}

export function addTaskRoutes(
  app: FastifyInstance,
  { tasks, users }: Database
) {
  async function requireAssignee({ assigneeId }: TaskChange) {
    if (!assigneeId || (await users.exists(assigneeId))) return
    throw new RequestError(
      'VALIDATION_FAILED',
      'The task could not be saved.',
      { assigneeId: 'This user does not exist.' }
    )
  }

  app.get('/v1/tasks', async ({ query, userId }) => {
    const page = parseInput(pageSchema, query)
    return taskSchema.array().parse(await tasks.list(userId, page))
  })

  app.get('/v1/tasks/stats', async ({ userId }) =>
    statsSchema.parse(await tasks.count(userId))
  )

  app.get('/v1/tasks/:id', async ({ params, userId }) => {
    const { id } = parseInput(idSchema, params)
    return taskSchema.parse(requireTask(await tasks.find(userId, id)))
  })

  app.post('/v1/tasks', async ({ body, userId }, reply) => {
    const task = parseInput(newTaskSchema, body)
    await requireAssignee(task)
    reply.code(201)
    return taskSchema.parse(await tasks.create(userId, task))
  })

  app.patch('/v1/tasks/:id', async ({ body, params, userId }) => {
    const { id } = parseInput(idSchema, params)
    const change = parseInput(taskChangeSchema, body)
    await requireAssignee(change)
    const task = await tasks.update(userId, id, change)
    return taskSchema.parse(requireTask(task))
  })

  app.post('/v1/tasks/:id/archive', async ({ params, userId }) => {
    const { id } = parseInput(idSchema, params)
    const task = await tasks.update(userId, id, { status: 'done' })
    return taskSchema.parse(requireTask(task))
  })

  app.delete('/v1/tasks/:id', async ({ params, userId }) => {
    const { id } = parseInput(idSchema, params)
    const removed = requireTask(await tasks.remove(userId, id))
    return JSON.stringify(removed)
  })
}
