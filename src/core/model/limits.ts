/**
 * Constants and limits from specification §9. Values that are built into a
 * package are unused: `limits.test.ts` compares them with the installed
 * version.
 */

/** The breakpoint: widest viewport with the mobile layout, in CSS pixels. */
export const MOBILE_MAX_WIDTH = 996

/** Milliseconds before a navigation shows the progress bar. */
export const PROGRESS_DELAY = 200
/** Initial value of the progress bar, as a fraction. */
export const PROGRESS_MINIMUM = 0.08
/** Milliseconds per step, and for the fade. */
export const PROGRESS_SPEED = 200
/** Largest random step, as a fraction. */
export const TRICKLE_RATE = 0.02
/** Milliseconds between steps. */
export const TRICKLE_SPEED = 800
/** Maximum progress until the page has loaded. */
export const PROGRESS_CEILING = 0.994

/** Default heading levels in the table of contents. */
export const TOC_MIN_LEVEL = 2
export const TOC_MAX_LEVEL = 3

/** Maximum number of cached pathname matches. */
export const ROUTE_CACHE_CAP = 10_000

/** Factor by which the distance to the top shrinks each frame. */
export const SMOOTH_SCROLL_FACTOR = 0.85
/** The back-to-top button stays hidden within this many pixels of the top. */
export const BACK_TO_TOP_THRESHOLD = 300

/** React DOM 19: maximum time a commit waits for its style sheets, in ms. */
export const REACT_STYLESHEET_TIMEOUT = 60_000
/** React 19: minimum time between two revealed fallbacks, in ms. */
export const REACT_RETRY_THROTTLE = 300
/**
 * React 19: time budget of a first render before suspended work waits, in ms.
 */
export const REACT_INITIAL_WORK_TIMEOUT = 500

/** Milliseconds before the loader appears. */
export const LOADER_DELAY = 200

/** Pauses between automatic retries in ms: each is twice the previous one. */
export const FIRST_RETRY_PAUSE = 2000
export const LONGEST_RETRY_PAUSE = 60_000

/** Collapse duration in ms for readers who prefer reduced motion. */
export const REDUCED_COLLAPSE_DURATION = 1

/**
 * Length of the keys for history entries that the browser creates. React Router
 * 7's own keys have eight characters.
 */
export const HISTORY_KEY_LENGTH = 6

/** Width and height of icons, in CSS pixels. */
export const COLOR_TOGGLE_ICON_SIZE = 24

export const DEFAULT_NAVBAR_POSITION = 'right'

/** As in `package.json`, which also has the site version. */
export const UI_FRAMEWORK_VERSION = '19.0.0'
export const GENERATOR_VERSION = '3.7.0'

/** Seconds after which a build gives up on a file. */
export const FILE_TIMEOUT_SECONDS = 45

/** Maximum size of a page or another text file, in bytes. */
export const MAX_TEXT_BYTES = 1_000_000
/**
 * Maximum length of a percent-encoded pathname. nginx limits strings in its
 * configuration to 4,096 bytes, and operating systems limit paths to the same.
 */
export const MAX_URL_LENGTH = 3000
/**
 * Maximum length of a segment of a page's pathname. File systems accept 255
 * bytes, of which the longest ending, `-abcdef.12345678.js.br`, takes 22.
 */
export const MAX_NAME_BYTES = 233
/** Maximum number of partials on a page, including partials within partials. */
export const MAX_PARTIALS = 1000
/** Maximum number of partials within each other. */
export const MAX_PARTIAL_DEPTH = 100
/** Maximum number of printed diagnostics. */
export const MAX_PRINTED_DIAGNOSTICS = 500

/**
 * Compute the duration of a collapse animation.
 *
 * @param height of the content, in CSS pixels
 * @returns milliseconds (behavior 4.8.2)
 */
export function computeCollapseDuration(height: number): number {
  if (height <= 0) return 40
  const constant = height / 36
  return Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10)
}
