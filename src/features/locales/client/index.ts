import type { ClientFeature } from '../../../core/client/clientFeature.ts'
import { listLocaleLinks } from '../localeLinks.ts'
import { buildLocaleGroup } from './localeGroup.ts'

export default {
  navbarGroups: { localeDropdown: buildLocaleGroup },
  head: listLocaleLinks
} satisfies ClientFeature
