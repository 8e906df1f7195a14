import type { Feature } from '../../core/feature.ts'

/** Cards that show where a link in a text leads. */
export const hoverCards: Feature = {
  name: 'hoverCards',
  client: { module: 'client/index.ts' }
}
