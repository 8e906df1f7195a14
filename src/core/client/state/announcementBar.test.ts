import { describe, expect, test } from 'vitest'
import { isAnnouncementDismissed } from './storedSettings.ts'

describe('the announcement bar', () => {
  const bar = { id: 'release-2', isCloseable: true }
  const legacy = { id: 'announcement-bar', isCloseable: true }

  test.each([
    ['shows for a new reader', bar, null, null, false],
    ['shows until it is dismissed', bar, 'release-2', 'false', false],
    ['4.6.2 stays hidden once dismissed', bar, 'release-2', 'true', true],
    ['4.6.2 reappears with a new id', bar, 'release-1', 'true', false],
    [
      '4.6.3 recognizes its misspelled default id',
      legacy,
      'annoucement-bar',
      'true',
      true
    ],
    [
      '0.3 4.6.5 shows despite a dismissal if it isn’t closeable',
      { ...bar, isCloseable: false },
      'release-2',
      'true',
      false
    ]
  ])('%s', (_, shownBar, id, dismissal, expected) => {
    expect(isAnnouncementDismissed(shownBar, { id, dismissal })).toBe(expected)
  })
})
