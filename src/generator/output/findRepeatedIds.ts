import { SiteError, type SourcePlace } from '../../model/errors.ts'
import type { MarkdownSource } from '../content/content.ts'
import type { RenderedPage } from '../prerender/prerenderPages.ts'

/**
 * Find ids that occur twice on a page: links lead only to the first, so the
 * second heading can't be reached.
 */
export function findRepeatedIds({
  planned,
  record,
  facts
}: RenderedPage): readonly SiteError[] {
  return [...facts.repeatedIds].map(
    id =>
      new SiteError(`The id "${id}" appears twice on the page.`, {
        place: planned.source
          ? findIdPlace(planned.source, id)
          : { file: record.pathname },
        remedy: 'Give one of the headings an id of its own: ## Title {#id}'
      })
  )
}

/** The last place that writes the id; the first one keeps it. */
function findIdPlace(
  { file, body, bodyLine }: MarkdownSource,
  id: string
): SourcePlace {
  const lines = body.split('\n')
  const index = lines.findLastIndex(line =>
    [`{#${id}}`, `{/* #${id} */}`, `id="${id}"`].some(text =>
      line.includes(text)
    )
  )
  return index < 0 ? { file } : { file, line: bodyLine + index + 1, column: 1 }
}
