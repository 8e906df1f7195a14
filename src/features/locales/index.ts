import type { BuiltInFeature } from '../../core/feature.ts'
import { readTranslations } from './generator/readTranslations.ts'
import { translateContent } from './generator/translateContent.ts'

/** Publishes a site in several languages. */
export const locales: BuiltInFeature = {
  name: 'locales',
  client: { module: 'client/index.ts' },
  config: { navbarItems: ['localeDropdown'] },
  read: readTranslations,
  localize: translateContent
}
