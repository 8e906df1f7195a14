import { type ComponentType, useEffect, useState } from 'react'
import { afterLoadWhenIdle } from '../../../core/client/state/afterLoadWhenIdle.ts'
import { useSite } from '../../../core/client/state/siteContext.tsx'
import { getSeenRelease } from './seenRelease.ts'

/**
 * Remember the release that a reader saw first, and once there's a newer one, load
 * what marks the new text.
 */
export function NewMarksHost() {
  const { data, baseUrl } = useSite()
  const { release } = data
  const [NewMarks, setNewMarks] = useState<ComponentType>()
  useEffect(() => {
    if (!release) return
    const seen = getSeenRelease(baseUrl)
    if (seen.get() === null) seen.set(release)
    if (seen.get() === release) return
    afterLoadWhenIdle(() => {
      // In a folder, so that the worker doesn't store it during the first visit.
      import(/* webpackChunkName: "changes/marks" */ './NewMarks.tsx').then(
        loaded => setNewMarks(() => loaded.NewMarks),
        // Offline, the marks wait for the next page.
        () => {}
      )
    })
  }, [release, baseUrl])
  return NewMarks && <NewMarks />
}
