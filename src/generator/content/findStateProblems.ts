import { SiteError } from '../../model/errors.ts'
import type { MarkdownSource } from './content.ts'

/** Find a page that is hidden in two ways at once. */
export function findStateProblems(
  page: MarkdownSource & {
    readonly frontMatter: {
      readonly draft?: boolean | undefined
      readonly unlisted?: boolean | undefined
    }
  }
): readonly SiteError[] {
  const { draft, unlisted } = page.frontMatter
  if (!draft || !unlisted) return []
  return [
    new SiteError("Can't be draft and unlisted at the same time.", {
      place: page.locator.findKey(['draft']),
      remedy: 'Keep "draft" until the page is public, then "unlisted".'
    })
  ]
}
