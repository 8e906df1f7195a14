import { useState } from 'react'
import { formatText } from '../../../model/fillText.ts'
import type { OfflinePack } from '../../../model/offlinePack.ts'
import * as texts from '../../../model/texts.ts'
import { askWorker } from '../../worker/askWorker.ts'
import type { SaveResult } from '../../worker/messages.ts'
import { saveForOffline } from '../../worker/offlinePacks.ts'
import type { KnownPacks } from './usePacks.ts'

/** A pack that is being saved. */
export interface PackProgress {
  /** Files; undefined until the worker has begun. */
  readonly saved: number | undefined
  readonly total: number
  readonly cancel: () => void
}

/** What is done to packs, and how it went. */
export interface PackChanges {
  /** By id of the pack. */
  readonly progress: Readonly<Record<string, PackProgress>>
  /** Why a pack could not be saved, by its id. */
  readonly problems: Readonly<Record<string, string>>
  /** What happened last, for readers who cannot see it. */
  readonly news: string
  readonly save: (pack: OfflinePack) => Promise<void>
  readonly remove: (pack: OfflinePack) => Promise<void>
}

/**
 * Use what saves and removes packs, and reads them again once one has changed.
 * After a file did not arrive that is the list of the site, too: a deploy may
 * have put another in its place.
 */
export function usePackChanges({
  reloadSaved,
  reload
}: Omit<KnownPacks, 'packs'>): PackChanges {
  const [progress, setProgress] = useState<PackChanges['progress']>({})
  const [problems, setProblems] = useState<PackChanges['problems']>({})
  const [news, setNews] = useState('')

  async function save(pack: OfflinePack): Promise<void> {
    const controller = new AbortController()
    const total = pack.files.length
    const cancel = () => controller.abort()
    const note = (saved: number | undefined) =>
      setProgress(all => ({ ...all, [pack.id]: { saved, total, cancel } }))
    note(undefined)
    setProblems(all => omit(all, pack.id))
    setNews(fill(texts.savingTopic, pack))
    const result = await saveForOffline(pack, {
      onProgress: note,
      signal: controller.signal
    }).catch(() => ({ kind: 'failed' }) as const)
    await reloadSaved()
    setProgress(all => omit(all, pack.id))
    const text = fill(resultTexts[result.kind], pack)
    setNews(text)
    if (result.kind === 'full' || result.kind === 'failed') {
      setProblems(all => ({ ...all, [pack.id]: text }))
    }
    if (result.kind === 'failed') await reload()
  }

  async function remove(pack: OfflinePack): Promise<void> {
    setProblems(all => omit(all, pack.id))
    try {
      await askWorker({ kind: 'removePack', id: pack.id })
      await reloadSaved()
      setNews(fill(texts.topicRemoved, pack))
    } catch {
      const text = fill(texts.removalFailed, pack)
      setNews(text)
      setProblems(all => ({ ...all, [pack.id]: text }))
    }
  }

  return { progress, problems, news, save, remove }
}

const resultTexts: Readonly<Record<SaveResult['kind'], string>> = {
  saved: texts.topicSaved,
  full: texts.topicFull,
  cancelled: texts.topicCancelled,
  failed: texts.topicFailed
}

function fill(text: string, { title }: OfflinePack): string {
  return formatText(text, { topic: title })
}

function omit<Value>(
  record: Readonly<Record<string, Value>>,
  key: string
): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    Object.entries(record).filter(([name]) => name !== key)
  )
}
