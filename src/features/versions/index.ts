import type { Feature } from '../../core/feature.ts'

/** What readers use to tell versions of the docs apart and to switch. */
export const versions: Feature = {
  name: 'versions',
  client: 'client/index.ts',
  navbarItems: ['docsVersionDropdown']
}
