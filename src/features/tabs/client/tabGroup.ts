import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useHydrated } from '../../../core/client/state/layoutMode.ts'
import { usePage } from '../../../core/client/state/PageContext.tsx'
import { keepInPlace } from '../../../core/client/state/scrollPosition.ts'
import {
  getStorageSlot,
  useStorageSlot
} from '../../../core/client/state/storageSlot.ts'

/** The options of a set of tabs. */
interface TabGroupOptions {
  readonly values: readonly string[]
  /** One of the values. */
  readonly defaultValue: string
  /** Sets with the same id are synchronized, even across browser tabs. */
  readonly groupId?: string | undefined
  /** Name of the query parameter that mirrors the selection. */
  readonly queryName?: string | undefined
}

/** Sources of the selection, in order of precedence. */
interface TabSources {
  /** The tab with the revealed target, until the reader chooses another. */
  readonly revealed?: string | undefined
  readonly query: string | null
  readonly stored: string | null
  /** The current tab. */
  readonly shown: string
}

/** Resolve the selected tab, ignoring values that aren't in this set. */
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

export function nameTabGroup(groupId: string): string {
  return `docusaurus.tab.${groupId}`
}

/** Set a query parameter and keep the others. */
export function printTabQuery(
  search: string,
  name: string,
  value: string
): string {
  const parameters = new URLSearchParams(search)
  parameters.set(name, value)
  return `?${parameters}`
}

/**
 * Use the selected tab. The served HTML shows the default; the query and the
 * stored value apply after hydration.
 */
export function useTabGroup(options: TabGroupOptions): {
  readonly value: string
  /** @param tab the clicked element, which stays in place */
  readonly select: (value: string, tab: Element) => void
  /** Show a tab without storing it as the reader's choice. */
  readonly reveal: (value: string) => void
} {
  const { groupId, queryName } = options
  const slot = getStorageSlot(nameTabGroup(groupId ?? ''))
  const groupValue = useStorageSlot(slot)
  // Fallback if another set of the group selects a value that isn't in this set.
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

/** Use the query parameter. Setting it replaces the history entry. */
function useTabQuery(
  name: string | undefined
): readonly [string | null, (value: string) => void] {
  const isHydrated = useHydrated()
  const { location, isPending } = usePage()
  const navigate = useNavigate()
  const query =
    // While another page loads, choices don't change the URL.
    name !== undefined && isHydrated && !isPending
      ? new URLSearchParams(location.search).get(name)
      : null

  function setQuery(value: string): void {
    // The URL is already the next page's.
    if (name === undefined || isPending) return
    const search = printTabQuery(location.search, name, value)
    navigate({ ...location, search }, { replace: true })
  }

  return [query, setQuery]
}
