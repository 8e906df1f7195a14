import type { Feature } from '../../core/feature.ts'

/** Tabs, which may be synchronized across pages. */
export const tabs: Feature = {
  name: 'tabs',
  client: { module: 'client/index.ts', styles: ['client/tabs.css'] },
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
