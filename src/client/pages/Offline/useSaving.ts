import { useState } from 'react'
import type { OfflineCopy } from '../../../model/offlineCopy.ts'
import * as texts from '../../../model/texts.ts'
import type { SaveResult } from '../../worker/messages.ts'
import { removeSavedCopy, saveForOffline } from '../../worker/offlineCopy.ts'
import type { CopyReader } from './useOfflineCopy.ts'

/** Progress of saving. */
export interface SaveProgress {
  /** Number of files; undefined until the worker has started. */
  readonly saved: number | undefined
  readonly total: number
  readonly cancel: () => void
}

/** The actions on the copy, and how they went. */
export interface Saving {
  /** Undefined unless saving. */
  readonly progress: SaveProgress | undefined
  /** The latest message. */
  readonly news: string
  /** Whether the message says why saving failed. */
  readonly isProblem: boolean
  readonly save: (copy: OfflineCopy) => Promise<void>
  readonly remove: (baseUrl: string) => Promise<void>
}

/**
 * Use the actions that save and remove the copy. They read it again once it has
 * changed. If a file failed to load, they also read the site's offer again: a
 * deploy may have replaced it.
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
