import type { ClientFeature } from '../../../core/client/clientFeature.ts'
import { createLocaleLinks } from '../localeLinks.ts'
import { createLocaleGroup } from './localeGroup.ts'

export default {
  navbarGroups: { localeDropdown: createLocaleGroup },
  head: createLocaleLinks
} satisfies ClientFeature
