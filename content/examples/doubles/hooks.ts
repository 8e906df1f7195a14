import type * as declared from '@toolbox/hooks'
import { useState } from 'react'

export const useOptions: typeof declared.useOptions = (
  options,
  initial
) => {
  const [first] = options
  if (first === undefined) {
    throw new Error('useOptions needs at least one option.')
  }
  const [selectedOption, setSelectedOption] = useState(initial ?? first)
  const entries = options.map(each => [each, each === selectedOption])
  const isSelected = Object.fromEntries(entries)
  return { selectedOption, setSelectedOption, isSelected }
}
