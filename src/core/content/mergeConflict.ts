/** The line that Git writes above the two sides of a merge conflict. */
export const CONFLICT_MARKER = /^<{7} .*$/m

export const CONFLICT_REMEDY =
  'Keep one of the two versions, and remove the lines that start with "<<<<<<<", "=======" and ">>>>>>>".'
