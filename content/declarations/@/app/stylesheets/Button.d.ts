import type { StyleSheet } from '@toolbox/styles'
import type { ButtonParts } from '@toolbox/web'

/** What Tasklist changes about the buttons of the library. */
export const ButtonStyles: {
  default: StyleSheet<ButtonParts>
  danger: StyleSheet<ButtonParts>
}
