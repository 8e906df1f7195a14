import type { BuiltInClientFeature } from '../../../core/client/clientFeature.ts'
import { NearestPages } from './NearestPages.tsx'
import { NavbarSearch, SearchButton } from './SearchButton.tsx'
import { SearchField } from './SearchField.tsx'
import { SearchHost } from './SearchHost.tsx'

export default {
  components: { SearchField },
  navbarItems: { search: SearchButton },
  slots: {
    overlay: SearchHost,
    navbarEnd: NavbarSearch,
    notFound: NearestPages
  }
} satisfies BuiltInClientFeature
