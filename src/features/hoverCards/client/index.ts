import type { ClientFeature } from '../../../core/client/clientFeature.ts'

/** In milliseconds. A pointer that crosses links on its way opens no card. */
const DELAY = 500

/**
 * Open the card of a link in a text when a mouse rests on it, or when the keyboard
 * focuses it. The code for cards loads with the first one.
 */
export default {
  enhance: (root, signal) => {
    let current: Element | null | undefined
    let timer = 0
    const onEvent = ({ type, target, pointerType }: Partial<PointerEvent>) => {
      const isPointer = type === 'pointerover'
      // Touching a link follows it.
      if (isPointer && pointerType !== 'mouse') return
      const link =
        (isPointer || type === 'focusin') && target instanceof Element
          ? target.closest<HTMLAnchorElement>('.prose a[href]')
          : undefined
      if (link === current) return
      current = link
      clearTimeout(timer)
      if (!link || !(isPointer || link.matches(':focus-visible'))) return
      timer = window.setTimeout(
        () =>
          import(/* webpackChunkName: "card" */ './openCard.ts').then(
            ({ openCard }) => {
              if (link === current) openCard(link, !isPointer)
            },
            () => undefined // The next link retries.
          ),
        DELAY
      )
    }
    for (const type of ['pointerover', 'pointerdown', 'focusin', 'focusout']) {
      root.addEventListener(type, onEvent, { signal })
    }
  }
} satisfies ClientFeature
