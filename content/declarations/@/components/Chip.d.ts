import type { AppIcon, LibraryComponent, StyleProp } from '@toolbox/styles'

type ChipPart = 'wrapper' | 'text' | 'leftIcon'

export type ChipProps = {
  text: string
  icon?: AppIcon
  disabled?: boolean
  onPress?(): void
  debugName?: string
  style?: StyleProp<ChipPart | `${ChipPart}:disabled`>
}

/** A small button with an optional icon. */
export const Chip: LibraryComponent<ChipProps>
