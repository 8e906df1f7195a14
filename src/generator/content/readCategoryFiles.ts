import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { SiteError } from '../../model/errors.ts'
import type { SourceFile } from '../../model/paths.ts'
import type { CategoryFile } from './content.ts'
import { listFiles } from './listFiles.ts'
import { validateConfig } from './validateConfig.ts'

const categorySchema = z.strictObject({
  label: z.string().optional(),
  position: z.number().optional(),
  collapsible: z.boolean().optional(),
  collapsed: z.boolean().optional(),
  className: z.string().optional(),
  customProps: z.record(z.string(), z.unknown()).optional(),
  description: z.string().optional(),
  key: z.string().optional(),
  link: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.literal('doc'), id: z.string() }),
      z.strictObject({
        type: z.literal('generated-index'),
        title: z.string().optional(),
        description: z.string().optional(),
        slug: z.string().optional(),
        keywords: z.array(z.string()).optional(),
        image: z.string().optional()
      })
    ])
    .nullable()
    .optional()
})

/**
 * Read the `_category_` files below a version's folder.
 *
 * @returns files by the folder they describe, relative to the content folder
 */
export async function readCategoryFiles(
  root: string,
  folder: string
): Promise<{
  readonly files: ReadonlyMap<string, CategoryFile>
  readonly problems: readonly SiteError[]
}> {
  const names = (await listFiles(path.join(root, folder))).filter(file =>
    /(?:^|\/)_category_\.(?:json|ya?ml)$/.test(file)
  )
  const read = await Promise.all(
    names.map(name => readCategoryFile(root, `${folder}/${name}` as SourceFile))
  )
  return {
    files: new Map(
      read.flatMap(({ file }) =>
        file === undefined ? [] : [[path.posix.dirname(file.file), file]]
      )
    ),
    problems: read.flatMap(({ problems }) => problems)
  }
}

async function readCategoryFile(
  root: string,
  file: SourceFile
): Promise<{ file?: CategoryFile; problems: readonly SiteError[] }> {
  const source = await readFile(path.join(root, file), 'utf8')
  let value: unknown
  try {
    value = parse(source) ?? {} // JSON is YAML
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const line = /line (\d+), column (\d+)/.exec(message)
    const problem = new SiteError(
      `The category file can't be read: ${message.split('\n')[0]}`,
      {
        place: {
          file,
          line: Number(line?.[1] ?? 1),
          column: Number(line?.[2] ?? 1)
        },
        remedy: 'Write it as JSON or YAML, as its extension says.'
      }
    )
    return { problems: [problem] }
  }
  const checked = validateConfig(value, categorySchema, { file, source })
  return 'value' in checked
    ? { file: { file, ...checked.value }, problems: [] }
    : { problems: checked.problems }
}
