import { useEffect } from 'react'
import type { ClientSite, ColorMode } from '../../model/site.ts'
import { type Cell, createCell, useCell } from './cell.ts'
import { useHydrated } from './layoutMode.ts'
import { COLOR_MODE_KEY, coerceColorMode } from './resolveColorMode.ts'
import { getStorageSlot } from './storageSlot.ts'

type ColorModeSettings = ClientSite['colorMode']

/** Use the color mode. On hydration it starts from `data-theme`. */
export function useColorMode(settings: ColorModeSettings): {
  readonly colorMode: ColorMode
  /** False until hydrated: the served HTML has the switch disabled. */
  readonly isReady: boolean
  readonly toggle: () => void
} {
  const colorMode = useCell(shownMode, settings.defaultMode)
  return { colorMode, isReady: useHydrated(), toggle: toggleColorMode }
}

/**
 * Follow choices made in other tabs, but not their deletion. Mounted once, above
 * everything that depends on the mode. If the switch is disabled, the stored
 * choice is deleted.
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
 * Change the mode at once: while the browser fades between two pictures of a
 * page, clicks on the page are lost.
 */
function toggleColorMode(): void {
  const mode = shownMode.get() === 'dark' ? 'light' : 'dark'
  shownMode.set(mode)
  getStorageSlot(COLOR_MODE_KEY).set(mode)
}

/** `data-theme` holds the mode, because style sheets read it there. */
const shownMode = createAttributeCell()

function createAttributeCell(): Cell<ColorMode> {
  const changes = createCell({})
  return {
    get: () => coerceColorMode(document.documentElement.dataset.theme),
    set(mode) {
      if (document.documentElement.dataset.theme === mode) return
      document.documentElement.dataset.theme = mode
      changes.set({})
    },
    subscribe: changes.subscribe
  }
}
