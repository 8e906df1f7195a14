import path from 'node:path'
import { z } from 'zod'
import type { SourceFile } from '../../model/paths.ts'
import { validateValue } from '../check/validateValue.ts'
import type { CategoryFile } from '../content.ts'
import { listFiles } from '../listFiles.ts'
import type { Report } from '../report.ts'
import { categoryLinkSchema } from '../schema/categoryLinkSchema.ts'
import { readData } from './parseData.ts'

/** The contents of a `_category_.yml`. */
export const categorySchema = z.strictObject({
  label: z.string().min(1).optional(),
  position: z.number().optional(),
  collapsible: z.boolean().optional(),
  collapsed: z.boolean().optional(),
  className: z.string().optional(),
  customProps: z.record(z.string(), z.unknown()).optional(),
  description: z.string().optional(),
  key: z.string().optional(),
  link: categoryLinkSchema.nullable().optional()
})

/**
 * Read the `_category_` files in a version's folder.
 *
 * @returns by folder, relative to the content folder
 */
export async function readCategoryFiles(
  contentDir: string,
  folder: string,
  report: Report
): Promise<ReadonlyMap<string, CategoryFile>> {
  const names = (await listFiles(path.join(contentDir, folder))).filter(file =>
    /(?:^|\/)_category_\.(?:json|ya?ml)$/.test(file)
  )
  const read = await Promise.all(
    names.map(name =>
      readCategoryFile(
        contentDir,
        path.posix.join(folder, name) as SourceFile,
        report
      )
    )
  )
  return new Map(
    read.flatMap(file =>
      file === undefined ? [] : [[path.posix.dirname(file.file), file]]
    )
  )
}

async function readCategoryFile(
  contentDir: string,
  file: SourceFile,
  report: Report
): Promise<CategoryFile | undefined> {
  const data = await readData(path.join(contentDir, file), file, report)
  if (data === undefined) return undefined
  const { value, locator } = data
  const checked = validateValue(value ?? {}, categorySchema, locator)
  report(checked.diagnostics)
  return 'value' in checked ? { file, locator, ...checked.value } : undefined
}
