import path from 'node:path'
import { findFile, loadModule } from './loadModule.ts'
import { type ParsedData, parseData } from './parseData.ts'
import { readText } from './readText.ts'
import { scripts } from './readVersions.ts'

/** Read the authors file, `authors.ts` or `blog/authors.yml`, if there is one. */
export async function readAuthors(
  folder: string
): Promise<ParsedData | undefined> {
  const script = findFile(folder, 'authors', scripts)
  if (script !== undefined) return loadModule(script, path.basename(script))
  const yaml = findFile(path.join(folder, 'blog'), 'authors', ['yml', 'yaml'])
  if (yaml === undefined) return undefined
  const file = path.relative(folder, yaml)
  const { text, problems } = await readText(yaml, file)
  const parsed = parseData(text, file)
  return { ...parsed, problems: [...problems, ...parsed.problems] }
}
