import {
  type QueryClient,
  QueryClientProvider
} from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

/** Returns what a hook returns in its first render. */
export function renderHook<T>(use: () => T, client?: QueryClient): T {
  const results: T[] = []
  const probe = createElement(Probe, { use: () => results.push(use()) })
  renderToString(
    client ? createElement(QueryClientProvider, { client }, probe) : probe
  )
  return results[0] as T
}

function Probe({ use }: { use(): unknown }) {
  use()
  return null
}
