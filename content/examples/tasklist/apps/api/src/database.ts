import type { Stats, Task, TaskChange, TaskFilters } from '@app/contracts'
import postgres from 'postgres'

type Page = TaskFilters & { limit: number; offset: number }
type User = { id: string; passwordHash: string }
type Row = Omit<Task, 'dueAt' | 'createdAt'> & {
  dueAt: Date | null
  createdAt: Date
}

/** What the routes need; every task query is limited to one user. */
export type Database = {
  users: {
    create(email: string, hash: string): Promise<string | undefined>
    find(email: string): Promise<User | undefined>
    exists(id: string): Promise<boolean>
  }
  tasks: {
    list(userId: string, page: Page): Promise<Task[]>
    count(userId: string): Promise<Stats>
    find(userId: string, id: string): Promise<Task | undefined>
    create(userId: string, task: TaskChange): Promise<Task>
    update(
      userId: string,
      id: string,
      change: TaskChange
    ): Promise<Task | undefined>
    remove(userId: string, id: string): Promise<string | undefined>
  }
}

function toTask({ dueAt, createdAt, ...row }: Row): Task {
  return {
    ...row,
    dueAt: dueAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString()
  }
}

export function createDatabase(url: string): Database {
  const sql = postgres(url, { transform: postgres.camel })
  const columns = sql`
    id, title, notes, status, assignee_id, due_at, created_at`

  return {
    users: {
      async create(email, hash) {
        const [user] = await sql<{ id: string }[]>`
          insert into users (email, password_hash)
          values (${email}, ${hash})
          on conflict (email) do nothing
          returning id`
        return user?.id
      },
      async find(email) {
        const [user] = await sql<User[]>`
          select id, password_hash from users where email = ${email}`
        return user
      },
      async exists(id) {
        const rows = await sql`select id from users where id = ${id}`
        return rows.length > 0
      }
    },
    tasks: {
      async list(userId, { status, search, assigneeId, limit, offset }) {
        const rows = await sql<Row[]>`
          select ${columns} from tasks
          where user_id = ${userId}
            ${status ? sql`and status = ${status}` : sql``}
            ${search ? sql`and title ilike ${`%${search}%`}` : sql``}
            ${assigneeId ? sql`and assignee_id = ${assigneeId}` : sql``}
          order by created_at desc, id limit ${limit} offset ${offset}`
        return rows.map(toTask)
      },
      async count(userId) {
        const [stats] = await sql<[Stats]>`
          select count(*) filter (where status = 'open')::int as open,
            count(*) filter (where status = 'done')::int as done
          from tasks where user_id = ${userId}`
        return stats
      },
      async find(userId, id) {
        const [row] = await sql<Row[]>`
          select ${columns} from tasks
          where id = ${id} and user_id = ${userId}`
        return row && toTask(row)
      },
      async create(userId, task) {
        const [row] = await sql<[Row]>`
          insert into tasks ${sql({ ...task, userId })}
          returning ${columns}`
        return toTask(row)
      },
      async update(userId, id, change) {
        const [row] = await sql<Row[]>`
          update tasks set ${sql({ ...change, id })}
          where id = ${id} and user_id = ${userId}
          returning ${columns}`
        return row && toTask(row)
      },
      async remove(userId, id) {
        const [row] = await sql<{ id: string }[]>`
          delete from tasks where id = ${id} and user_id = ${userId}
          returning id`
        return row?.id
      }
    }
  }
}
