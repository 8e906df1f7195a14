import { createHash } from 'node:crypto'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  isHashedFile,
  OFFLINE_PACKS_FILE,
  type OfflinePack
} from '../../model/offlinePack.ts'
import { SEARCH_INDEX_FILE } from '../../model/searchIndex.ts'
import { type FinishOptions, finishFile } from './finishFile.ts'
import { mapConcurrently } from './mapConcurrently.ts'
import type { PlannedPack } from './planOfflinePacks.ts'

const CONCURRENCY = 16

/**
 * Write the list of what readers can save for offline, with what each pack
 * weighs on the network. Comes after the other files are finished, because it reads
 * the sizes of their twins, and finishes its own file.
 *
 * @param folder of the locale's base, absolute
 * @param options as for all other files
 */
export async function writeOfflinePacks(
  folder: string,
  plans: readonly PlannedPack[],
  options: FinishOptions
): Promise<void> {
  const files = await measureFiles(
    folder,
    new Set(plans.flatMap(plan => plan.files))
  )
  const packs = plans.map(plan => createPack(plan, files))
  const target = path.join(folder, OFFLINE_PACKS_FILE)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, JSON.stringify(packs))
  await finishFile(target, options)
}

interface MeasuredFile {
  /** Bytes on the network. */
  readonly size: number
  /** Names the content. */
  readonly edition: string
}

/** A file that is not there is left out: links to it are judged elsewhere. */
async function measureFiles(
  folder: string,
  files: ReadonlySet<string>
): Promise<ReadonlyMap<string, MeasuredFile>> {
  const measured = await mapConcurrently(
    [...files],
    CONCURRENCY,
    async file => {
      const target = path.join(folder, file)
      const size = (await findSize(`${target}.br`)) ?? (await findSize(target))
      return size === undefined
        ? []
        : [[file, { size, edition: await readEdition(file, target) }] as const]
    }
  )
  return new Map(measured.flat())
}

async function findSize(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined)
  return found?.isFile() ? found.size : undefined
}

/**
 * The tables and the search index tell of other packs too: they are no reason
 * to call a pack outdated.
 */
async function readEdition(file: string, target: string): Promise<string> {
  if (file === SEARCH_INDEX_FILE || /^(?:pages|assets\/search)\//.test(file)) {
    return ''
  }
  if (isHashedFile(file)) return file
  return `${file} ${createHash('sha256')
    .update(await readFile(target))
    .digest('hex')}`
}

function createPack(
  { id, title, pages, files }: PlannedPack,
  measured: ReadonlyMap<string, MeasuredFile>
): OfflinePack {
  const found = files.flatMap(file => measured.get(file) ?? [])
  const editions = found.map(({ edition }) => edition).join('\n')
  return {
    id,
    title,
    size: found.reduce((sum, { size }) => sum + size, 0),
    revision: createHash('sha256').update(editions).digest('hex').slice(0, 8),
    pages,
    files: files.filter(file => measured.has(file))
  }
}
