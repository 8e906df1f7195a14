import type { StyledComponent } from '@toolbox/styles'
import type { BadgeStyles } from '@/app/stylesheets'

export type BadgeProps = {
  text: string
  disabled?: boolean
  onPress?(): void
}

/** A short text in a colored box. */
export const Badge: StyledComponent<typeof BadgeStyles, BadgeProps>
