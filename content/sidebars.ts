import type { SidebarsConfig } from '../src/core/site/sidebarsSchema.ts'

/** Links to the groups of a long page. */
function listGroups(page: string, groups: Readonly<Record<string, string>>) {
  return Object.entries(groups).map(([anchor, label]) => ({
    type: 'link' as const,
    label,
    href: `/docs/${page}#${anchor}`
  }))
}

const componentGroups = {
  'layout-and-text': 'Layout and text',
  actions: 'Actions',
  'inputs-and-forms': 'Inputs and forms',
  lists: 'Lists',
  layers: 'Layers',
  status: 'Status',
  hooks: 'Hooks'
}

/** One sidebar a topic; previous and next follow the order. */
export default {
  styles: [
    'styles/started',
    'styles/theme',
    'styles/variants',
    'styles/componentStylesheet',
    'styles/componentCreationProject',
    'styles/componentCreation',
    'styles/api',
    'styles/v1'
  ],
  modals: [
    'modals/started',
    'modals/parameters',
    'modals/hooks',
    'modals/typescript',
    'modals/examples',
    'modals/advanced',
    'modals/api',
    'modals/troubleshooting',
    'modals/summary'
  ],
  form: [
    'form/index',
    'form/started',
    'form/declare',
    'form/field',
    'form/howToUse'
  ],
  query: [
    'query/started',
    {
      type: 'category',
      label: 'Query manager',
      collapsed: false,
      link: {
        type: 'generated-index',
        description:
          'List, read and change the items of a resource, with one shared cache. Start with the overview; CRUD hooks is the page to come back to.'
      },
      items: [
        'query/queryManager/overview',
        'query/queryManager/crudHooks',
        'query/queryManager/queryKeys',
        'query/queryManager/mutations',
        'query/queryManager/examples',
        'query/queryManager/apiReference'
      ]
    },
    {
      type: 'category',
      label: 'Query operations',
      link: {
        type: 'generated-index',
        description:
          'Named queries and mutations for everything that isn’t CRUD, such as totals and reports. Start with the overview.'
      },
      items: [
        'query/queryOperations/overview',
        'query/queryOperations/hooksVsDirectFunctions',
        'query/queryOperations/apiReference'
      ]
    },
    'query/migrate',
    {
      type: 'category',
      label: 'v1',
      link: {
        type: 'generated-index',
        description:
          'The 1.x query manager, which you can import until 3.0. Start with Getting started, which shows how to move to the current API.'
      },
      items: [
        'query/v1/started',
        'query/v1/queryManager',
        'query/v1/features',
        'query/v1/example',
        'query/v1/advanced'
      ]
    }
  ],
  store: ['store/started', 'store/api'],
  permissions: [
    'permissions/started',
    'permissions/types',
    {
      type: 'category',
      label: 'Permissions manager',
      collapsed: false,
      link: {
        type: 'generated-index',
        slug: '/category/permissionsmanager',
        description:
          'Check, request and save all device permissions of your app. Start with the overview; the API page is for looking things up.'
      },
      items: [
        'permissions/permissionsManager/overview',
        'permissions/permissionsManager/api'
      ]
    }
  ],
  debug: ['debug/started', 'debug/environmentManager', 'debug/fakeRestApi'],
  logger: [
    'logger/started',
    'logger/settings',
    'logger/createYourLogger',
    'logger/api'
  ],
  hooks: ['hooks/intro'],
  guides: [
    {
      type: 'category',
      label: 'Build Tasklist',
      link: { type: 'doc', id: 'guides/tutorial/index' },
      items: [
        'guides/tutorial/project',
        'guides/tutorial/languages',
        'guides/tutorial/api',
        'guides/tutorial/signIn',
        'guides/tutorial/creating',
        'guides/tutorial/tasks',
        'guides/tutorial/phones',
        'guides/tutorial/deploy'
      ]
    },
    'guides/access',
    'guides/recipes',
    'guides/cheatSheet',
    'guides/componentArchitecture',
    'guides/whereCreateComponent',
    'guides/best-practices-complete',
    'guides/locale',
    'guides/bunTests',
    'guides/mobileProjectSetup',
    'guides/mobileProjectStructure',
    'guides/howUpgradeReactNative',
    'guides/testedVersions',
    'guides/errors'
  ],
  backend: [
    'backend/intro',
    'backend/local-development/index',
    'backend/api-client',
    'backend/standards-and-conventions',
    'backend/debugging',
    'backend/pro-tips',
    {
      type: 'category',
      label: 'Domain',
      link: { type: 'doc', id: 'backend/domain/index' },
      items: ['backend/domain/wix']
    },
    {
      type: 'category',
      label: 'Infrastructure',
      link: { type: 'doc', id: 'backend/infrastructure/index' },
      items: [
        'backend/infrastructure/at-a-glance',
        'backend/infrastructure/setup',
        'backend/infrastructure/configuring-a-project',
        'backend/infrastructure/pulumi',
        'backend/infrastructure/provisioning',
        'backend/infrastructure/debugging',
        'backend/infrastructure/faq'
      ]
    }
  ],
  cli: ['cli/intro'],
  mobile: [
    'mobile/intro',
    ...listGroups('mobile/intro', {
      ...componentGroups,
      'storage-and-alerts': 'Storage and alerts',
      notifications: 'Notifications'
    })
  ],
  web: ['web/intro', ...listGroups('web/intro', componentGroups)]
} satisfies SidebarsConfig
