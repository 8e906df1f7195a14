import type { ClientFeature } from '../../../core/client/clientFeature.ts'
import {
  ANIMATED_DETAILS,
  followDetails,
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
    // `toggle` does not bubble. The browser itself opens details for a
    // find-in-page match or an anchor.
    root.addEventListener('toggle', followDetails, { signal, capture: true })
    // The reader may have opened some before scripts ran.
    for (const target of root.querySelectorAll('details[open]')) {
      followDetails({ target })
    }
  }
} satisfies ClientFeature
