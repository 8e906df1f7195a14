import { fillText } from '../../model/fillText.ts'
import type { ShownUpdate } from '../../model/route.ts'
import * as texts from '../../model/texts.ts'
import styles from './EditRow.module.css'

/** The edit link, and the last change (behavior 2.5.5). */
export function EditRow({
  editUrl,
  lastUpdated
}: {
  readonly editUrl: string | undefined
  readonly lastUpdated: ShownUpdate | undefined
}) {
  if (editUrl === undefined && lastUpdated === undefined) return null
  return (
    <div className={styles.row}>
      {editUrl !== undefined && (
        <a
          href={editUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={styles.edit}
          data-print="hidden"
        >
          {texts.editThisPage}
        </a>
      )}
      {lastUpdated !== undefined && <LastUpdate {...lastUpdated} />}
    </div>
  )
}

function LastUpdate({ date, day, author }: ShownUpdate) {
  const time = date !== undefined && (
    <b key="date">
      <time dateTime={date}>{day}</time>
    </b>
  )
  const user = <b key="user">{author}</b>
  return (
    <span className={styles.update}>
      {fillText(texts.lastUpdated, {
        atDate: date !== undefined && fillText(texts.atDate, { date: time }),
        byUser: author !== undefined && fillText(texts.byUser, { user })
      })}
    </span>
  )
}
