/**
 * Specification §9: business constants and limits, each with its reason or
 * source. Values built into a package are not used here: they are listed so
 * that `limits.test.ts` can compare them with what is installed.
 */

/** Widest viewport, in CSS pixels, that still gets the mobile layout. */
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
/** The bar stays below this until the page has loaded. */
export const PROGRESS_CEILING = 0.994

/** Heading levels in the table of contents, unless a page sets its own. */
export const TOC_MIN_LEVEL = 2
export const TOC_MAX_LEVEL = 3

/** Maximum number of cached pathname matches. */
export const ROUTE_CACHE_CAP = 10_000

/** Factor by which the distance to the top shrinks each frame. */
export const SMOOTH_SCROLL_FACTOR = 0.85
/** Pixels from the top within which the back-to-top button stays hidden. */
export const BACK_TO_TOP_THRESHOLD = 300

/** React DOM 19: how long a commit waits for its style sheets, in ms. */
export const STYLESHEET_WAIT_TIMEOUT = 60_000
/** React 19: minimum time between two revealed fallbacks, in ms. */
export const RENDER_RETRY_THROTTLE = 300
/**
 * React 19: time budget of a first render before suspended work waits, in ms.
 */
export const INITIAL_WORK_TIMEOUT = 500

/** Milliseconds before a loading page shows its loader. */
export const LOADER_DELAY = 200

/** Duration of a collapse in ms for readers who prefer reduced motion. */
export const REDUCED_COLLAPSE_DURATION = 1

/**
 * Length of the keys for history entries the browser made itself. React Router
 * 7's own keys have eight characters.
 */
export const HISTORY_KEY_LENGTH = 6

/** Side of the colour mode icons, in CSS pixels. */
export const COLOR_TOGGLE_ICON_SIZE = 24

export const DEFAULT_NAVBAR_POSITION = 'right'

/** Comes from `package.json`, as does the site version. */
export const UI_FRAMEWORK_VERSION = '19.0.0'
export const SITE_VERSION = '0.0.12'
export const GENERATOR_VERSION = '3.7.0'

/** Seconds after which a silent build says what it does. */
export const STATUS_AFTER_SECONDS = 30
/** Seconds after which a build gives up on a file. */
export const FILE_TIMEOUT_SECONDS = 45

/** Bytes of a page or another text file of the content. */
export const MAX_TEXT_BYTES = 1_000_000
/** Characters of front matter. */
export const MAX_FRONT_MATTER_LENGTH = 50_000
/** Levels of quotes, lists and admonitions in each other. */
export const MAX_NESTING = 200
/** Opening brackets in a row, each of which may begin a link. */
export const MAX_BRACKETS = 1_000
/** Arrows of a diagram, whose layout takes long. */
export const MAX_DIAGRAM_LINKS = 300
/** Partials that a page shows, those of partials included. */
export const MAX_PARTIALS = 1_000
/** Levels of brackets in a style sheet. */
export const MAX_STYLE_NESTING = 100
/** Levels of brackets in a script. */
export const MAX_SCRIPT_NESTING = 500
/** Findings of one kind that are printed. */
export const MAX_PRINTED = 100

/** Milliseconds for which the copy button shows that it has copied. */
export const COPIED_DURATION = 1000

/** Number of newest posts in the blog sidebar. */
export const RECENT_POSTS_COUNT = 5
/** Posts per page of the blog list. */
export const POSTS_PER_PAGE = 10
/** Number of newest posts in a feed. */
export const FEED_LIMIT = 20

/** Reading speed, in words per minute (behaviour 2.4.10). */
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
