import path from 'node:path'
import type { DataSource } from '../../../core/content/content.ts'
import type { Report } from '../../../core/content/createReport.ts'
import {
  findFile,
  loadModule,
  scripts
} from '../../../core/content/read/loadModule.ts'
import { readData } from '../../../core/content/read/readData.ts'

/** Read the authors file, `authors.ts` or `blog/authors.yml`, if there is one. */
export async function readAuthors(
  folder: string,
  report: Report
): Promise<DataSource | undefined> {
  const script = findFile(folder, 'authors', scripts)
  if (script !== undefined) {
    return loadModule(script, path.basename(script), report)
  }
  const yaml = findFile(path.join(folder, 'blog'), 'authors', ['yml', 'yaml'])
  return yaml === undefined
    ? undefined
    : readData(yaml, path.relative(folder, yaml), report)
}
