import type { Problem } from '../reportFinding.ts'

/** Describe a reference to a file that the site must not publish. */
export function describeOutside(reference: string): Problem {
  return {
    level: 'error',
    message: `"${reference}" leads to a file outside of the website, which is not published.`,
    remedy:
      'Copy the file into the content folder, and refer to the copy. A symbolic link to the file is not enough.'
  }
}
