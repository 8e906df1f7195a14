import { useLayoutEffect, useRef } from 'react'
import { createHead, type HeadTag } from '../../model/head.ts'
import type { Route } from '../../model/route.ts'
import { useSite } from './siteContext.tsx'

/** Apply the head of each page that is navigated to; the first was served. */
export function Head({ route }: { readonly route: Route }) {
  const site = useSite()
  const applied = useRef(route)

  useLayoutEffect(() => {
    if (applied.current === route) return
    applied.current = route
    applyHead(createHead(site, route))
  }, [site, route])

  return null
}

/**
 * Make the marked elements of the document's head the ones of a list. Elements
 * that stay the same are not touched, so that nothing is fetched again.
 */
export function applyHead(tags: readonly HeadTag[]): void {
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
