import type { MutationFn, QueryFn, QueryOperations } from '@toolbox/query'
import type { User } from '@/types'

export const userOperations: QueryOperations<
  { getMe: QueryFn<void, User>; listUsers: QueryFn<void, User[]> },
  { renameUser: MutationFn<{ id: string; name: string }, User> }
>
