import type { ClientFeature } from '../../../core/client/clientFeature.ts'
import { isSlow } from '../../../core/client/navigation/pagePrefetcher.ts'
import { afterLoadWhenIdle } from '../../../core/client/state/afterLoadWhenIdle.ts'

export default {
  enhance: (root, signal) => {
    let isLoading = false
    const load = ({ pointerType }: Partial<PointerEvent>) => {
      if (pointerType === 'touch' || isLoading) return
      isLoading = true
      // Not when the first card is due: by then, the connection may be lost, or a
      // deploy may have removed the file.
      afterLoadWhenIdle(() => {
        if (isSlow()) return
        import(/* webpackChunkName: "cards" */ './watchLinks.ts').then(
          ({ watchLinks }) => watchLinks(root, signal),
          () => {} // This document has no cards.
        )
      })
    }
    if (matchMedia('(any-hover: hover)').matches) load({})
    // A tablet may have a keyboard, and browsers don't always know of a mouse.
    root.addEventListener('keydown', load, { signal })
    root.addEventListener('pointerover', load, { signal })
  }
} satisfies ClientFeature
