import {
  PROGRESS_CEILING,
  PROGRESS_DELAY,
  PROGRESS_MINIMUM,
  PROGRESS_SPEED,
  TRICKLE_RATE,
  TRICKLE_SPEED
} from '../../model/limits.ts'

/** The state of the progress bar. Values are fractions of its full width. */
export type Progress =
  | { readonly phase: 'idle' }
  /** Hidden until the delay is over. */
  | { readonly phase: 'waiting' }
  | { readonly phase: 'running'; readonly value: number }
  /** The page has loaded: jump, fill, pause and fade. */
  | { readonly phase: 'jumping'; readonly value: number }
  | { readonly phase: 'full' }
  | { readonly phase: 'resting' }
  | { readonly phase: 'fading' }

export type ProgressEvent = 'started' | 'finished' | 'timeout'

/**
 * Compute the bar's next state after an event (behavior 2.7.6 and 2.7.7).
 *
 * @param random as from `Math.random()`
 */
export function updateProgress(
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
      return updateAfterTimeout(progress, random)
  }
}

function updateAfterTimeout(progress: Progress, random: number): Progress {
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

/** Milliseconds until a phase times out; undefined if it doesn't. */
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
