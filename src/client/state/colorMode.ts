import { useEffect, useMemo } from 'react'
import type { ClientSite, ColorMode } from '../../model/site.ts'
import { type Cell, createCell, useCell } from './cell.ts'
import { crossFade } from './crossFade.ts'
import { useHydrated } from './layoutMode.ts'
import { COLOR_MODE_KEY, coerceColorMode } from './resolveColorMode.ts'
import { getStorageSlot } from './storageSlot.ts'

type ColorModeSettings = ClientSite['colorMode']

/** What can change the colour mode: the reader or another tab. */
export type ColorModeEvent =
  | { readonly kind: 'toggled' }
  | { readonly kind: 'stored'; readonly value: string | null }

/** Give the mode after an event. A deletion in another tab changes nothing. */
export function nextColorMode(
  current: ColorMode,
  event: ColorModeEvent
): ColorMode {
  switch (event.kind) {
    case 'toggled':
      return current === 'dark' ? 'light' : 'dark'
    case 'stored':
      return event.value === null ? current : coerceColorMode(event.value)
  }
}

/** The reader's colour mode and its switch. */
export interface ColorModeState {
  readonly colorMode: ColorMode
  /** False until hydrated: the served HTML has the switch disabled. */
  readonly isReady: boolean
  readonly toggle: () => void
}

/** Use the colour mode. On hydration it starts from `data-theme`. */
export function useColorMode(settings: ColorModeSettings): ColorModeState {
  const colorMode = useCell(shownMode, settings.defaultMode)
  const isReady = useHydrated()
  return useMemo(
    () => ({ colorMode, isReady, toggle: toggleColorMode }),
    [colorMode, isReady]
  )
}

/**
 * Follow choices made in other tabs. Mounted once, above everything that
 * depends on the mode. If the switch is disabled, the stored choice is deleted.
 */
export function useColorModeSync({ disableSwitch }: ColorModeSettings): void {
  useEffect(() => {
    const slot = getStorageSlot(COLOR_MODE_KEY)
    if (disableSwitch) {
      slot.remove()
      return
    }
    return slot.subscribe(() => {
      const event = { kind: 'stored', value: slot.get() } as const
      shownMode.set(nextColorMode(shownMode.get(), event))
    })
  }, [disableSwitch])
}

function toggleColorMode(): void {
  crossFade(() => {
    const mode = nextColorMode(shownMode.get(), { kind: 'toggled' })
    shownMode.set(mode)
    getStorageSlot(COLOR_MODE_KEY).set(mode)
  })
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
