/**
 * Specification §9: business constants and limits, each with the reason or the
 * place it comes from. Values that a package brings are used nowhere: they are
 * listed so that `limits.test.ts` can compare them with what is installed.
 */

/** Widest viewport, in CSS pixels, that still gets the mobile layout. */
export const MOBILE_MAX_WIDTH = 996

/** Milliseconds a navigation may take before the progress bar appears. */
export const PROGRESS_DELAY = 200
/** First value of the progress bar, as a fraction. */
export const PROGRESS_MINIMUM = 0.08
/** Milliseconds of each step and of the fade. */
export const PROGRESS_SPEED = 200
/** Largest random step, as a fraction. */
export const TRICKLE_RATE = 0.02
/** Milliseconds between two steps. */
export const TRICKLE_SPEED = 800
/** The bar never passes this before the page is there. */
export const PROGRESS_CEILING = 0.994

/** Heading levels in the table of contents unless a page says otherwise. */
export const TOC_MIN_LEVEL = 2
export const TOC_MAX_LEVEL = 3

/** Most entries that the memory of matched pathnames holds. */
export const ROUTE_CACHE_CAP = 10_000

/** Factor by which the distance to the top shrinks on each frame. */
export const SMOOTH_SCROLL_FACTOR = 0.85
/** Pixels from the top below which the back-to-top button stays away. */
export const BACK_TO_TOP_THRESHOLD = 300

/** React DOM 19: longest wait of a commit for its style sheets, in ms. */
export const STYLESHEET_WAIT_TIMEOUT = 60_000
/** React 19: shortest time between two revealed fallbacks, in ms. */
export const RENDER_RETRY_THROTTLE = 300
/** React 19: budget of a first render before suspended work waits, in ms. */
export const INITIAL_WORK_TIMEOUT = 500

/** Milliseconds before a page that is being loaded shows its loader. */
export const LOADER_DELAY = 200

/** Milliseconds of a collapse for readers who want no motion. */
export const REDUCED_COLLAPSE_DURATION = 1

/**
 * Length of the keys that history entries get which the browser made itself.
 * React Router 7 makes its own of eight characters.
 */
export const HISTORY_KEY_LENGTH = 6

/** Side of the colour mode icons, in CSS pixels. */
export const COLOR_TOGGLE_ICON_SIZE = 24

export const DEFAULT_NAVBAR_POSITION = 'right'

/** Brought by `package.json`, as is the version of the site. */
export const UI_FRAMEWORK_VERSION = '19.0.0'
export const SITE_VERSION = '0.0.12'
export const GENERATOR_VERSION = '3.7.0'

/** Milliseconds for which the copy button says that it has copied. */
export const COPIED_DURATION = 1000

/** Newest posts that the blog sidebar lists. */
export const RECENT_POSTS_COUNT = 5
/** Posts on one page of the blog list. */
export const POSTS_PER_PAGE = 10
/** Newest posts in a feed. */
export const FEED_LIMIT = 20

/** Words a reader takes in per minute (behaviour 2.4.10). */
export const WORDS_PER_MINUTE = 200

/**
 * Compute how long a section takes to open or close.
 *
 * @param height of the content, in CSS pixels
 * @returns milliseconds (behaviour 4.8.2)
 */
export function collapseDuration(height: number): number {
  if (height <= 0) return 40
  const constant = height / 36
  return Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10)
}
