import { useSite } from '../../../core/client/state/siteContext.tsx'
import { EmptyToolbox } from '../../../core/client/ui/EmptyToolbox.tsx'
import { formatCount, formatText } from '../../../core/model/fillText.ts'
import * as texts from '../../../core/model/texts.ts'
import { LibraryList } from './LibraryList.tsx'
import styles from './SearchStatus.module.css'
import type { SearchAnswer } from './useSearch.ts'

/**
 * Show and announce the status of the search. If there are no options, also show
 * the libraries: for an empty query, or below an empty toolbox if a query found
 * nothing.
 *
 * @param answer absent until the first one arrives
 */
export function SearchStatus({
  hasQuery,
  answer,
  optionCount
}: {
  readonly hasQuery: boolean
  readonly answer: SearchAnswer | undefined
  readonly optionCount: number
}) {
  const { libraries, locale } = useSite()
  const isEmpty = optionCount === 0
  const foundNothing = isEmpty && hasQuery && answer?.kind === 'found'
  return (
    <div className={isEmpty ? styles.empty : 'visually-hidden'}>
      {foundNothing && <EmptyToolbox />}
      <p role="status">
        {hasQuery
          ? describeAnswer(answer, optionCount, locale.htmlLang)
          : isEmpty && texts.searchRecentNone}
      </p>
      {isEmpty && (foundNothing || !hasQuery) && libraries && (
        <div className={styles.libraries}>
          <LibraryList groups={libraries} />
        </div>
      )}
    </div>
  )
}

function describeAnswer(
  answer: SearchAnswer | undefined,
  optionCount: number,
  htmlLang: string
): string {
  if (answer === undefined) return texts.loading
  if (answer.kind === 'failed') return texts.searchFailed
  if (optionCount > 0) {
    const count = ['count', optionCount] as const
    return formatCount(texts.searchResultCount, count, htmlLang)
  }
  const nothing = formatText(texts.searchNothing, { query: answer.query })
  return `${nothing}. ${texts.searchNothingHint}`
}
