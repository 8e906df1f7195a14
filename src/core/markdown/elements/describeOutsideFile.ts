import type { Problem } from '../reportFinding.ts'

/** Describe a reference to a file outside the site. */
export function describeOutsideFile(reference: string): Problem {
  return {
    level: 'error',
    message: `"${reference}" points to a file outside the website, which isn't published.`,
    remedy: 'Copy the file to the content folder, and refer to the copy.'
  }
}
