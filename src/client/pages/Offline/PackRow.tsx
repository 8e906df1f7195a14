import type { MouseEvent } from 'react'
import { formatCount, formatText } from '../../../model/fillText.ts'
import type { OfflinePack } from '../../../model/offlinePack.ts'
import * as texts from '../../../model/texts.ts'
import { useSite } from '../../state/siteContext.tsx'
import { formatSize } from './formatSize.ts'
import styles from './PackRow.module.css'
import type { ListedPack, PackState } from './packState.ts'
import type { PackProgress } from './usePackChanges.ts'

interface PackRowProps {
  readonly listed: ListedPack
  readonly progress: PackProgress | undefined
  readonly problem: string | undefined
  readonly onSave: (pack: OfflinePack) => void
  readonly onRemove: (pack: OfflinePack) => void
}

/** Show a pack with what it weighs, how it stands, and what can be done. */
export function PackRow(props: PackRowProps) {
  const { pack } = props.listed
  return (
    <li className={styles.row}>
      <h3 className={styles.title}>{pack.title}</h3>
      <p className={styles.facts}>
        <PackFacts pack={pack} />
        <PackStatus {...props} />
      </p>
      <p className={styles.actions}>
        <PackButtons {...props} />
      </p>
      {props.problem !== undefined && (
        <p className={styles.problem}>{props.problem}</p>
      )}
    </li>
  )
}

function PackFacts({ pack }: { readonly pack: OfflinePack }) {
  const { htmlLang } = useSite().locale
  const count = ['count', pack.pages.length] as const
  return (
    <span>
      {formatCount(texts.pageCount, count, htmlLang)}
      {' · '}
      {formatSize(pack.size, htmlLang)}
    </span>
  )
}

const stateTexts: Readonly<Record<PackState, string>> = {
  offered: '',
  saved: texts.isSaved,
  outdated: texts.isOutdated,
  withdrawn: texts.isWithdrawn,
  included: texts.isSavedElsewhere
}

/** A progress without value says that the worker has not begun. */
function PackStatus({ listed: { pack, state }, progress }: PackRowProps) {
  if (progress === undefined) {
    return state === 'offered' ? null : (
      <span className={styles.status} data-state={state}>
        {stateTexts[state]}
      </span>
    )
  }
  const { saved, total } = progress
  return (
    <progress
      className={styles.progress}
      aria-label={formatText(texts.savingTopic, { topic: pack.title })}
      max={total}
      {...(saved === undefined ? {} : { value: saved })}
    />
  )
}

interface Action {
  readonly text: string
  /** Says what it is done to, for readers who hear the button alone. */
  readonly label: string
  readonly run: () => void
}

/**
 * The first button is one element whatever it does, so that it keeps the focus
 * while it becomes another one.
 */
function PackButtons(props: PackRowProps) {
  const topic = props.listed.pack.title
  const [first, second] = listActions(props)
  return (
    <>
      {first && <PackButton key="first" action={first} topic={topic} />}
      {second && <PackButton key="second" action={second} topic={topic} />}
    </>
  )
}

function listActions(props: PackRowProps): readonly Action[] {
  const { listed, progress, onSave, onRemove } = props
  const { pack, state } = listed
  const remove = {
    text: texts.remove,
    label: texts.removeTopic,
    run: () => onRemove(pack)
  }
  const save = (text: string, label: string) => ({
    text,
    label,
    run: () => onSave(pack)
  })
  if (progress) {
    const { cancel } = progress
    return [{ text: texts.cancel, label: texts.cancelTopic, run: cancel }]
  }
  switch (state) {
    case 'offered':
      return [save(texts.save, texts.saveTopic)]
    case 'outdated':
      return [save(texts.update, texts.updateTopic), remove]
    case 'included':
      return []
    default:
      return [remove]
  }
}

function PackButton({
  action: { text, label, run },
  topic
}: {
  readonly action: Action
  readonly topic: string
}) {
  // The second click of a double one was not meant for what the first led to.
  const handleClick = (event: MouseEvent) => {
    if (event.detail < 2) run()
  }
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={formatText(label, { topic })}
      onClick={handleClick}
    >
      {text}
    </button>
  )
}
