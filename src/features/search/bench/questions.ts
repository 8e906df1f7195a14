/** A reader's query, and the pages that answer it. */
export interface Question {
  readonly text: string
  /** Pathnames without base; any of them will do. */
  readonly wanted: readonly string[]
}

/** Questions used to tune the ranking. */
export const tunedQuestions = ask([
  [
    'useList',
    '/docs/query/queryManager/apiReference /docs/query/queryManager/crudHooks'
  ],
  [
    'permissions.request',
    '/docs/permissions/permissionsManager/api /docs/permissions/permissionsManager/overview /docs/permissions/started'
  ],
  [
    'queryKeys',
    '/docs/query/queryManager/queryKeys /docs/query/queryManager/apiReference'
  ],
  ['--no-firebase', '/docs/cli/intro /docs/guides/mobileProjectSetup'],
  [
    'optimstic',
    '/docs/query/queryManager/crudHooks /docs/query/queryManager/examples /docs/query/v1/features'
  ],
  [
    'useRetreive',
    '/docs/query/queryManager/apiReference /docs/query/queryManager/crudHooks'
  ],
  ['nothing appears when I open a modal', '/docs/modals/troubleshooting'],
  ['modal already open error', '/docs/modals/troubleshooting /docs/modals/api'],
  [
    'The flow is already running',
    '/docs/modals/troubleshooting /docs/modals/api'
  ],
  ['v1', '/docs/category/v1 /docs/query/v1/started /docs/styles/v1'],
  ['query manager v1 options', '/docs/query/v1/queryManager'],
  ['debounce', '/docs/hooks/intro'],
  ['useDebounceCallback', '/docs/hooks/intro'],
  [
    'prefetchQuery',
    '/docs/query/queryOperations/apiReference /docs/query/queryOperations/hooksVsDirectFunctions'
  ],
  [
    'createQueryManager',
    '/docs/query/queryManager/apiReference /docs/query/queryManager/overview'
  ],
  ['date.getTime is not a function', '/docs/store/api'],
  ['keep state after reload', '/docs/store/started /docs/store/api'],
  ['dark mode', '/docs/styles/theme /blog/new-theme'],
  ['color scheme switch', '/docs/styles/theme'],
  ['breakpoints', '/docs/styles/theme /docs/styles/variants'],
  ['install cli', '/docs/cli/intro'],
  ['sentry dsn', '/docs/logger/settings /docs/logger/api'],
  [
    'slack messages',
    '/docs/logger/started /docs/logger/settings /docs/logger/api'
  ],
  ['fake api with delays', '/docs/debug/fakeRestApi'],
  ['switch server at run time', '/docs/debug/environmentManager'],
  ['validate with zod', '/docs/form/declare'],
  ['submit a form', '/docs/form/howToUse /docs/form/started'],
  ['server errors in form', '/docs/form/howToUse'],
  ['upgrade react native', '/docs/guides/howUpgradeReactNative'],
  ['translate app', '/docs/guides/locale'],
  ['dns records', '/docs/backend/domain/wix /docs/backend/domain/'],
  ['roll back a deploy', '/docs/backend/infrastructure/provisioning'],
  ['run migrations locally', '/docs/backend/local-development/'],
  ['globalState', '/docs/store/api /docs/store/started'],
  ['SegmentedControl', '/docs/web/intro /docs/mobile/intro'],
  ['useMediaQuery', '/docs/web/intro'],
  ['clone a modal', '/docs/modals/advanced /docs/modals/api'],
  ['confirm before deleting', '/docs/modals/examples']
])

