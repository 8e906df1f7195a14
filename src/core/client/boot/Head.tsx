import { useLayoutEffect, useRef } from 'react'
import {
  type HeadTag,
  listHeadTags,
  listRootClasses
} from '../../model/head.ts'
import type { Route } from '../../model/route.ts'
import type { ClientSite } from '../../model/site.ts'
import { features } from '../state/clientFeatures.tsx'
import { useSite } from '../state/siteContext.tsx'

/** Update the head after each navigation. The first page's is prerendered. */
export function Head({ route }: { readonly route: Route }) {
  const site = useSite()
  const applied = useRef(route)

  useLayoutEffect(() => {
    const previous = applied.current
    if (previous === route) return
    applied.current = route
    applyHead(site, route, previous)
  }, [site, route])

  return null
}

/**
 * Set a page's head tags and root classes.
 *
 * @param previous the previous page, if any
 */
export function applyHead(
  site: ClientSite,
  route: Route,
  previous?: Route
): void {
  const { classList } = document.documentElement
  if (previous) classList.remove(...listRootClasses(previous))
  else classList.value = '' // classes from the served document
  classList.add(...listRootClasses(route))
  const hooks = features.flatMap(({ head }) => head ?? [])
  applyTags(listHeadTags(site, route, hooks))
}

/**
 * Update the head's marked elements. Unchanged elements stay in place, so their
 * resources aren't fetched again.
 */
function applyTags(tags: readonly HeadTag[]): void {
  const wanted = tags.flatMap(createElement)
  const present = [...document.head.querySelectorAll('[data-head]')]
  for (const element of present) {
    if (element instanceof HTMLTitleElement) continue
    if (!wanted.some(other => other.isEqualNode(element))) element.remove()
  }
  for (const element of wanted) {
    if (!present.some(other => other.isEqualNode(element))) {
      document.head.append(element)
    }
  }
  const title = tags.find(({ tag }) => tag === 'title')?.text
  if (title !== undefined) document.title = title
}

function createElement(tag: HeadTag): readonly Element[] {
  if (tag.tag === 'title') return []
  const element = document.createElement(tag.tag)
  for (const [name, value] of Object.entries(tag.attributes)) {
    element.setAttribute(name, value)
  }
  element.setAttribute('data-head', '')
  if (tag.text !== undefined) element.textContent = tag.text
  return [element]
}
