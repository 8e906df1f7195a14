import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from './hydrated.ts'
import { keepInPlace } from './scrollPosition.ts'
import { getStorageSlot, useStorageSlot } from './storageSlot.ts'

/** What a set of tabs was written with. */
export interface TabGroupOptions {
  readonly values: readonly string[]
  /** One of the values. */
  readonly defaultValue: string
  /** Sets with the same id follow each other, also across browser tabs. */
  readonly groupId?: string | undefined
  /** Name of the query parameter that mirrors the selection. */
  readonly queryName?: string | undefined
}

/** Where a selection can come from, in order of precedence. */
export interface TabSources {
  /** Holds what the reader was led to; until a tab is chosen again. */
  readonly revealed?: string | undefined
  readonly query: string | null
  readonly stored: string | null
  /** What the set shows already. */
  readonly shown: string
}

/** Resolve the selected tab; a source that names no tab of this set is skipped. */
export function resolveTab(
  { values, defaultValue }: TabGroupOptions,
  { revealed, query, stored, shown }: TabSources
): string {
  const candidates = [revealed, query, stored, shown]
  return (
    candidates.find(value => value != null && values.includes(value)) ??
    defaultValue
  )
}

export function createTabGroupKey(groupId: string): string {
  return `docusaurus.tab.${groupId}`
}

/** Put a selection into a query, leaving its other parameters alone. */
export function createTabQuery(
  search: string,
  name: string,
  value: string
): string {
  const parameters = new URLSearchParams(search)
  parameters.set(name, value)
  return `?${parameters}`
}

/**
 * Use the selected tab. The served HTML shows the default; query and stored
 * value count from hydration on.
 */
export function useTabGroup(options: TabGroupOptions): {
  readonly value: string
  /** @param tab the element that was clicked, which keeps its place */
  readonly select: (value: string, tab: Element) => void
  /** Show a tab without taking it for the reader's choice. */
  readonly reveal: (value: string) => void
} {
  const { groupId, queryName } = options
  const slot = getStorageSlot(createTabGroupKey(groupId ?? ''))
  const groupValue = useStorageSlot(slot)
  // Kept, because a value that another set chose may be none of this one.
  const [shown, setShown] = useState(options.defaultValue)
  const [revealed, reveal] = useState<string>()
  const [query, setQuery] = useTabQuery(queryName)
  const stored = groupId === undefined ? null : groupValue
  const value = resolveTab(options, { revealed, query, stored, shown })
  if (value !== shown) setShown(value)
  useEffect(() => slot.subscribe(() => reveal(undefined)), [slot])

  function select(next: string, tab: Element): void {
    if (next === value) return
    keepInPlace(tab, () => {
      setShown(next)
      reveal(undefined)
      if (groupId !== undefined) slot.set(next)
    })
    setQuery(next)
  }

  return { value, select, reveal }
}

/** Use the query parameter, written by replacing the history entry. */
function useTabQuery(
  name: string | undefined
): readonly [string | null, (value: string) => void] {
  const location = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const query =
    name !== undefined && isHydrated
      ? new URLSearchParams(location.search).get(name)
      : null

  function setQuery(value: string): void {
    if (name === undefined) return
    const search = createTabQuery(location.search, name, value)
    navigate({ ...location, search }, { replace: true, state: location.state })
  }

  return [query, setQuery]
}
