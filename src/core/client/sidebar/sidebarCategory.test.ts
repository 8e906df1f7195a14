import { expect, test } from 'vitest'
import {
  type CategoryInputs,
  type CategoryState,
  createCategoryState,
  updateCategoryState
} from './sidebarCategory.ts'

const inputs: CategoryInputs = {
  index: 1,
  isActive: false,
  openedSibling: undefined
}

test.each([
  ['a collapsed category starts closed', true, true, false, false],
  ['a category that is not collapsed starts open', true, false, false, true],
  ['an active category starts open', true, true, true, true],
  ['a category that cannot collapse starts open', false, true, false, true]
])('2.5.16 %s', (_name, collapsible, collapsed, isActive, isOpen) => {
  const state = createCategoryState(
    { collapsible, collapsed },
    { ...inputs, isActive }
  )
  expect(state.isOpen).toBe(isOpen)
})

const closed: CategoryState = {
  isOpen: false,
  isActive: false,
  openedSibling: undefined
}
const open = { ...closed, isOpen: true }

test.each<readonly [string, CategoryState, Partial<CategoryInputs>, boolean]>([
  ['becoming active opens it', closed, { isActive: true }, true],
  [
    'it stays closed while active if the reader closed it',
    { ...closed, isActive: true },
    { isActive: true },
    false
  ],
  [
    'it stays open when no longer active',
    { ...open, isActive: true },
    {},
    true
  ],
  ['opening a sibling closes it', open, { openedSibling: 0 }, false],
  ['opening it does not close it', open, { openedSibling: 1 }, true],
  [
    'becoming active takes precedence over an opened sibling',
    closed,
    { isActive: true, openedSibling: 0 },
    true
  ]
])('2.5.17 2.5.23 a category: %s', (_name, state, change, isOpen) => {
  expect(updateCategoryState(state, { ...inputs, ...change }).isOpen).toBe(
    isOpen
  )
})
