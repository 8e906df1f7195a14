/** Where to point at an element, or why that's not possible yet. */
type Target =
  | { readonly x: number; readonly y: number }
  | { readonly obstacle: string }

/** What `findTarget` leaves in the page for `readMiss`. */
interface GuardedWindow {
  guard?: { readonly remove: () => void; missed: string | null }
}

/**
 * Runs in the page: find the first visible element that matches, scroll it into
 * view, and check that the pointer would reach its center. From then on, a guard
 * stops events that arrive anywhere else, until `readMiss` removes it.
 *
 * @param text all that the element says, or null if that doesn't matter
 * @param events types of the events that the action causes
 */
export async function findTarget(
  selector: string,
  text: string | null,
  events: readonly string[]
): Promise<Target> {
  const matches = [...document.querySelectorAll(selector)]
  if (matches.length === 0) return { obstacle: 'no element matches' }
  const named = matches.filter(
    each => text === null || each.textContent?.trim() === text
  )
  if (named.length === 0) return { obstacle: 'no match has this text' }
  const element = named.find(each =>
    each.checkVisibility({ visibilityProperty: true })
  )
  if (!element) return { obstacle: "it isn't visible" }
  if (element.closest(':disabled, [aria-disabled=true]')) {
    return { obstacle: 'it is disabled' }
  }
  if (!(await isStill(element))) return { obstacle: 'it moves' }
  const { top, bottom } = element.getBoundingClientRect()
  // Only vertically: an element beside the window is in a panel that slides in,
  // and scrolling would move the panel's content.
  if (top < 0 || bottom > innerHeight) {
    element.scrollIntoView({
      block: 'center',
      inline: 'nearest',
      behavior: 'instant'
    })
    if (!(await isStill(element))) return { obstacle: 'it moves' }
  }
  const box = readBox(element)
  if (!box) return { obstacle: 'it has no size' }
  const x = Math.round(box.left + box.width / 2)
  const y = Math.round(box.top + box.height / 2)
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) {
    return { obstacle: `its center is outside the window, at ${x}, ${y}` }
  }
  const hit = findDeepest(x, y)
  if (!contains(element, hit)) {
    return { obstacle: `its center is covered by ${printTag(hit)}` }
  }
  guardEvents(element)
  return { x, y }

  /**
   * Whether an element keeps its box for two frames. An animation that has just
   * started may not have moved it yet.
   */
  async function isStill(element: Element): Promise<boolean> {
    const before = JSON.stringify(readBox(element))
    for (let frame = 0; frame < 2; frame++) {
      await new Promise(requestAnimationFrame)
      if (JSON.stringify(readBox(element)) !== before) return false
    }
    return element.isConnected && !isAnimated(element)
  }

  /** Whether an animation of an element or of its ancestors will end. */
  function isAnimated(element: Element): boolean {
    return document.getAnimations().some(({ playState, timeline, effect }) => {
      if (playState !== 'running' || !(timeline instanceof DocumentTimeline)) {
        return false
      }
      const { endTime } = effect?.getComputedTiming() ?? {}
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return endTime !== Infinity && target?.contains(element) === true
    })
  }

  /** A link may break across lines; its whole box then includes other text. */
  function readBox(element: Element): DOMRect | undefined {
    return [...element.getClientRects()].find(
      ({ width, height }) => width > 0 && height > 0
    )
  }

  function findDeepest(x: number, y: number): Element | null {
    let hit = document.elementFromPoint(x, y)
    for (let root = hit?.shadowRoot; root; root = hit?.shadowRoot) {
      const inner = root.elementFromPoint(x, y)
      if (!inner || inner === hit) break
      hit = inner
    }
    return hit
  }

  /** Whether an element is another or contains it, also across shadow roots. */
  function contains(element: Element, other: Element | null): boolean {
    for (let at = other; at; ) {
      if (at === element) return true
      const root = at.getRootNode()
      const host = root instanceof ShadowRoot ? root.host : null
      at = at.assignedSlot ?? at.parentElement ?? host
    }
    return false
  }

  function printTag(element: Element | null): string {
    if (!element) return 'nothing'
    const [tag] = (element.cloneNode() as Element).outerHTML.split('></')
    return tag?.endsWith('>') ? tag : `${tag}>`
  }

  /** The first event decides; the others of the same action share its fate. */
  function guardEvents(element: Element): void {
    const state = window as GuardedWindow
    state.guard?.remove()
    let isHit: boolean | undefined
    const check = (event: Event) => {
      isHit ??= event.composedPath().includes(element)
      if (isHit) return
      const [hit] = event.composedPath()
      guard.missed ??= printTag(hit instanceof Element ? hit : null)
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const guard = {
      missed: null as string | null,
      remove: () => {
        for (const type of events) removeEventListener(type, check, true)
      }
    }
    for (const type of events) addEventListener(type, check, true)
    state.guard = guard
  }
}

/**
 * Runs in the page: remove the guard of `findTarget`.
 *
 * @returns the element that was hit instead, or null if none was
 */
export function readMiss(): string | null {
  const state = window as GuardedWindow
  const { guard } = state
  guard?.remove()
  delete state.guard
  return guard?.missed ?? null
}
