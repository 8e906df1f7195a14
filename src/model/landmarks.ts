/**
 * Around the page's `<main>`: where the skip link leads without scripts. No
 * heading's id begins with `_`.
 */
export const MAIN_WRAPPER_ID = '_main'

/** Of the data that a page starts from, the end of its document. */
export const RECORD_ID = 'page-record'
