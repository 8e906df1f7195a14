import { useState } from 'react'
import type { OfflineCopy } from '../../../model/offlineCopy.ts'
import * as texts from '../../../model/texts.ts'
import type { SaveResult } from '../../worker/messages.ts'
import { removeSavedCopy, saveForOffline } from '../../worker/offlineCopy.ts'
import type { CopyReader } from './useOfflineCopy.ts'

/** How far saving is. */
export interface SaveProgress {
  /** Files; undefined until the worker has begun. */
  readonly saved: number | undefined
  readonly total: number
  readonly cancel: () => void
}

/** What is done to the copy, and how it went. */
export interface Saving {
  /** Undefined while nothing is saved. */
  readonly progress: SaveProgress | undefined
  /** What happened last. */
  readonly news: string
  /** Whether the news is why pages could not be saved. */
  readonly isProblem: boolean
  readonly save: (copy: OfflineCopy) => Promise<void>
  readonly remove: (baseUrl: string) => Promise<void>
}

/**
 * Use what saves and removes the copy, and reads it again once it has changed.
 * After a file did not arrive that is the offer of the site, too: a deploy may
 * have put another in its place.
 */
export function useSaving({
  reloadSaved,
  reload
}: Omit<CopyReader, 'known'>): Saving {
  const [progress, setProgress] = useState<SaveProgress>()
  const [news, setNews] = useState('')

  async function save(copy: OfflineCopy): Promise<void> {
    const controller = new AbortController()
    const note = (saved: number | undefined) =>
      setProgress({
        saved,
        total: copy.files.length,
        cancel: () => controller.abort()
      })
    note(undefined)
    setNews(texts.savingAll)
    const result = await saveForOffline(copy, {
      onProgress: note,
      signal: controller.signal
    }).catch(() => 'failed' as const)
    await reloadSaved()
    setProgress(undefined)
    setNews(resultTexts[result])
    if (result === 'failed') await reload()
  }

  async function remove(baseUrl: string): Promise<void> {
    await removeSavedCopy(baseUrl)
    await reloadSaved()
    setNews(texts.copyRemoved)
  }

  const isProblem = news === texts.savingFull || news === texts.savingFailed
  return { progress, news, isProblem, save, remove }
}

const resultTexts: Readonly<Record<SaveResult, string>> = {
  saved: texts.copySaved,
  full: texts.savingFull,
  cancelled: texts.savingCancelled,
  failed: texts.savingFailed
}
