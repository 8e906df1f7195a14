/**
 * Id of the wrapper around `<main>`: the skip link's target without scripts.
 * The `_` prevents collisions with heading ids.
 */
export const MAIN_WRAPPER_ID = '_main'

/**
 * Id of the element that holds the page's record, at the end of the document.
 */
export const RECORD_ID = 'page-record'

/** In development, id of the element that holds the site's data. */
export const DEV_SITE_ID = 'dev-site'
