import type { StyledComponent } from '@toolbox/styles'
import type { LabelStyles } from '@/app/stylesheets'

export type LabelProps = {
  text: string
  disabled?: boolean
  onPress?(): void
}

/** A short text in a colored box. */
export const Label: StyledComponent<typeof LabelStyles, LabelProps>
