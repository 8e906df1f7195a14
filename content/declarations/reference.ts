/**
 * Where each package is documented, as doc ids with an anchor where one fits.
 *
 * `page` answers for a whole package; `symbols` lists the identifiers that
 * another page defines.
 */
export const reference = {
  '@toolbox/styles': {
    page: 'styles/theme',
    symbols: {
      'styles/variants#app-variants': ['IAppVariants', 'createAppVariants'],
      'styles/variants#default-variants': ['DefaultVariant'],
      'styles/variants#dynamic-variants': ['DynamicVariant'],
      'styles/variants#responsive-styles': [
        'BreakpointQuery',
        'ResponsiveVariant',
        'calc',
        'CalcBuilder',
        'CssUnit'
      ],
      'styles/variants': [
        'CommonVariant',
        'StyleAtom',
        'StyleProp',
        'concatStyles',
        'mergeStyles'
      ],
      'styles/componentStylesheet': [
        'createStyles',
        'PartsOf',
        'StyleSheet',
        'VariantStyleSheet',
        'VariantsOf'
      ],
      'styles/componentStylesheet#register-it': ['StyleRegistryBase'],
      'styles/componentStylesheet#aggregators': ['StyleAggregator'],
      'styles/componentStylesheet#caching': [
        'StylePersistor',
        'StyleStorage',
        'styleConstants'
      ],
      'styles/componentCreation': [
        'LibraryComponent',
        'StyledComponentStatics',
        'useNestedStylesByKey',
        'useStyleObserver'
      ],
      'styles/componentCreation#nested-components': ['useCompositionStyles'],
      'styles/componentCreationProject': ['ComponentStyle', 'StyledComponent']
    }
  },
  '@toolbox/styles/v1': { page: 'styles/v1', symbols: {} },
  '@toolbox/modals': {
    page: 'modals/api',
    symbols: {
      'modals/api#modal-and-modal': ['modal', 'Modal', 'ModalConfig'],
      'modals/api#content-props': ['ModalContentProps', 'ModalRequest'],
      'modals/api#modaloutlet': ['ModalOutlet'],
      'modals/api#modalflow': ['modalFlow', 'ModalFlow', 'ModalFlowOptions'],
      'modals/api#alert': ['alert', 'Alert', 'AlertOption', 'AlertOptions'],
      'modals/typescript#type-the-wrapper': ['ModalOverrides', 'WrapperProps'],
      'modals/typescript#reuse-types': ['ParamsOf', 'ResultOf']
    }
  },
  '@toolbox/form': {
    page: 'form/declare',
    symbols: {
      'form/declare#field-factories': ['fields'],
      'form/declare#common-options': ['ExtraFieldOptions', 'FieldOptions'],
      'form/declare#validators': [
        'ValidationError',
        'ValidationResult',
        'Validator'
      ],
      'form/declare#with-zod': ['isZodValidationResult', 'zodValidator'],
      'form/declare#shared-and-local-forms': ['form', 'useForm'],
      'form/field': [
        'Field',
        'FieldProps',
        'FieldUse',
        'useField',
        'useValidate'
      ],
      'form/field#when-errors-show': ['FieldValidation'],
      'form/field#imperative-methods': ['FieldRef'],
      'form/field#scroll-to-a-field': ['FieldPlatform', 'FieldRect'],
      'form/howToUse': ['Form', 'FormResults', 'FormValues']
    }
  },
  '@toolbox/query': {
    page: 'query/queryManager/apiReference',
    symbols: {
      'query/queryManager/apiReference#createquerymanager': [
        'createQueryManager',
        'QueryManagerOptions'
      ],
      'query/queryManager/apiReference#querymanager': ['QueryManager'],
      'query/queryManager/apiReference#hook-options': [
        'CreateOptions',
        'DeleteOptions',
        'ListOptions',
        'RetrieveOptions',
        'UpdateOptions'
      ],
      'query/queryManager/apiReference#querykeys': [
        'createQueryKeys',
        'QueryKeys'
      ],
      'query/queryManager/apiReference#mutations': ['Mutations'],
      'query/queryManager/apiReference#queryclientenhanced': [
        'DynamicEnhancedQuery',
        'EnhancedQuery',
        'PollOptions',
        'PollingResult',
        'QueryClientEnhanced'
      ],
      'query/queryOperations/apiReference': [
        'createQueryOperations',
        'InferParams',
        'InferReturn',
        'MutationFn',
        'OperationOptions',
        'QueryFn',
        'QueryOperations'
      ]
    }
  },
  '@toolbox/query/v1': {
    page: 'query/v1/queryManager',
    symbols: {
      'query/v1/features#actions': ['Action', 'Actions', 'ActionTriggers'],
      'query/v1/features#where-new-items-go': ['AppendTo'],
      'query/v1/advanced#the-enhanced-client': ['QueryClientEnhanced']
    }
  },
  '@toolbox/store': {
    page: 'store/api',
    symbols: {
      'store/api#globalstate': [
        'globalState',
        'GlobalState',
        'GlobalStateConfig'
      ],
      'store/api#array-states': ['ArrayMethods'],
      'store/api#slices': ['createStateSlice', 'StateSlice'],
      'store/api#persistence': [
        'PersistentEvents',
        'PersistentStorage',
        'setGlobalStatePersistor'
      ]
    }
  },
  '@toolbox/permissions': {
    page: 'permissions/permissionsManager/api',
    symbols: {
      'permissions/types#statuses': ['PermissionStatus', 'PermissionStatuses'],
      'permissions/types#results': ['PermissionResult'],
      'permissions/types#configuration': ['PermissionConfig'],
      'permissions/permissionsManager/api#permission': ['Permission'],
      'permissions/permissionsManager/overview#the-requester': [
        'PermissionRequester'
      ]
    }
  },
  '@toolbox/debug': {
    page: 'debug/environmentManager#api',
    symbols: {
      'debug/fakeRestApi#api': [
        'createFakeRestApi',
        'FakeItem',
        'FakeRestApi',
        'FakeRestApiOptions',
        'PaginationResponse'
      ],
      'debug/started#sample-data': ['faker']
    }
  },
  '@toolbox/logger': {
    page: 'logger/api',
    symbols: {
      'logger/api#createlogger': ['createLogger'],
      'logger/settings': ['LoggerSettings'],
      'logger/settings#render-inspection': ['PerformanceSettings'],
      'logger/settings#slack': ['SlackSettings'],
      'logger/settings#sentry': ['SentryProvider', 'SentrySettings'],
      'logger/createYourLogger#transports': ['TransportFunction'],
      'logger/api#slack': ['SlackService'],
      'logger/api#sentry': ['SentryService'],
      'logger/api#perf': [
        'InspectRenderOptions',
        'PerformanceError',
        'PerformanceService'
      ]
    }
  },
  '@toolbox/hooks': {
    page: 'hooks/intro',
    symbols: {
      'hooks/intro#state-hooks': [
        'useBooleanToggle',
        'useToggle',
        'useConditionalState',
        'useDerivedState',
        'useDerivedRef',
        'usePartialState',
        'useUncontrolled',
        'useOptions',
        'useLazyStore'
      ],
      'hooks/intro#values': [
        'usePrevious',
        'useFilteredList',
        'useId',
        'useComponentTestId'
      ],
      'hooks/intro#timing': [
        'useDebounce',
        'useDebounceCallback',
        'useInterval',
        'usePromise'
      ],
      'hooks/intro#interface': ['useModal', 'useSearch'],
      'hooks/intro#life-cycle': [
        'onMount',
        'onUpdate',
        'useEffectOnce',
        'useUnmount',
        'useIsMounted',
        'useIsClient',
        'useForceRender'
      ]
    }
  },
  '@toolbox/cli': { page: 'cli/intro#configure', symbols: {} },
  '@toolbox/web': {
    page: 'web/intro#components',
    symbols: {
      'web/intro#set-up-the-registry': ['WebStyleRegistry'],
      'web/intro#hooks': [
        'useMediaQuery',
        'useBreakpointMatch',
        'useWindowSize',
        'useWindowFocus',
        'useClickOutside',
        'useKeydown',
        'useScrollEffect',
        'useSearchParams',
        'usePagination'
      ]
    }
  },
  '@toolbox/mobile': {
    page: 'mobile/intro#components',
    symbols: {
      'mobile/intro#set-up-the-registry': ['MobileStyleRegistry'],
      'mobile/intro#hooks': [
        'useAppState',
        'useAppStateStatus',
        'useKeyboardController',
        'useStatusBar',
        'useQueryListRefresh'
      ],
      'mobile/intro#storage-and-alerts': ['OSAlert', 'StorageManager'],
      'mobile/intro#notifications': ['NotificationManager']
    }
  }
}
