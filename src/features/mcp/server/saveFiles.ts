import type { SiteTools } from '../../../core/model/siteTools.ts'
import type { FileReader } from './createFileReader.ts'
import { openSite } from './createMethods.ts'
import type { ServerSettings } from './serverSettings.ts'

const CONCURRENCY = 8

/**
 * Read all files that tools need, in all languages, so that copies of them are
 * saved.
 *
 * @returns their number
 * @throws Error if the site is out of reach
 */
export async function saveFiles(
  settings: ServerSettings,
  modules: readonly SiteTools[],
  read: FileReader
): Promise<number> {
  const files = new Set<string>()
  const readNow: FileReader = async path => {
    const file = await read(path)
    if (file?.savedAt === undefined) return file
    throw new Error(
      'The site is out of reach. Connect to its network and try again.'
    )
  }
  for (const language of settings.languages) {
    const site = openSite(settings, readNow, language)
    for (const { listFiles } of modules) {
      for (const file of (await listFiles?.(site)) ?? []) files.add(file)
    }
  }
  const waiting = [...files]
  let count = 0
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (let file = waiting.pop(); file; file = waiting.pop()) {
        if ((await readNow(file)) !== undefined) count += 1
      }
    })
  )
  return count
}