/** Questions written before seeing any results, and never used for tuning. */
export const heldOutQuestions = ask([
  [
    'useRetrieve',
    '/docs/query/queryManager/apiReference /docs/query/queryManager/crudHooks'
  ],
  ['modal.setParams', '/docs/modals/api /docs/modals/parameters'],
  ['checkMany', '/docs/permissions/permissionsManager/api'],
  ['requestMany', '/docs/permissions/permissionsManager/api'],
  [
    'isBlocked',
    '/docs/permissions/permissionsManager/api /docs/permissions/types'
  ],
  ['ModalOutlet', '/docs/modals/api /docs/modals/started'],
  ['modalFlow', '/docs/modals/api /docs/modals/advanced'],
  ['startsOpen', '/docs/modals/api /docs/modals/parameters'],
  [
    'rendersWhenHidden',
    '/docs/modals/api /docs/modals/parameters /docs/web/intro'
  ],
  ['createAppVariants', '/docs/styles/variants'],
  [
    'StyleRegistryBase',
    '/docs/styles/componentStylesheet /docs/styles/started'
  ],
  ['useStyleObserver', '/docs/styles/componentCreation'],
  ['zodValidator', '/docs/form/declare'],
  ['perKey', '/docs/store/api'],
  ['captureBreadcrumb', '/docs/logger/api'],
  ['ignoreLogs', '/docs/logger/settings'],
  ['getMutationKey', '/docs/query/queryOperations/apiReference'],
  ['useFilteredList', '/docs/hooks/intro'],
  ['usePagination', '/docs/web/intro'],
  ['useKeyboardController', '/docs/mobile/intro'],
  ['DatePickerModal', '/docs/mobile/intro'],
  ['--dry', '/docs/cli/intro /docs/guides/mobileProjectSetup'],
  [
    '--reset-cache',
    '/docs/guides/mobileProjectSetup /docs/guides/howUpgradeReactNative /docs/mobile/intro'
  ],
  ['convert-webp', '/docs/cli/intro'],
  ['Alert.modal is not set', '/docs/modals/troubleshooting /docs/modals/api'],
  ['no Pulumi.yaml project file found', '/docs/backend/infrastructure/setup'],
  [
    'Permission "microphone" is not declared',
    '/docs/permissions/permissionsManager/api'
  ],
  ['Hydration failed because the server rendered HTML', '/docs/hooks/intro'],
  [
    'Text strings must be rendered within a <Text> component',
    '/docs/mobile/intro'
  ],
  ['stack is locked', '/docs/backend/infrastructure/debugging'],
  ['pending update drift', '/docs/backend/infrastructure/debugging'],
  ['where do I put a new component', '/docs/guides/whereCreateComponent'],
  ['how to test a modal', '/docs/guides/bunTests'],
  [
    'poll a job until it is done',
    '/docs/query/queryManager/examples /docs/query/v1/advanced'
  ],
  ['invalidate cache', '/docs/query/queryManager/queryKeys'],
  ['undo an optimistic change', '/docs/query/queryManager/mutations'],
  ['custom field type', '/docs/form/field'],
  ['scroll to first invalid field', '/docs/form/field'],
  ['prefill a form with existing data', '/docs/form/howToUse'],
  ['explain before asking for a permission', '/docs/permissions/started'],
  ['retry timeout http client', '/docs/backend/api-client'],
  ['commit conventions', '/docs/backend/standards-and-conventions'],
  [
    'secrets',
    '/docs/backend/infrastructure/configuring-a-project /docs/backend/infrastructure/faq'
  ],
  ['send logs to my own endpoint', '/docs/logger/createYourLogger'],
  ['too many renders', '/docs/logger/settings /docs/logger/api'],
  ['migrate from styles v1', '/docs/styles/v1'],
  ['v1 optimistic', '/docs/query/v1/features'],
  ['seed the database', '/docs/backend/local-development/'],
  [
    'app icon and splash screen',
    '/docs/guides/mobileProjectSetup /docs/cli/intro'
  ],
  ['type the result of a modal', '/docs/modals/typescript'],
  [
    'close modal keeps old params',
    '/docs/modals/troubleshooting /docs/modals/parameters'
  ],
  ['share state between children of a component', '/docs/hooks/intro'],
  [
    'https certificate',
    '/docs/backend/infrastructure/faq /docs/backend/domain/ /docs/backend/infrastructure/provisioning /docs/backend/infrastructure/debugging'
  ],
  ['slow queries', '/docs/backend/debugging'],
  [
    'folder structure of a mobile project',
    '/docs/guides/mobileProjectStructure'
  ]
])

function ask(
  list: readonly (readonly [text: string, wanted: string])[]
): readonly Question[] {
  return list.map(([text, wanted]) => ({ text, wanted: wanted.split(' ') }))
}
