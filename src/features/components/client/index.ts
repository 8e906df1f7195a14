import type { ClientFeature } from '../../../core/client/clientFeature.ts'
import {
  ANIMATED_DETAILS,
  syncDetails,
  toggleDetails
} from './toggleDetails.ts'

export default {
  enhance: (root, signal) => {
    root.addEventListener(
      'click',
      event => {
        const { target, defaultPrevented } = event
        if (defaultPrevented || !(target instanceof Element)) return
        const summary = target.closest<HTMLElement>(
          `${ANIMATED_DETAILS} > summary`
        )
        if (!summary || target.closest('summary a')) return
        event.preventDefault()
        toggleDetails(summary)
      },
      { signal }
    )
    // Browsers open details for find-in-page matches and anchors. `toggle`
    // doesn't bubble.
    root.addEventListener('toggle', syncDetails, { signal, capture: true })
    // The reader may have opened some before hydration.
    for (const target of root.querySelectorAll('details[open]')) {
      syncDetails({ target })
    }
  }
} satisfies ClientFeature
