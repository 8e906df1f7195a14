import { createAppVariants } from '@toolbox/styles'
import { PlatformRegistry } from '@/app/platform'
import '@/app/theme'

export const appVariants = createAppVariants({
  card: theme => ({ backgroundColor: theme.colors.card }),
  dimmed: { opacity: 0.5 }
})

export const StyleRegistry = new PlatformRegistry()
