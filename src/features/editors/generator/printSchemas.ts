import { z } from 'zod'
import { ignoredKeys } from '../../../core/content/schema/frontMatterSchema.ts'
import type { FileSchema, FileSchemas } from '../../../core/feature.ts'

/** Where schemas are, relative to the project. */
const FOLDER = '.schemas'

/** Settings of VS Code and other editors with the same language servers. */
interface EditorSettings {
  /** Schema → patterns of files. */
  readonly 'yaml.schemas': Readonly<Record<string, readonly string[]>>
  readonly 'json.schemas': readonly {
    readonly url: string
    readonly fileMatch: readonly string[]
  }[]
}

/** Files for editors, relative to the project. */
export interface SchemaFiles {
  readonly schemas: Readonly<Record<string, string>>
  readonly settings: EditorSettings
}

/**
 * Print the JSON Schema of each kind of file, and the settings with which editors
 * find them.
 *
 * @param contentDir relative to the project, with forward slashes; `.` for itself
 * @param frontMatter keys that features add to every page
 */
export function printSchemas(
  kinds: FileSchemas,
  contentDir: string,
  frontMatter: z.ZodRawShape
): SchemaFiles {
  const listed = Object.entries(kinds).map(([name, kind]) => ({
    file: `${FOLDER}/${name}.json`,
    patterns: kind.files.map(pattern =>
      contentDir === '.' ? pattern : `${contentDir}/${pattern}`
    ),
    text: `${JSON.stringify(toJsonSchema(kind, frontMatter), undefined, 2)}\n`
  }))
  return {
    schemas: Object.fromEntries(listed.map(({ file, text }) => [file, text])),
    settings: {
      'yaml.schemas': Object.fromEntries(
        listed.map(({ file, patterns }) => [
          file,
          patterns.filter(pattern => !isJson(pattern))
        ])
      ),
      'json.schemas': listed
        .filter(({ patterns }) => patterns.some(isJson))
        .map(({ file, patterns }) => ({
          url: `./${file}`,
          fileMatch: patterns.filter(isJson).map(pattern => `/${pattern}`)
        }))
    }
  }
}

function toJsonSchema(
  { files, schema }: FileSchema,
  frontMatter: z.ZodRawShape
): object {
  const isPage = files.some(pattern => /\.mdx?$/.test(pattern))
  const described =
    isPage && schema instanceof z.ZodObject
      ? z.strictObject({ ...listIgnored(), ...schema.shape, ...frontMatter })
      : schema
  return z.toJSONSchema(described, {
    // What authors write, which the generator may complete.
    io: 'input',
    // Language servers don't know later drafts.
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // YAML has dates; JSON and its schemas have only texts.
      if (zodSchema._zod.def.type === 'date') jsonSchema.type = 'string'
    }
  })
}

/** The keys of other generators, which have no effect here. */
function listIgnored(): z.ZodRawShape {
  return Object.fromEntries(
    [...ignoredKeys].map(key => [key, z.unknown().optional()])
  )
}

function isJson(pattern: string): boolean {
  return pattern.endsWith('.json')
}
