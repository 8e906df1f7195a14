import type { MutationFn, QueryOperations } from '@toolbox/query'

/** Uploads files; resolves with those that failed. */
export const uploadOperations: QueryOperations<
  {},
  { uploadFiles: MutationFn<File[], File[]> }
>
