import { useEffect, useState } from 'react'
import type { ClientSite } from '../../model/site.ts'
import { App } from './App.tsx'
import { ChunkError } from './ChunkError.tsx'
import { applyHead } from './Head.tsx'
import { Loader } from './Loader.tsx'
import { type LoadResult, NOT_FOUND_KEY } from './navigation/loadPage.ts'
import type { Navigation } from './navigation/navigation.ts'
import { scrollToPlace } from './navigation/scroll.ts'
import { readWrittenPoint } from './navigation/scrollMemory.ts'

/**
 * The application in a document that was served without a page: that of the
 * development server, or the shell that a service worker answers with.
 *
 * @param pathname where the reader is, without the base
 */
export function FirstPage({
  site,
  navigation,
  pathname
}: {
  readonly site: ClientSite
  readonly navigation: Navigation
  readonly pathname: string
}) {
  const [result, setResult] = useState<LoadResult>()
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads anew
  useEffect(() => {
    loadFirst(navigation, pathname).then(setResult)
  }, [navigation, pathname, attempt])

  // What a served document has from the start: its head, and the place that the
  // browser finds, be it where the reader was or the heading of the hash.
  useEffect(() => {
    if (result?.kind !== 'loaded') return
    applyHead(site, result.page.route)
    scrollToPlace(readWrittenPoint(), window.location.hash)
  }, [site, result])

  if (result === undefined) return <Loader />
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

/** An address that cannot be decoded shows its error in the shell of a page. */
async function loadFirst(
  { source }: Navigation,
  pathname: string
): Promise<LoadResult> {
  const result = await source.load(pathname)
  return result.kind === 'undecodable' ? source.load(NOT_FOUND_KEY) : result
}
