import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ClientSite } from '../../model/site.ts'
import { isShellOutdated } from '../state/shellState.ts'
import { findLinkNavigation, readLinkClick } from './interceptClick.ts'
import { findLinkElement, readLinkContext, readSiteLink } from './linkTarget.ts'
import type { Navigation } from './navigation.ts'

/**
 * Turn clicks on plain links into router navigations. Uses one delegated
 * listener, so prerendered markup needs no link component.
 */
export function useLinkNavigation(
  site: ClientSite,
  { source, history, scroll }: Pick<Navigation, 'source' | 'history' | 'scroll'>
): void {
  const navigate = useNavigate()

  useEffect(() => {
    const context = readLinkContext(site)
    function onClick(event: MouseEvent): void {
      const element = findLinkElement(event)
      if (!element || isShellOutdated()) return
      const navigation = findLinkNavigation(
        readLinkClick(event),
        readSiteLink(element),
        { ...context, currentUrl: window.location.href }
      )
      if (!navigation) return
      const { replace, ...path } = navigation
      source.load(path.pathname) // Don't wait for React's transition.
      scroll.leave('link')
      navigate(path, { replace })
      // Last, so that if `navigate` throws, the browser follows the link.
      event.preventDefault()
      history.remember()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate, site, source, history, scroll])
}
