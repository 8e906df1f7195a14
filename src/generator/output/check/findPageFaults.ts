import { SiteError, type SourcePlace } from '../../../model/errors.ts'
import { explainForbiddenAttribute } from '../../content/schema/findForbiddenAttributes.ts'
import type { RenderedPage } from '../../prerender/prerenderPages.ts'

/**
 * Find ids that occur twice on a page: links lead only to the first, so the
 * second heading can't be reached.
 */
export function findRepeatedIds(page: RenderedPage): readonly SiteError[] {
  return [...page.facts.repeatedIds].map(id => {
    const forms = [`{#${id}}`, `{/* #${id} */}`, `id="${id}"`]
    return new SiteError(`The id "${id}" appears twice on the page.`, {
      place: findLine(page, line => forms.some(form => line.includes(form))),
      remedy: 'Give one of the headings an id of its own: ## Title {#id}'
    })
  })
}

/** Find `style` and `on…` attributes, which the security policy blocks. */
export function findForbidden(page: RenderedPage): readonly SiteError[] {
  return page.facts.forbidden.map(({ tag, attribute, value }) => {
    const written = new RegExp(`<${tag}\\b.*\\b${attribute}=`, 'i')
    return new SiteError(
      `The page contains <${tag} ${attribute}="${value.slice(0, 60)}">.`,
      {
        place: findLine(page, line => written.test(line)),
        remedy: explainForbiddenAttribute(attribute)
      }
    )
  })
}

/**
 * Find the last line of a page's own text that has what is meant. It may also
 * come from a component or an imported part.
 */
function findLine(
  { planned: { source }, record }: RenderedPage,
  isMeant: (line: string) => boolean
): SourcePlace {
  if (source === undefined) return { file: record.pathname }
  const { file, body, bodyLine } = source
  const index = body.split('\n').findLastIndex(isMeant)
  return index < 0 ? { file } : { file, line: bodyLine + index + 1, column: 1 }
}
