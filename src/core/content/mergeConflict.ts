/** What Git writes above two versions of a text that it could not merge. */
export const CONFLICT_MARKER = /^<{7} .*$/m

/** What to do about it. */
export const CONFLICT_REMEDY =
  'Keep one of the two versions, and remove the lines that start with "<<<<<<<", "=======" and ">>>>>>>".'
