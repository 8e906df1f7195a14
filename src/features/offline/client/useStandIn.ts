import { useEffect, useState } from 'react'
import { usePage } from '../../../core/client/state/PageContext.tsx'
import { useSite } from '../../../core/client/state/siteContext.tsx'
import { createTitle } from '../../../core/model/head.ts'
import { isSamePathname } from '../../../core/model/paths.ts'
import * as texts from '../../../core/model/texts.ts'

/**
 * Tell whether the page stands in for one that can't be shown. The service
 * worker marks such a document, so it is right from the first paint. After
 * that, the mark and the tab's title follow the navigation.
 *
 * @returns undefined until the address is known, and on the server
 */
export function useStandIn(): boolean | undefined {
  const site = useSite()
  const { location } = usePage()
  const [isStandIn, setIsStandIn] = useState<boolean>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again at each place
  useEffect(() => {
    const own = `${site.baseUrl}offline`
    const isOther = !isSamePathname(window.location.pathname, own)
    const root = document.documentElement
    root.toggleAttribute('data-stand-in', isOther)
    document.title = createTitle(
      site,
      isOther ? texts.offlineTitle : texts.offlineReading
    )
    setIsStandIn(isOther)
    return () => root.removeAttribute('data-stand-in')
  }, [site, location])

  return isStandIn
}
