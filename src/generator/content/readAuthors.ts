import path from 'node:path'
import type { DataSource } from './content.ts'
import { findFile, loadModule } from './loadModule.ts'
import { readData } from './readText.ts'
import { scripts } from './readVersions.ts'
import type { Report } from './report.ts'

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
