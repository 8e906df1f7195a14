import type { EnvironmentManager } from '@toolbox/debug'

export const environment: EnvironmentManager<{
  readonly production: string
  readonly staging: string
  readonly local: string
  readonly custom: string
}>
