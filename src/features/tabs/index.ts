import type { BuiltInFeature } from '../../core/feature.ts'
import { rehypeTabs } from './generator/rehypeTabs.ts'

/** Tabs, which may be synchronized across pages. */
export const tabs: BuiltInFeature = {
  name: 'tabs',
  client: { module: 'client/index.ts', styles: ['client/tabs.css'] },
  markdown: { plugins: context => ({ components: [[rehypeTabs, context]] }) },
  components: {
    Tabs: {
      attributes: [
        'groupId',
        'queryString',
        'defaultValue',
        'values',
        'lazy',
        'className'
      ],
      module: 'client/Tabs.tsx',
      isProvided: true
    },
    TabItem: {
      attributes: ['value', 'label', 'default'],
      module: 'client/TabItem.tsx',
      isProvided: true
    }
  }
}
