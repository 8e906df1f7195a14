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
      'styles/variants#app-variants': ['IAppVariants'],
      'styles/variants#default-variants': ['DefaultVariant'],
      'styles/variants#dynamic-variants': ['DynamicVariant'],
      'styles/variants#responsive-styles': [
        'BreakpointQuery',
        'ResponsiveVariant'
      ],
      'styles/variants': ['CommonVariant', 'StyleAtom', 'StyleProp'],
      'styles/componentStylesheet': [
        'PartsOf',
        'StyleSheet',
        'VariantStyleSheet',
        'VariantsOf'
      ],
      'styles/componentStylesheet#aggregators': ['StyleAggregator'],
      'styles/componentStylesheet#caching': ['StylePersistor', 'StyleStorage'],
      'styles/componentCreation': ['LibraryComponent'],
      'styles/componentCreationProject': ['ComponentStyle', 'StyledComponent'],
      'styles/api#validatetheme': ['validateTheme'],
      'styles/api#createtheme': ['createTheme', 'ThemePersistor'],
      'styles/api#generatecolorscheme': ['generateColorScheme'],
      'styles/api#usetheme': ['useTheme', 'ThemeState'],
      'styles/api#themestore': ['themeStore'],
      'styles/api#styleregistrybase': ['StyleRegistryBase'],
      'styles/api#styledcomponentstatics': ['StyledComponentStatics'],
      'styles/api#createstyles': ['createStyles'],
      'styles/api#createappvariants': ['createAppVariants'],
      'styles/api#usecompositionstyles': ['useCompositionStyles'],
      'styles/api#usenestedstylesbykey': ['useNestedStylesByKey'],
      'styles/api#usestyleobserver': ['useStyleObserver'],
      'styles/api#mergestyles': ['mergeStyles'],
      'styles/api#concatstyles': ['concatStyles'],
      'styles/api#calc': ['calc', 'CalcBuilder', 'CssUnit'],
      'styles/api#styleconstants': ['styleConstants']
    }
  },
  '@toolbox/styles/v1': { page: 'styles/v1', symbols: {} },
  '@toolbox/modals': {
    page: 'modals/api',
    symbols: {
      'modals/api#modal-and-modal': ['modal'],
      'modals/api#members': ['Modal'],
      'modals/api#options': ['ModalConfig'],
      'modals/api#content-props': ['ModalContentProps', 'ModalRequest'],
      'modals/api#modaloutlet': ['ModalOutlet'],
      'modals/api#modalflow': ['modalFlow'],
      'modals/api#flow-members': ['ModalFlow'],
      'modals/api#flow-options': ['ModalFlowOptions'],
      'modals/api#alert': ['alert', 'Alert'],
      'modals/api#alert-options': ['AlertOption', 'AlertOptions'],
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
        'createQueryManager'
      ],
      'query/queryManager/apiReference#manager-options': [
        'QueryManagerOptions'
      ],
      'query/queryManager/apiReference#querymanager': ['QueryManager'],
      'query/queryManager/apiReference#hook-options': [
        'MutationSettings',
        'QuerySettings'
      ],
      'query/queryManager/apiReference#uselist': ['ListOptions'],
      'query/queryManager/apiReference#useretrieve': ['RetrieveOptions'],
      'query/queryManager/apiReference#usecreate': ['CreateOptions'],
      'query/queryManager/apiReference#useupdate': ['UpdateOptions'],
      'query/queryManager/apiReference#usedelete': ['DeleteOptions'],
      'query/queryManager/apiReference#mutation-contexts': [
        'CreateContext',
        'DeleteContext',
        'UpdateContext'
      ],
      'query/queryManager/apiReference#list-data': [
        'ListData',
        'ListQueryResult'
      ],
      'query/queryManager/apiReference#items-and-positions': [
        'ItemId',
        'ItemPosition',
        'QueryItem',
        'RemovedItemMap',
        'WithTempId'
      ],
      'query/queryManager/apiReference#querykeys': [
        'createQueryKeys',
        'QueryFilterOptions',
        'QueryKeys'
      ],
      'query/queryManager/apiReference#mutations': ['Mutations'],
      'query/queryManager/apiReference#queryclientenhanced': [
        'QueryClientEnhanced'
      ],
      'query/queryManager/apiReference#enhancedquery': [
        'DynamicEnhancedQuery',
        'EnhancedQuery'
      ],
      'query/queryManager/apiReference#options-of-poll': [
        'PollOptions',
        'PollingResult'
      ],
      'query/queryOperations/apiReference#createqueryoperations': [
        'createQueryOperations'
      ],
      'query/queryOperations/apiReference#query-and-mutation': [
        'InferParams',
        'InferReturn',
        'MutationFn',
        'QueryFn'
      ],
      'query/queryOperations/apiReference#hooks': ['OperationOptions'],
      'query/queryOperations/apiReference': ['QueryOperations']
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
        'PersistentStorage',
        'setGlobalStatePersistor'
      ],
      'store/api#events-of-a-storage': ['PersistentEvents']
    }
  },
  '@toolbox/permissions': {
    page: 'permissions/permissionsManager/api',
    symbols: {
      'permissions/types#statuses': ['PermissionStatus', 'PermissionStatuses'],
      'permissions/types#results': ['PermissionResult'],
      'permissions/permissionsManager/api#permission-options': [
        'PermissionDefinition',
        'PermissionOptions'
      ],
      'permissions/types#configuration': ['PermissionConfig'],
      'permissions/permissionsManager/api#permission': ['Permission'],
      'permissions/permissionsManager/overview#the-requester': [
        'PermissionRequester'
      ]
    }
  },
  '@toolbox/debug': {
    page: 'debug/environmentManager#members',
    symbols: {
      'debug/environmentManager#options': ['EnvironmentManagerConfig'],
      'debug/fakeRestApi#api': [
        'createFakeRestApi',
        'FakeItem',
        'FakeRestApiOptions'
      ],
      'debug/fakeRestApi#members': ['FakeRestApi', 'PaginationResponse'],
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
      'hooks/intro#usebooleantoggle': ['useBooleanToggle'],
      'hooks/intro#usetoggle': ['useToggle'],
      'hooks/intro#useconditionalstate': ['useConditionalState'],
      'hooks/intro#usederivedstate': ['useDerivedState'],
      'hooks/intro#usederivedref': ['useDerivedRef'],
      'hooks/intro#usepartialstate': ['usePartialState'],
      'hooks/intro#useuncontrolled': ['useUncontrolled'],
      'hooks/intro#useoptions': ['useOptions'],
      'hooks/intro#uselazystore': ['useLazyStore'],
      'hooks/intro#useprevious': ['usePrevious'],
      'hooks/intro#usefilteredlist': ['useFilteredList'],
      'hooks/intro#usedebounce': ['useDebounce'],
      'hooks/intro#usedebouncecallback': ['useDebounceCallback'],
      'hooks/intro#useinterval': ['useInterval'],
      'hooks/intro#usepromise': ['usePromise'],
      'hooks/intro#usemodal': ['useModal'],
      'hooks/intro#usesearch': ['useSearch'],
      'hooks/intro#onmount': ['onMount'],
      'hooks/intro#onupdate': ['onUpdate'],
      'hooks/intro#useeffectonce': ['useEffectOnce'],
      'hooks/intro#useunmount': ['useUnmount'],
      'hooks/intro#useismounted': ['useIsMounted'],
      'hooks/intro#useisclient': ['useIsClient'],
      'hooks/intro#useforcerender': ['useForceRender'],
      'hooks/intro#useid': ['useId'],
      'hooks/intro#usecomponenttestid': ['useComponentTestId']
    }
  },
  '@toolbox/cli': { page: 'cli/intro#configure', symbols: {} },
  '@toolbox/web': {
    page: 'web/intro#components',
    symbols: {
      'web/intro#set-up-the-registry': ['WebStyleRegistry'],
      'web/intro#inputs-and-forms': ['InputBaseProps'],
      'web/intro#view': ['View', 'ViewProps'],
      'web/intro#text': ['Text', 'TextProps'],
      'web/intro#icon': ['Icon', 'IconProps'],
      'web/intro#collapse': ['Collapse', 'CollapseProps'],
      'web/intro#touchable': ['Touchable', 'TouchableProps'],
      'web/intro#button': ['Button', 'ButtonProps', 'ButtonParts'],
      'web/intro#actionicon': ['ActionIcon', 'ActionIconProps'],
      'web/intro#segmentedcontrol': [
        'SegmentedControl',
        'SegmentedControlProps'
      ],
      'web/intro#textinput': ['TextInput', 'TextInputProps'],
      'web/intro#maskedtextinput': ['MaskedTextInput', 'MaskedTextInputProps'],
      'web/intro#numberinput': ['NumberInput', 'NumberInputProps'],
      'web/intro#checkbox': ['Checkbox', 'ToggleProps'],
      'web/intro#switch': ['Switch'],
      'web/intro#radioinput': ['RadioInput', 'RadioInputProps'],
      'web/intro#select': ['Select', 'SelectProps'],
      'web/intro#datepicker': ['DatePicker', 'DatePickerProps'],
      'web/intro#slider': ['Slider', 'SliderProps'],
      'web/intro#searchinput': ['SearchInput', 'SearchInputProps'],
      'web/intro#fileinput': ['FileInput', 'FileInputProps'],
      'web/intro#dropzone': ['Dropzone', 'DropzoneProps'],
      'web/intro#list': ['List', 'ListProps'],
      'web/intro#emptyplaceholder': [
        'EmptyPlaceholder',
        'EmptyPlaceholderProps'
      ],
      'web/intro#paginationbuttons': [
        'PaginationButtons',
        'PaginationButtonsProps'
      ],
      'web/intro#modal': ['Modal', 'ModalProps'],
      'web/intro#drawer': ['Drawer', 'DrawerProps'],
      'web/intro#overlay': ['Overlay', 'OverlayProps'],
      'web/intro#tooltip': ['Tooltip', 'TooltipProps'],
      'web/intro#badge': ['Badge', 'BadgeProps'],
      'web/intro#tag': ['Tag', 'TagProps'],
      'web/intro#progress': ['Progress', 'ProgressProps'],
      'web/intro#activityindicator': [
        'ActivityIndicator',
        'ActivityIndicatorProps'
      ],
      'web/intro#loadingoverlay': ['LoadingOverlay', 'LoadingOverlayProps'],
      'web/intro#usemediaquery': ['useMediaQuery'],
      'web/intro#usebreakpointmatch': ['useBreakpointMatch'],
      'web/intro#usewindowsize': ['useWindowSize'],
      'web/intro#usewindowfocus': ['useWindowFocus'],
      'web/intro#useclickoutside': ['useClickOutside'],
      'web/intro#usekeydown': ['useKeydown'],
      'web/intro#usescrolleffect': ['useScrollEffect'],
      'web/intro#usesearchparams': ['useSearchParams'],
      'web/intro#usepagination': ['usePagination']
    }
  },
  '@toolbox/mobile': {
    page: 'mobile/intro#components',
    symbols: {
      'mobile/intro#set-up-the-registry': ['MobileStyleRegistry'],
      'mobile/intro#notifications': ['NotificationManager', 'NotificationType'],
      'mobile/intro#view': ['View'],
      'mobile/intro#text': ['Text'],
      'mobile/intro#icon': ['Icon'],
      'mobile/intro#image': ['Image', 'ImageProps'],
      'mobile/intro#avatar': ['Avatar', 'AvatarProps'],
      'mobile/intro#scroll': ['Scroll', 'ScrollProps', 'ScrollProvider'],
      'mobile/intro#collapse': ['Collapse'],
      'mobile/intro#touchable': ['Touchable'],
      'mobile/intro#button': ['Button'],
      'mobile/intro#actionicon': ['ActionIcon'],
      'mobile/intro#segmentedcontrol': ['SegmentedControl'],
      'mobile/intro#tabs': ['Tabs', 'TabsProps'],
      'mobile/intro#textinput': ['TextInput', 'TextInputProps'],
      'mobile/intro#numberinput': ['NumberInput'],
      'mobile/intro#checkbox': ['Checkbox'],
      'mobile/intro#switch': ['Switch'],
      'mobile/intro#radioinput': ['RadioInput'],
      'mobile/intro#select': ['Select'],
      'mobile/intro#autocomplete': ['Autocomplete', 'AutocompleteProps'],
      'mobile/intro#calendar': ['Calendar', 'CalendarProps'],
      'mobile/intro#datepickermodal': [
        'DatePickerModal',
        'DatePickerModalProps'
      ],
      'mobile/intro#slider': ['Slider'],
      'mobile/intro#searchinput': ['SearchInput'],
      'mobile/intro#fileinput': ['FileInput', 'FileInputProps'],
      'mobile/intro#list': ['List', 'ListProps'],
      'mobile/intro#grid': ['Grid', 'GridProps'],
      'mobile/intro#sections': ['Sections', 'SectionsProps'],
      'mobile/intro#pager': ['Pager', 'PagerProps'],
      'mobile/intro#emptyplaceholder': ['EmptyPlaceholder'],
      'mobile/intro#modal': ['Modal', 'ModalProps'],
      'mobile/intro#backdrop': ['Backdrop'],
      'mobile/intro#badge': ['Badge'],
      'mobile/intro#activityindicator': ['ActivityIndicator'],
      'mobile/intro#loadingoverlay': ['LoadingOverlay'],
      'mobile/intro#useappstate': ['useAppState', 'AppStateStatus'],
      'mobile/intro#useappstatestatus': ['useAppStateStatus'],
      'mobile/intro#usekeyboardcontroller': ['useKeyboardController'],
      'mobile/intro#usestatusbar': ['useStatusBar'],
      'mobile/intro#usequerylistrefresh': ['useQueryListRefresh'],
      'mobile/intro#storagemanager': ['StorageManager'],
      'mobile/intro#osalert': ['OSAlert', 'OSAlertArgs'],
      'mobile/intro#getdevicelocale': ['getDeviceLocale']
    }
  }
}
