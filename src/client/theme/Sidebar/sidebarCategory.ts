import { useState } from 'react'
import type { Category } from '../../../model/sidebar.ts'

/** Whether a category is open, and what that was last decided by. */
export interface CategoryState {
  readonly isOpen: boolean
  readonly isActive: boolean
  /** Index of the sibling that was opened last. */
  readonly openedSibling: number | undefined
}

/** What the page and the list around a category say. */
export interface CategoryPlace {
  readonly index: number
  /** The category is, or holds, the page that is shown. */
  readonly isActive: boolean
  /** Set only where opening a category closes its siblings. */
  readonly openedSibling: number | undefined
}

/** Decide how a category starts (behaviour 2.5.16). */
export function createCategoryState(
  category: Pick<Category, 'collapsible' | 'collapsed'>,
  { isActive, openedSibling }: CategoryPlace
): CategoryState {
  const isOpen = !category.collapsible || isActive || !category.collapsed
  return { isOpen, isActive, openedSibling }
}

/**
 * Follow the place of a category: it opens when it becomes active, and closes
 * when a sibling opens; nothing else moves it (behaviour 2.5.17, 2.5.23).
 */
export function nextCategoryState(
  state: CategoryState,
  place: CategoryPlace
): CategoryState {
  const { isActive, openedSibling } = place
  const becomesActive = isActive && !state.isActive
  const isPushed =
    openedSibling !== undefined &&
    openedSibling !== state.openedSibling &&
    openedSibling !== place.index
  const isOpen = becomesActive || (state.isOpen && !isPushed)
  return { isOpen, isActive, openedSibling }
}

/** Use whether a category is open, and the reader's way to change it. */
export function useSidebarCategory(category: Category, place: CategoryPlace) {
  const [state, setState] = useState(() => createCategoryState(category, place))
  const hasMoved =
    state.isActive !== place.isActive ||
    state.openedSibling !== place.openedSibling
  const current =
    hasMoved && category.collapsible ? nextCategoryState(state, place) : state
  // Adjusting while rendering spares a paint with the old state:
  // https://react.dev/reference/react/useState#storing-information-from-previous-renders
  if (current !== state) setState(current)
  return {
    isOpen: current.isOpen,
    setOpen: (isOpen: boolean) => setState({ ...current, isOpen })
  }
}
