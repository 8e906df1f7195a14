import { SiteError } from '../../model/errors.ts'
import type { RenderedPage } from '../prerender/prerenderPages.ts'
import { findLine } from './findLine.ts'

/**
 * Find ids that occur twice on a page: links lead only to the first, so the
 * second heading can't be reached.
 */
export function findRepeatedIds({
  planned: { source },
  record,
  facts
}: RenderedPage): readonly SiteError[] {
  return [...facts.repeatedIds].map(id => {
    const forms = [`{#${id}}`, `{/* #${id} */}`, `id="${id}"`]
    return new SiteError(`The id "${id}" appears twice on the page.`, {
      place: source
        ? findLine(source, line => forms.some(form => line.includes(form)))
        : { file: record.pathname },
      remedy: 'Give one of the headings an id of its own: ## Title {#id}'
    })
  })
}
