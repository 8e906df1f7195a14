import { useEffect, useState } from 'react'
import type { PageRecord } from '../../model/route.ts'
import type { ClientSite } from '../../model/site.ts'
import type { Navigation } from '../navigation/createNavigation.ts'
import { type LoadResult, NOT_FOUND_KEY } from '../navigation/pageStore.ts'
import { restoreScroll } from '../navigation/scroll.ts'
import { App } from './App.tsx'
import { ChunkError } from './ChunkError.tsx'
import { applyHead } from './Head.tsx'
import { LoadingIndicator } from './LoadingIndicator.tsx'

/**
 * The application in a document without a prerendered page, from the
 * development server or the service worker.
 *
 * @param pathname of the URL, without the base
 * @param fallback the document's own page, shown if the page at the URL fails
 * to load
 */
export function FirstPage({
  site,
  navigation,
  pathname,
  fallback
}: {
  readonly site: ClientSite
  readonly navigation: Navigation
  readonly pathname: string
  readonly fallback: PageRecord | undefined
}) {
  const [result, setResult] = useState<LoadResult>()
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    loadFirst(navigation, pathname, fallback).then(setResult)
  }, [navigation, pathname, fallback, attempt])

  // For prerendered pages, the server sets the head and the browser restores the
  // scroll position.
  useEffect(() => {
    if (result?.kind !== 'loaded') return
    applyHead(site, result.page.route)
    restoreScroll(window.location.hash)
  }, [site, result])

  if (result === undefined) return <LoadingIndicator />
  if (result.kind === 'loaded') {
    return <App site={site} first={result.page} navigation={navigation} />
  }
  return (
    <ChunkError
      error={result.error}
      onRetry={() => setAttempt(count => count + 1)}
    />
  )
}

/** For an undecodable URL, load a page so its error shows inside the shell. */
async function loadFirst(
  { pages }: Navigation,
  pathname: string,
  fallback: PageRecord | undefined
): Promise<LoadResult> {
  const result = await pages.load(pathname)
  if (result.kind === 'undecodable') return pages.load(NOT_FOUND_KEY)
  return result.kind === 'failed' && fallback
    ? pages.loadServed(fallback)
    : result
}
