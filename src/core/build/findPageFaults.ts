import { groupRepeated } from '../content/createReport.ts'
import { printForbidden } from '../content/schema/forbiddenMarkup.ts'
import { createPlace } from '../content/sourceLocator.ts'
import { SiteError, type SourceLocation } from '../model/errors.ts'
import type { RenderedPage } from './prerender/prerenderPages.ts'

/**
 * Find ids that occur twice on a page: links always lead to the first, so the
 * second heading is unreachable.
 */
export function findRepeatedIds(page: RenderedPage): readonly SiteError[] {
  return [...page.facts.repeatedIds].map(id => {
    const forms = [`{#${id}}`, `{/* #${id} */}`, `id="${id}"`]
    return new SiteError(`The id "${id}" appears twice on the page.`, {
      place: findLine(page, line => forms.some(form => line.includes(form))),
      remedy: 'Set a different id for one of the headings: ## Title {#id}'
    })
  })
}

/**
 * Find attributes and elements that finished pages must not contain. Earlier
 * stages remove and report those in Markdown; these come from components,
 * expressions, and the configuration.
 */
export function findForbidden(
  pages: readonly RenderedPage[]
): readonly SiteError[] {
  return groupRepeated(
    pages.flatMap(page =>
      page.facts.forbidden.map(found => {
        const { tag, attribute, remedy } = found
        const name = attribute === undefined ? '' : `[^>]*?\\b${attribute}\\s*=`
        const written = new RegExp(`<${tag}\\b${name}`, 'i')
        const message = `The page contains ${printForbidden(found)}.`
        return new SiteError(message, {
          place: findText(page, written),
          remedy
        })
      })
    )
  )
}

/** Find the first match in a page's own text, or else name its file. */
function findText(
  { planned: { source }, record }: RenderedPage,
  pattern: RegExp
): SourceLocation {
  if (source === undefined) return { file: record.pathname }
  const { file, body, bodyLine } = source
  const index = body.search(pattern)
  if (index < 0) return { file }
  const { line = 1, column } = createPlace(file, body, index)
  return { file, line: bodyLine + line, column }
}

/**
 * Find the last matching line of a page's own text, or else name its file: the
 * match may come from a component or a partial.
 */
function findLine(
  { planned: { source }, record }: RenderedPage,
  isMatch: (line: string) => boolean
): SourceLocation {
  if (source === undefined) return { file: record.pathname }
  const { file, body, bodyLine } = source
  const index = body.split('\n').findLastIndex(isMatch)
  return index < 0 ? { file } : { file, line: bodyLine + index + 1, column: 1 }
}
