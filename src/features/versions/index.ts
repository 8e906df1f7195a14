import type { Feature } from '../../core/feature.ts'

/** Lets readers tell docs versions apart and switch between them. */
export const versions: Feature = {
  name: 'versions',
  client: { module: 'client/index.ts' },
  config: { navbarItems: ['docsVersionDropdown'] }
}
