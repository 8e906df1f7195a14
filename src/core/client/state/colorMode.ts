import { useEffect } from 'react'
import type { ClientSite, ColorMode } from '../../model/site.ts'
import { type Cell, createCell, useCell } from './cell.ts'
import { useHydrated } from './layoutMode.ts'
import { getStorageSlot } from './storageSlot.ts'
import { COLOR_MODE_KEY, coerceColorMode } from './storedSettings.ts'

type ColorModeSettings = ClientSite['colorMode']

/** Use the color mode. After hydration it follows `data-theme`. */
export function useColorMode(settings: ColorModeSettings): {
  readonly colorMode: ColorMode
  /** False until hydrated, because the served toggle is disabled. */
  readonly isReady: boolean
  readonly toggle: () => void
} {
  const colorMode = useCell(shownMode, settings.defaultMode)
  return { colorMode, isReady: useHydrated(), toggle: toggleColorMode }
}

/**
 * Sync the stored choice from other tabs, but ignore its deletion. Mount this
 * once, above all users of the mode. Deletes the stored choice if the switch is
 * disabled.
 */
export function useColorModeSync({ disableSwitch }: ColorModeSettings): void {
  useEffect(() => {
    const slot = getStorageSlot(COLOR_MODE_KEY)
    if (disableSwitch) {
      slot.remove()
      return
    }
    return slot.subscribe(() => {
      const stored = slot.get()
      if (stored !== null) shownMode.set(coerceColorMode(stored))
    })
  }, [disableSwitch])
}

/**
 * Toggle the mode without a view transition, during which clicks are lost.
 */
function toggleColorMode(): void {
  const mode = shownMode.get() === 'dark' ? 'light' : 'dark'
  shownMode.set(mode)
  getStorageSlot(COLOR_MODE_KEY).set(mode)
}

/** Stored in `data-theme`, where style sheets read it. */
const shownMode = createAttributeCell()

function createAttributeCell(): Cell<ColorMode> {
  const changes = createCell({})
  return {
    get: () => coerceColorMode(document.documentElement.dataset.theme),
    set(mode) {
      if (document.documentElement.dataset.theme === mode) return
      document.documentElement.dataset.theme = mode
      // Otherwise text would fade in the other mode's colors on the new background.
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSTransition) animation.finish()
      }
      changes.set({})
    },
    subscribe: changes.subscribe
  }
}
