import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ClientSite } from '../../model/site.ts'
import { isShellOutdated } from '../state/shellState.ts'
import { findLinkNavigation, readLinkClick } from './interceptClick.ts'
import { findLinkElement, readLinkPlace, readSiteLink } from './linkTarget.ts'
import type { Navigation } from './navigation.ts'

/**
 * Turn plain links into router navigations. One listener serves them all, so
 * prerendered markup needs no link component.
 */
export function useLinkNavigation(
  site: ClientSite,
  { source, history, scroll }: Pick<Navigation, 'source' | 'history' | 'scroll'>
): void {
  const navigate = useNavigate()

  useEffect(() => {
    const place = readLinkPlace(site)
    function onClick(event: MouseEvent): void {
      const element = findLinkElement(event)
      if (!element || isShellOutdated()) return
      const navigation = findLinkNavigation(
        readLinkClick(event),
        readSiteLink(element),
        { ...place, currentUrl: window.location.href }
      )
      if (!navigation) return
      const { replace, ...path } = navigation
      source.load(path.pathname) // Don't wait for React's transition.
      scroll.depart('link')
      navigate(path, { replace })
      // Not before: if the history refuses, the browser follows the link.
      event.preventDefault()
      history.remember()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate, site, source, history, scroll])
}
