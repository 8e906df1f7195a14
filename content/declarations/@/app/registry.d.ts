import type { StyleRegistryBase } from '@toolbox/styles'

export const StyleRegistry: StyleRegistryBase
