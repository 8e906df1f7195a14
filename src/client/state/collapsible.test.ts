import { describe, expect, test } from 'vitest'
import { collapseDuration } from '../../model/limits.ts'
import { nextCollapsiblePhase } from './collapsible.ts'

describe('a collapsible section', () => {
  test.each([
    ['expands when opened', 'collapsed', 'opened', 'expanding'],
    ['is expanded at the end', 'expanding', 'animationEnded', 'expanded'],
    ['collapses when closed', 'expanded', 'closed', 'collapsing'],
    ['is collapsed at the end', 'collapsing', 'animationEnded', 'collapsed'],
    ['reverses while it expands', 'expanding', 'closed', 'collapsing'],
    ['reverses while it collapses', 'collapsing', 'opened', 'expanding'],
    ['stays expanded', 'expanded', 'opened', 'expanded'],
    ['stays collapsed', 'collapsed', 'closed', 'collapsed'],
    ['keeps going', 'expanding', 'opened', 'expanding']
  ] as const)('%s', (_, phase, event, expected) => {
    expect(nextCollapsiblePhase(phase, event)).toBe(expected)
  })
})

test.each([
  [0, 40],
  [36, 192],
  [100, 239],
  [180, 274],
  [360, 327],
  [500, 357],
  [1000, 440],
  [2000, 561]
])('a section of %i px takes %i ms', (height, duration) => {
  expect(collapseDuration(height)).toBe(duration)
})
