import path from 'node:path'
import type { z } from 'zod'
import { trackIsFile } from '../../platform/cache/trackedFiles.ts'
import { validateValue } from '../check/validateValue.ts'
import { readData } from './parseData.ts'
import type { SourceContext } from './readMarkdown.ts'

/**
 * Read a YAML or JSON file, and report its mistakes with their places.
 *
 * @param file relative to the content folder
 * @returns undefined if there's no such file, or it's invalid
 */
export async function readDataFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  { contentDir, report }: Pick<SourceContext, 'contentDir' | 'report'>
): Promise<z.output<Schema> | undefined> {
  const location = path.join(contentDir, file)
  if (!trackIsFile(location)) return undefined
  const data = await readData(location, file, report)
  if (data === undefined) return undefined
  const checked = validateValue(data.value, schema, data.locator)
  report(checked.diagnostics)
  return 'value' in checked ? checked.value : undefined
}
