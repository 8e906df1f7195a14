import { useEffect, useState } from 'react'
import type { ClientSite } from '../../model/site.ts'
import { type LoadResult, NOT_FOUND_KEY } from '../navigation/loadPage.ts'
import type { Navigation } from '../navigation/navigation.ts'
import { scrollToPlace } from '../navigation/scroll.ts'
import { readWrittenPoint } from '../navigation/scrollMemory.ts'
import { App } from './App.tsx'
import { ChunkError } from './ChunkError.tsx'
import { applyHead } from './Head.tsx'
import { Loader } from './Loader.tsx'

/**
 * The application in a document served without a page: from the development
 * server, or the shell from the service worker.
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

  // Do what the server and browser do for a served document: set the head, and
  // scroll to the reader's last position or the hash's heading.
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

/** An address that can't be decoded shows its error inside the shell. */
async function loadFirst(
  { source }: Navigation,
  pathname: string
): Promise<LoadResult> {
  const result = await source.load(pathname)
  return result.kind === 'undecodable' ? source.load(NOT_FOUND_KEY) : result
}
