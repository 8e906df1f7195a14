import type { Feature } from '../../core/feature.ts'

/** Cards that say where a link leads while the reader points at it. */
export const hoverCards: Feature = {
  name: 'hoverCards',
  client: { module: 'client/index.ts' }
}
