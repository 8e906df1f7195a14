import type { ClientFeature } from '../../../core/client/clientFeature.ts'
import { createLocaleGroup } from './localeGroup.ts'

export default {
  navbarGroups: { localeDropdown: createLocaleGroup }
} satisfies ClientFeature
