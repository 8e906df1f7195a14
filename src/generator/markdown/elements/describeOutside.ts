import type { Problem } from '../reportFinding.ts'

/** Say that a page refers to a file that is not the site's to publish. */
export function describeOutside(reference: string): Problem {
  return {
    level: 'error',
    message: `"${reference}" leads to a file outside of the website, which is not published.`,
    remedy:
      'Put a copy of the file into the content folder, and refer to that. Symbolic links are followed to where they lead.'
  }
}
