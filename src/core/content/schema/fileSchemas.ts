import type { z } from 'zod'

/** A kind of file that authors write: data, or pages with front matter. */
export interface FileSchema {
  /**
   * Patterns relative to the content folder, such as `blog/*.md`, without braces,
   * which not all editors know. The schema of pages describes their front matter,
   * to which features add keys.
   */
  readonly files: readonly string[]
  readonly schema: z.ZodType
}

/** Kinds of files by name; editors get a JSON Schema of each. */
export type FileSchemas = Readonly<Record<string, FileSchema>>
