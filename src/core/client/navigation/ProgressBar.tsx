import { useEffect, useReducer } from 'react'
import styles from './ProgressBar.module.css'
import {
  findProgressTimeout,
  type Progress,
  type ProgressEvent,
  updateProgress
} from './progress.ts'

/**
 * Show a progress bar while a page loads (specification §2).
 *
 * @param isLoading whether a page with another pathname is loading
 */
export function ProgressBar({ isLoading }: { readonly isLoading: boolean }) {
  const [progress, dispatch] = useReducer(reduce, idle)
  const isBusy = progress.phase !== 'idle' && progress.phase !== 'waiting'

  useEffect(() => {
    dispatch(createAction(isLoading ? 'started' : 'finished'))
  }, [isLoading])

  useEffect(() => {
    const delay = findProgressTimeout(progress)
    if (delay === undefined) return
    const timer = setTimeout(dispatch, delay, createAction('timeout'))
    return () => clearTimeout(timer)
  }, [progress])

  useEffect(() => {
    document.documentElement.classList.toggle('nprogress-busy', isBusy)
  }, [isBusy])

  if (!isBusy) return null
  return (
    <div
      id="nprogress"
      className={styles.bar}
      data-phase={progress.phase}
      data-print="hidden"
      style={{ width: `${findWidth(progress) * 100}%` }}
    />
  )
}

const idle: Progress = { phase: 'idle' }

interface ProgressAction {
  readonly event: ProgressEvent
  readonly random: number
}

function createAction(event: ProgressEvent): ProgressAction {
  return { event, random: Math.random() }
}

function reduce(progress: Progress, action: ProgressAction): Progress {
  return updateProgress(progress, action.event, action.random)
}

function findWidth(progress: Progress): number {
  return 'value' in progress ? progress.value : 1
}
