import { useCallback, useEffect, useState } from 'react'
import * as texts from '../../../core/model/texts.ts'
import type { OfflineCopy } from '../offlineCopy.ts'
import type { SaveResult } from '../worker/messages.ts'
import {
  readOfferedCopy,
  readSavedCopy,
  removeSavedCopy,
  type SavedCopy,
  saveForOffline
} from '../worker/offlineCopy.ts'

/** The copy that the site offers and the one that is saved. */
export interface KnownCopy {
  /** Undefined while the site does not answer. */
  readonly offered: OfflineCopy | undefined
  readonly saved: SavedCopy
}

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
  readonly remove: () => Promise<void>
}

/**
 * Use the copy that the site offers and the one on this device. Both are
 * undefined until known, and on the server.
 *
 * @param isOffered false to avoid asking the network
 */
export function useOfflineCopy(
  baseUrl: string,
  isOffered: boolean
): Saving & { readonly known: KnownCopy | undefined } {
  const [known, setKnown] = useState<KnownCopy>()
  const [progress, setProgress] = useState<SaveProgress>()
  const [news, setNews] = useState<News>('none')

  const read = useCallback(async () => {
    const [offered, saved] = await Promise.all([
      isOffered ? readOfferedCopy(baseUrl).catch(() => undefined) : undefined,
      readSavedCopy(baseUrl)
    ])
    setKnown({ offered, saved })
  }, [baseUrl, isOffered])

  /** Read again what has changed; needs no network. */
  async function readSaved(): Promise<void> {
    const saved = await readSavedCopy(baseUrl)
    setKnown(before => ({ offered: before?.offered, saved }))
  }

  // Reads the network and Cache Storage, and again when the network is back.
  useEffect(() => {
    read()
    window.addEventListener('online', read)
    return () => window.removeEventListener('online', read)
  }, [read])

  async function save(copy: OfflineCopy): Promise<void> {
    const controller = new AbortController()
    const note = (saved: number | undefined) =>
      setProgress({
        saved,
        total: copy.files.length,
        cancel: () => controller.abort()
      })
    note(undefined)
    setNews('saving')
    const result = await saveForOffline(baseUrl, copy, {
      onProgress: note,
      signal: controller.signal
    }).catch(() => 'failed' as const)
    await readSaved()
    setProgress(undefined)
    setNews(result)
    // A deploy may have replaced the offer, and so the file that failed.
    if (result === 'failed') await read()
  }

  async function remove(): Promise<void> {
    await removeSavedCopy(baseUrl)
    await readSaved()
    setNews('removed')
  }

  const isProblem = news === 'full' || news === 'failed'
  return { known, progress, news: newsTexts[news], isProblem, save, remove }
}

/** What happened last. */
type News = 'none' | 'saving' | SaveResult | 'removed'

const newsTexts: Readonly<Record<News, string>> = {
  none: '',
  saving: texts.savingAll,
  saved: texts.copySaved,
  full: texts.savingFull,
  cancelled: texts.savingCancelled,
  failed: texts.savingFailed,
  removed: texts.copyRemoved
}
