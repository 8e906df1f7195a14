import { type MouseEvent, useRef } from 'react'
import { useSite } from '../../../core/client/state/siteContext.tsx'
import { formatCount, formatText } from '../../../core/model/fillText.ts'
import * as texts from '../../../core/model/texts.ts'
import type { OfflineCopy } from '../offlineCopy.ts'
import { type CopyState, findCopyState } from './copyState.ts'
import { formatSize } from './formatSize.ts'
import page from './OfflinePage.module.css'
import styles from './SaveAll.module.css'
import type { KnownCopy, SaveProgress, Saving } from './useOfflineCopy.ts'

/** Let the reader save, update and remove all pages. */
export function SaveAll({
  known: { offered, saved },
  saving
}: {
  readonly known: KnownCopy
  readonly saving: Saving
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { progress, news, isProblem } = saving
  const state = findCopyState(offered, saved)
  const copy = offered ?? (saved === 'part' ? undefined : saved)

  /** If nothing is offered, the buttons disappear and pass on the focus. */
  async function remove(): Promise<void> {
    await saving.remove()
    if (offered === undefined) heading.current?.focus()
  }

  function listActions(): readonly Action[] {
    if (progress) return [{ text: texts.cancel, run: progress.cancel }]
    const text = state === 'outdated' ? texts.update : texts.saveAll
    const saves =
      offered === undefined || state === 'saved'
        ? []
        : [{ text, run: () => saving.save(offered), isMain: true }]
    return state === 'offered'
      ? saves
      : [...saves, { text: texts.remove, run: remove }]
  }

  return (
    <section className={page.section}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.saveForOffline}
      </h2>
      <Extent />
      {offered === undefined && <p>{texts.offerUnreachable}</p>}
      {(offered !== undefined || saved !== undefined) && (
        <div className={styles.row}>
          <p className={styles.facts}>
            {copy && <CopyFacts copy={copy} />}
            {progress ? (
              <Progress progress={progress} />
            ) : (
              <Status state={state} />
            )}
          </p>
          <p className={styles.actions}>
            {listActions().map((action, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a button keeps the focus when its function changes.
              <Button key={index} action={action} />
            ))}
          </p>
          {isProblem && <p className={styles.problem}>{news}</p>}
        </div>
      )}
      <p role="status" className="visually-hidden">
        {news}
      </p>
    </section>
  )
}

interface Action {
  readonly text: string
  readonly run: () => void
  /** What most readers come for. */
  readonly isMain?: boolean
}

/** Tell which version and which language is saved, if there are several. */
export function Extent() {
  const { locale, locales, versions } = useSite()
  const version = versions.find(({ isLast }) => isLast)?.label
  return (
    <>
      {versions.length > 1 && version !== undefined && (
        <p>{formatText(texts.savedVersion, { version })}</p>
      )}
      {locales.length > 1 && (
        <p>{formatText(texts.savedLanguage, { language: locale.label })}</p>
      )}
    </>
  )
}

function CopyFacts({ copy: { pages, size } }: { readonly copy: OfflineCopy }) {
  const { htmlLang } = useSite().locale
  return (
    <span>
      {formatCount(texts.pageCount, ['count', pages], htmlLang)}
      {' · '}
      {formatSize(size, htmlLang)}
    </span>
  )
}

const stateTexts: Readonly<Record<CopyState, string>> = {
  offered: '',
  part: texts.isPartSaved,
  saved: texts.isSaved,
  outdated: texts.isOutdated
}

function Status({ state }: { readonly state: CopyState }) {
  if (state === 'offered') return null
  return (
    <span className={styles.status} data-state={state}>
      {stateTexts[state]}
    </span>
  )
}

/** A progress bar without a value shows that the worker has not started. */
function Progress({
  progress: { saved, total }
}: {
  readonly progress: SaveProgress
}) {
  return (
    <progress
      className={styles.progress}
      aria-label={texts.savingAll}
      max={total}
      {...(saved === undefined ? {} : { value: saved })}
    />
  )
}

function Button({
  action: { text, run, isMain }
}: {
  readonly action: Action
}) {
  // Ignore the second click of a double click: it was not meant for the new
  // action.
  const handleClick = (event: MouseEvent) => {
    if (event.detail < 2) run()
  }
  return (
    <button
      type="button"
      className={styles.button}
      data-main={isMain}
      onClick={handleClick}
    >
      {text}
    </button>
  )
}
