import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuiltInCheckedLocale } from '../../../core/locale.ts'
import { toOutputFile } from '../../../core/model/paths.ts'
import { addRelease, type PageBlocks } from './addRelease.ts'
import { listPageBlocks } from './listReleases.ts'
import { readBlocks } from './readBlocks.ts'
import { parseRecord, printRecord } from './releaseRecord.ts'
import { locateRecord } from './resolveChanges.ts'

/**
 * Record the texts of all locales as those of a release. The output of this build
 * doesn't list it yet.
 */
export async function recordRelease(
  locales: readonly Pick<BuiltInCheckedLocale, 'plan' | 'folder'>[]
): Promise<void> {
  const [first] = locales
  if (first === undefined) return
  const { content } = first.plan.site
  const pages: PageBlocks[] = []
  for (const { plan, folder } of locales) {
    const read = (file: string) => readFile(path.join(folder, file), 'utf8')
    pages.push(
      ...(await listPageBlocks(plan.site, async pathname =>
        readBlocks(await read(toOutputFile(pathname)))
      ))
    )
  }
  const file = locateRecord(content)
  const record = existsSync(file)
    ? parseRecord(await readFile(file, 'utf8'))
    : undefined
  const date = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)
  const name = content.config.changes?.release ?? date
  await writeFile(file, printRecord(addRelease(record, { name, date }, pages)))
}
