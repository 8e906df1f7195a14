import { useState } from 'react'
import type { CategoryData } from '../../model/sidebar.ts'

/** Whether a category is open, and the inputs at the last update. */
export interface CategoryState {
  readonly isOpen: boolean
  readonly isActive: boolean
  /** Index of the last opened sibling. */
  readonly openedSibling: number | undefined
}

/** Inputs from the page and the surrounding list. */
export interface CategoryInputs {
  readonly index: number
  /** The category is or contains the displayed page. */
  readonly isActive: boolean
  /** Set only if opening a category closes its siblings. */
  readonly openedSibling: number | undefined
}

/** Create a category's initial state (behavior 2.5.16). */
export function createCategoryState(
  category: Pick<CategoryData, 'collapsible' | 'collapsed'>,
  { isActive, openedSibling }: CategoryInputs
): CategoryState {
  const isOpen = !category.collapsible || isActive || !category.collapsed
  return { isOpen, isActive, openedSibling }
}

/**
 * Update a category when its inputs change: it opens when it becomes active,
 * and closes when a sibling opens (behavior 2.5.17, 2.5.23).
 */
export function updateCategoryState(
  state: CategoryState,
  inputs: CategoryInputs
): CategoryState {
  const { isActive, openedSibling } = inputs
  const becomesActive = isActive && !state.isActive
  const isSuperseded =
    openedSibling !== undefined &&
    openedSibling !== state.openedSibling &&
    openedSibling !== inputs.index
  const isOpen = becomesActive || (state.isOpen && !isSuperseded)
  return { isOpen, isActive, openedSibling }
}

/** Use a category's open state and its setter. */
export function useSidebarCategory(
  category: CategoryData,
  inputs: CategoryInputs
) {
  const [state, setState] = useState(() =>
    createCategoryState(category, inputs)
  )
  const hasChanged =
    state.isActive !== inputs.isActive ||
    state.openedSibling !== inputs.openedSibling
  const current =
    hasChanged && category.collapsible
      ? updateCategoryState(state, inputs)
      : state
  // Setting state while rendering avoids a paint with the old state:
  // https://react.dev/reference/react/useState#storing-information-from-previous-renders
  if (current !== state) setState(current)
  return {
    isOpen: current.isOpen,
    setOpen: (isOpen: boolean) => setState({ ...current, isOpen })
  }
}
