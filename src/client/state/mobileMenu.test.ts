import { describe, expect, test } from 'vitest'
import { nextMobileMenu } from './mobileMenu.ts'

const closed = { isOpen: false, panel: 'secondary' } as const
const open = { isOpen: true, panel: 'secondary' } as const
const openMain = { isOpen: true, panel: 'main' } as const

describe('the mobile menu', () => {
  test.each([
    ['opens with the page’s own panel in front', closed, 'toggled', open],
    ['closes by its toggle', open, 'toggled', closed],
    ['slides to the main panel', open, 'mainChosen', openMain],
    ['forgets the panel when it closes', openMain, 'closed', closed],
    ['stays closed', closed, 'closed', closed]
  ] as const)('%s', (_, state, event, expected) => {
    expect(nextMobileMenu(state, event)).toEqual(expected)
  })
})
