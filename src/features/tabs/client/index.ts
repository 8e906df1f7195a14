import type { BuiltInClientFeature } from '../../../core/client/clientFeature.ts'
import { TabItem } from './TabItem.tsx'
import { Tabs } from './Tabs.tsx'

export default { components: { Tabs, TabItem } } satisfies BuiltInClientFeature
