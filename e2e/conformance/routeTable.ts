const docs: Readonly<Record<string, readonly string[]>> = {
  backend: [
    'api-client',
    'debugging',
    'domain/',
    'domain/wix',
    'infrastructure/',
    'infrastructure/at-a-glance',
    'infrastructure/configuring-a-project',
    'infrastructure/debugging',
    'infrastructure/faq',
    'infrastructure/provisioning',
    'infrastructure/pulumi',
    'infrastructure/setup',
    'intro',
    'local-development/',
    'pro-tips',
    'standards-and-conventions'
  ],
  cli: ['intro'],
  debug: ['environmentManager', 'fakeRestApi', 'started'],
  form: ['', 'declare', 'field', 'howToUse', 'started'],
  guides: [
    'best-practices-complete',
    'bunTests',
    'componentArchitecture',
    'howUpgradeReactNative',
    'locale',
    'mobileProjectSetup',
    'mobileProjectStructure',
    'whereCreateComponent'
  ],
  hooks: ['intro'],
  logger: ['api', 'createYourLogger', 'settings', 'started'],
  mobile: ['intro'],
  modals: [
    'advanced',
    'api',
    'examples',
    'hooks',
    'parameters',
    'started',
    'summary',
    'troubleshooting',
    'typescript'
  ],
  permissions: [
    'started',
    'types',
    'permissionsManager/api',
    'permissionsManager/overview'
  ],
  query: [
    'started',
    'queryManager/apiReference',
    'queryManager/crudHooks',
    'queryManager/examples',
    'queryManager/mutations',
    'queryManager/overview',
    'queryManager/queryKeys',
    'queryOperations/apiReference',
    'queryOperations/hooksVsDirectFunctions',
    'queryOperations/overview',
    'v1/advanced',
    'v1/example',
    'v1/features',
    'v1/queryManager',
    'v1/started'
  ],
  store: ['api', 'started'],
  styles: [
    'componentCreation',
    'componentCreationProject',
    'componentStylesheet',
    'started',
    'theme',
    'v1',
    'variants'
  ],
  web: ['intro']
}

const categories = [
  'permissionsmanager',
  'query-manager',
  'query-operations',
  'v1'
]

/** Every page of Specification §2, by canonical pathname. */
export const routeTable: readonly string[] = [
  '/',
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/locales-permissions-docs',
  '/blog/new-theme',
  ...Object.entries(docs).flatMap(([topic, pages]) =>
    pages.map(page => `/docs/${topic}/${page}`)
  ),
  ...categories.map(slug => `/docs/category/${slug}`)
]
