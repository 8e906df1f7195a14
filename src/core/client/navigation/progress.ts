import {
  PROGRESS_CEILING,
  PROGRESS_DELAY,
  PROGRESS_MINIMUM,
  PROGRESS_SPEED,
  TRICKLE_RATE,
  TRICKLE_SPEED
} from '../../model/limits.ts'

/** The bar; values are fractions of the window's width. */
export type Progress =
  | { readonly phase: 'idle' }
  /** Armed, but hidden until the delay is over. */
  | { readonly phase: 'waiting' }
  | { readonly phase: 'running'; readonly value: number }
  /** The page has loaded: jump, fill, pause and fade. */
  | { readonly phase: 'jumping'; readonly value: number }
  | { readonly phase: 'full' }
  | { readonly phase: 'resting' }
  | { readonly phase: 'fading' }

export type ProgressEvent = 'started' | 'finished' | 'timeout'

/**
 * Compute the bar's next state after an event (behaviour 2.7.6 and 2.7.7).
 *
 * @param random a number from 0 up to 1, as from `Math.random()`
 */
export function nextProgress(
  progress: Progress,
  event: ProgressEvent,
  random: number
): Progress {
  switch (event) {
    case 'started':
      return progress.phase === 'running' ? progress : { phase: 'waiting' }
    case 'finished':
      if (progress.phase === 'waiting') return { phase: 'idle' }
      return progress.phase === 'running'
        ? { phase: 'jumping', value: advance(progress, 0.3 + random * 0.5) }
        : progress
    case 'timeout':
      return progressAfterTimeout(progress, random)
  }
}

function progressAfterTimeout(progress: Progress, random: number): Progress {
  switch (progress.phase) {
    case 'waiting':
      return { phase: 'running', value: PROGRESS_MINIMUM }
    case 'running':
      return { ...progress, value: advance(progress, random * TRICKLE_RATE) }
    case 'jumping':
      return { phase: 'full' }
    case 'full':
      return { phase: 'resting' }
    case 'resting':
      return { phase: 'fading' }
    default:
      return { phase: 'idle' }
  }
}

function advance({ value }: { readonly value: number }, step: number): number {
  return Math.min(value + step, PROGRESS_CEILING)
}

/** Milliseconds until a phase ends; undefined if it waits for the page. */
export function findProgressTimeout({ phase }: Progress): number | undefined {
  switch (phase) {
    case 'idle':
      return undefined
    case 'waiting':
      return PROGRESS_DELAY
    case 'running':
      return TRICKLE_SPEED
    default:
      return PROGRESS_SPEED
  }
}
