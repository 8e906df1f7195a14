import { readFileSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { hashContent } from '../../../core/build/hashContent.ts'
import {
  type FinishOptions,
  finishFile
} from '../../../core/build/output/finishFile.ts'
import {
  isHashedFile,
  OFFLINE_COPY_FILE,
  type OfflineCopy
} from '../offlineCopy.ts'
import type { PlannedCopy } from './planOfflineCopy.ts'

/**
 * Write what readers can save for offline, with its download size. Runs after
 * the other files are finished, because it reads the sizes of their twins, and
 * finishes its own file.
 *
 * @param folder of the locale's base, absolute
 * @param options as for all other files
 */
export async function writeOfflineCopy(
  folder: string,
  { pages, files }: PlannedCopy,
  options: FinishOptions
): Promise<void> {
  const found = files.flatMap(file => measureFile(folder, file) ?? [])
  const editions = found.map(({ edition }) => edition).join('\n')
  const copy: OfflineCopy = {
    pages,
    size: found.reduce((sum, { size }) => sum + size, 0),
    revision: hashContent(editions, 8),
    files: found.map(({ file }) => file)
  }
  const target = path.join(folder, OFFLINE_COPY_FILE)
  await writeFile(target, JSON.stringify(copy))
  await finishFile(target, options)
}

interface MeasuredFile {
  readonly file: string
  /** Bytes over the network. */
  readonly size: number
  /** Identifies the content. */
  readonly edition: string
}

/** @returns undefined for a missing file: links to it are checked elsewhere */
function measureFile(folder: string, file: string): MeasuredFile | undefined {
  const target = path.join(folder, file)
  const size = findSize(`${target}.br`) ?? findSize(target)
  if (size === undefined) return undefined
  const edition = isHashedFile(file)
    ? file
    : `${file} ${hashContent(readFileSync(target))}`
  return { file, size, edition }
}

function findSize(file: string): number | undefined {
  const found = statSync(file, { throwIfNoEntry: false })
  return found?.isFile() ? found.size : undefined
}
