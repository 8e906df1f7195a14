import type { Feature } from '../../core/feature.ts'

/** Content and texts in several languages. */
export const locales: Feature = {
  name: 'locales',
  client: 'client/index.ts',
  navbarItems: ['localeDropdown']
}
