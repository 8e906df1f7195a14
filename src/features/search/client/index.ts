import type { ClientFeature } from '../../../core/client/clientFeature.ts'
import { SearchField } from './SearchField.tsx'

export default { components: { SearchField } } satisfies ClientFeature
