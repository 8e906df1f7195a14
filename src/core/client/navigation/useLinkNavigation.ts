import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ClientSite } from '../../model/site.ts'
import { isClientOutdated } from '../state/clientVersion.ts'
import { hasModifier } from '../state/hasModifier.ts'
import {
  findLinkElement,
  findLinkedPathname,
  readLinkContext,
  readSiteLink
} from './linkTarget.ts'

/**
 * Turn unmodified clicks on plain links into navigations (behavior 2.6.4). Uses
 * one delegated listener, so prerendered markup needs no link component.
 */
export function useLinkNavigation(site: ClientSite): void {
  const navigate = useNavigate()

  useEffect(() => {
    const context = readLinkContext(site)
    function onClick(event: MouseEvent): void {
      if (event.button !== 0 || hasModifier(event) || event.defaultPrevented) {
        return
      }
      const link = findLinkElement(event)
      if (!link || isClientOutdated()) return
      const pathname = findLinkedPathname(readSiteLink(link), context)
      if (pathname === undefined) return
      const { href, search, hash } = link
      navigate(
        { pathname, search, hash },
        { replace: href === window.location.href }
      )
      // Last, so that if `navigate` throws, the browser follows the link.
      event.preventDefault()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [site, navigate])
}
