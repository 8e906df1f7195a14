import { useEffect } from 'react'
import { createCell, useCell } from './cell.ts'
import { getStorageSlot } from './storageSlot.ts'
import {
  ANNOUNCEMENT_DISMISS_KEY,
  ANNOUNCEMENT_ID_KEY,
  type BarIdentity,
  correctBarId,
  isAnnouncementDismissed
} from './storedSettings.ts'

/**
 * Use the announcement bar. The served HTML always contains it, and the early
 * script hides it before the first paint if it was dismissed.
 */
export function useAnnouncementBar(bar: BarIdentity | undefined): {
  readonly isShown: boolean
  readonly dismiss: () => void
} {
  const { isDismissed } = useCell(announcement, unknownBar)
  const id = bar?.id
  const isCloseable = bar?.isCloseable ?? false

  useEffect(() => {
    if (id === undefined || announcement.get().id === id) return
    announcement.set({ id, isDismissed: readDismissal({ id, isCloseable }) })
  }, [id, isCloseable])

  return { isShown: bar !== undefined && !isDismissed, dismiss }
}

/** Read the dismissal, and reset it if the bar has a new id. */
function readDismissal(bar: BarIdentity): boolean {
  const idSlot = getStorageSlot(ANNOUNCEMENT_ID_KEY)
  const dismissalSlot = getStorageSlot(ANNOUNCEMENT_DISMISS_KEY)
  const id = idSlot.get()
  const isSame = correctBarId(id) === correctBarId(bar.id)
  const isHidden = isAnnouncementDismissed(bar, {
    id,
    dismissal: dismissalSlot.get()
  })
  idSlot.set(bar.id)
  if (!isSame) dismissalSlot.set('false')
  return isHidden
}

function dismiss(): void {
  getStorageSlot(ANNOUNCEMENT_DISMISS_KEY).set('true')
  announcement.set({ ...announcement.get(), isDismissed: true })
}

/** The state of the bar during this page view. */
interface Announcement {
  /** Id of the bar whose dismissal was read from storage. */
  readonly id: string | undefined
  readonly isDismissed: boolean
}

const unknownBar: Announcement = { id: undefined, isDismissed: false }

/**
 * Not the storage slot itself, so other tabs keep their bar (behavior 4.6.3).
 */
const announcement = createCell(unknownBar)
