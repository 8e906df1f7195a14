import type { SyntheticEvent } from 'react'
import { usePage } from '../../../core/client/state/PageContext.tsx'
import * as texts from '../../../core/model/texts.ts'
import { addPlace, fillPlace } from './addPlace.ts'

/**
 * Link to a new report in the team's tracker. The served link names the page; a
 * press adds the selected text and the current heading.
 */
export function ReportLink() {
  const { report } = usePage().page.route
  if (report === undefined) return null

  /** Runs before the click, which may clear the selection. */
  function onPress({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void {
    currentTarget.href = addPlace(report ?? '')
  }

  return (
    <a
      href={fillPlace(report)}
      target="_blank"
      rel="noopener noreferrer"
      data-print="hidden"
      onPointerDown={onPress}
      onKeyDown={onPress}
    >
      {texts.reportPage}
    </a>
  )
}
