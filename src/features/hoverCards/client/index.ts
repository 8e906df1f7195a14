import type { ClientFeature } from '../../../core/client/clientFeature.ts'
import { isSlow } from '../../../core/client/navigation/pagePrefetcher.ts'
import { afterLoadWhenIdle } from '../../../core/client/state/afterLoadWhenIdle.ts'

export default {
  enhance: (root, signal) => {
    // Not when the first card is due: by then, the connection may be lost, or a
    // deploy may have removed the file.
    const load = () =>
      afterLoadWhenIdle(() => {
        if (isSlow()) return
        import(/* webpackChunkName: "cards" */ './watchLinks.ts').then(
          ({ watchLinks }) => watchLinks(root, signal),
          () => {} // This document has no cards.
        )
      })
    // Touch opens no cards, but a tablet may have a keyboard.
    if (matchMedia('(pointer: coarse)').matches) {
      root.addEventListener('keydown', load, { once: true })
    } else load()
  }
} satisfies ClientFeature
