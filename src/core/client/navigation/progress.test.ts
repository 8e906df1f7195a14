import { describe, expect, test } from 'vitest'
import {
  findProgressTimeout,
  type Progress,
  type ProgressEvent,
  updateProgress
} from './progress.ts'

describe('the progress bar', () => {
  test('12.5 2.7.6 stays hidden if the page loads within 200 ms', () => {
    const waiting = send({ phase: 'idle' }, 'started')
    expect(waiting).toEqual({ phase: 'waiting' })
    expect(findProgressTimeout(waiting)).toBe(200)
    expect(send(waiting, 'finished')).toEqual({ phase: 'idle' })
  })

  test('2.7.7 starts at 0.08 (9 Progress bar minimum) and trickles every 800 ms', () => {
    const running = send({ phase: 'waiting' }, 'timeout')
    expect(running).toEqual({ phase: 'running', value: 0.08 })
    expect(findProgressTimeout(running)).toBe(800)
  })

  test.each([
    [0, 0.5],
    [0.5, 0.51],
    [0.99, 0.5198]
  ])(
    '2.7.7 trickles by a random fraction of 0.02 (9 Trickle rate, random %d)',
    (random, value) => {
      expect(
        updateProgress({ phase: 'running', value: 0.5 }, 'timeout', random)
      ).toEqual({ phase: 'running', value: expect.closeTo(value, 6) })
    }
  )

  test('2.7.7 stays below 0.994 until the page has loaded', () => {
    const running = { phase: 'running', value: 0.99 } as const
    expect(updateProgress(running, 'timeout', 0.9)).toEqual({
      phase: 'running',
      value: 0.994
    })
  })

  test('2.7.7 jumps, fills, pauses and fades once the page has loaded', () => {
    let progress: Progress = { phase: 'running', value: 0.08 }
    progress = updateProgress(progress, 'finished', 0.4)
    expect(progress).toEqual({ phase: 'jumping', value: 0.58 })
    const phases = []
    while (progress.phase !== 'idle') {
      expect(findProgressTimeout(progress)).toBe(200)
      progress = send(progress, 'timeout')
      phases.push(progress.phase)
    }
    expect(phases).toEqual(['full', 'resting', 'fading', 'idle'])
    expect(findProgressTimeout(progress)).toBe(undefined)
  })

  test('continues if another page is requested in the meantime', () => {
    const running = { phase: 'running', value: 0.3 } as const
    expect(send(running, 'started')).toBe(running)
  })

  test('waits again if a page is requested while the bar fades', () => {
    expect(send({ phase: 'fading' }, 'started')).toEqual({ phase: 'waiting' })
  })

  test('2.7.7 stays hidden if loading finishes before it starts', () => {
    expect(send({ phase: 'idle' }, 'finished')).toEqual({ phase: 'idle' })
  })
})

function send(progress: Progress, event: ProgressEvent): Progress {
  return updateProgress(progress, event, 0)
}
