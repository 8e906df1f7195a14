/**
 * Wraps the page's `<main>`: the skip link's target without scripts. No
 * heading's id begins with `_`.
 */
export const MAIN_WRAPPER_ID = '_main'

/** Id of the element with the page's start data, at the end of the document. */
export const RECORD_ID = 'page-record'

/** In development: id of the element with the site's data. */
export const DEV_SITE_ID = 'dev-site'
