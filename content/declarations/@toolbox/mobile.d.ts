import type { JSX, ReactNode, RefObject } from 'react'
import type {
  ICSS,
  LibraryComponent,
  StyledComponentStatics,
  StyleProp
} from '@toolbox/styles'

import { StyleRegistryBase } from '@toolbox/styles'
import type { ListQueryResult } from '@toolbox/query'

import type {
  ButtonProps,
  CommonProps,
  IconProps,
  ListProps as WebListProps,
  ModalProps as WebModalProps,
  NumberInputProps,
  SelectProps,
  TextInputProps as WebTextInputProps,
  TextProps,
  ToggleProps,
  TouchableProps,
  ViewProps
} from '@toolbox/web'

export class MobileStyleRegistry extends StyleRegistryBase {
  constructor()
  static readonly current: MobileStyleRegistry
  static registerComponent(component: StyledComponentStatics): void
  createStyle(css: ICSS): ICSS
}

export function useStylesFor<Part extends string = string>(
  componentName: string,
  style?: StyleProp<any, any>
): Record<Part, ICSS>

export type ScrollProps = CommonProps & {
  onRefresh?(): void
  refreshing?: boolean
  refreshTimeout?: number
  keyboardAware?: boolean
  style?: StyleProp
}

export type ImageProps = {
  source: number | { uri: string }
  fast?: boolean
  resizeMode?: 'cover' | 'contain' | 'stretch' | 'center'
  maintainAspectRatio?: boolean
  withLoadingOverlay?: boolean
  style?: StyleProp
}

export type ListProps<T> = WebListProps<T> & {
  onRefresh?(): void
  refreshing?: boolean
  keyboardAware?: boolean
  loading?: boolean
}

export type ModalProps = WebModalProps & {
  scroll?: boolean
  keyboardAware?: boolean
  closeOnHardwareBackPress?: boolean
  withPortal?: boolean
}

export type TextInputProps = WebTextInputProps & {
  masking?: { type: string; options?: object }
  onChangeMask?(masked: string, raw: string): void
}

export const View: LibraryComponent<ViewProps>

export const Text: LibraryComponent<TextProps>

export const Touchable: LibraryComponent<TouchableProps>

export const Button: LibraryComponent<ButtonProps>

export const Icon: LibraryComponent<IconProps>

export const TextInput: LibraryComponent<TextInputProps>

export const NumberInput: LibraryComponent<NumberInputProps>

export const Checkbox: LibraryComponent<ToggleProps>

export const Switch: LibraryComponent<ToggleProps>

export const Select: LibraryComponent<SelectProps>

export const Modal: LibraryComponent<ModalProps>

export const Image: LibraryComponent<ImageProps>

export const Scroll: LibraryComponent<ScrollProps>

export function List<T extends { id: string | number }>(
  props: ListProps<T>
): JSX.Element

export const ActionIcon: LibraryComponent<any>

export const ActivityIndicator: LibraryComponent<any>

export const Autocomplete: LibraryComponent<any>

export const Avatar: LibraryComponent<any>

export const Backdrop: LibraryComponent<any>

export const Badge: LibraryComponent<any>

export const Calendar: LibraryComponent<any>

export const Collapse: LibraryComponent<any>

export const DatePickerModal: LibraryComponent<any>

export const EmptyPlaceholder: LibraryComponent<any>

export const FileInput: LibraryComponent<any>

export const Grid: LibraryComponent<any>

export const LoadingOverlay: LibraryComponent<any>

export const Pager: LibraryComponent<any>

export const RadioInput: LibraryComponent<any>

export const SearchInput: LibraryComponent<any>

export const Sections: LibraryComponent<any>

export const SegmentedControl: LibraryComponent<any>

export const Slider: LibraryComponent<any>

export const Tabs: LibraryComponent<any>

export type AppStateStatus =
  | 'active'
  | 'background'
  | 'inactive'
  | 'unknown'
  | 'extension'

export function useAppState(
  listener: (state: AppStateStatus) => void,
  deps?: unknown[]
): void

export function useAppStateStatus(): AppStateStatus

export function useKeyboardController(): { isVisible: boolean; height: number }

export function useStatusBar(options: {
  statusBarColor?: 'default' | 'light-content' | 'dark-content'
}): void

export function useQueryListRefresh(
  list: ListQueryResult<any>,
  options?: {
    staleTime?: number
    initialStale?: boolean
    refreshQueryEnabled?: boolean
    onFocus?(): void
    onBlur?(): void
  }
): void

export function getDeviceLocale(
  dictionary: Record<string, unknown>,
  defaultLocale: string
): string

export function ScrollProvider(props: {
  ref?: RefObject<any>
  children?: ReactNode
}): JSX.Element

export class StorageManager<
  Keys extends Record<string, string | ((arg: any) => string)>
> {
  constructor(keys: Keys)
  exists(key: keyof Keys | [keyof Keys, unknown]): boolean
  get(
    key: keyof Keys | [keyof Keys, unknown],
    type: 'string'
  ): string | undefined
  get(
    key: keyof Keys | [keyof Keys, unknown],
    type: 'number'
  ): number | undefined
  get(
    key: keyof Keys | [keyof Keys, unknown],
    type: 'boolean'
  ): boolean | undefined
  get<V extends object>(key: keyof Keys | [keyof Keys, unknown]): V | undefined
  set(key: keyof Keys | [keyof Keys, unknown], value: unknown): void
  remove(key: keyof Keys | [keyof Keys, unknown]): void
  multiRemove(keys: (keyof Keys)[]): void
}

export type OSAlertArgs = {
  title?: string
  body?: string
}

export const OSAlert: {
  info(args: OSAlertArgs & { onDismiss?(): void }): void
  error(args: OSAlertArgs & { onDismiss?(): void }): void
  warn(args: OSAlertArgs & { onAccept?(): void; onReject?(): void }): void
  ask(
    args: OSAlertArgs & {
      options: {
        text: string
        onPress?(): void
        style?: 'default' | 'cancel' | 'destructive'
      }[]
    }
  ): void
}

export type NotificationType = 'foreground' | 'background' | 'press' | 'initial'

export class NotificationManager<N extends object = any> {
  constructor(options?: {
    parser?(message: any): N
    handleInitialNotification?: boolean
    debug?: boolean
    slackDebug?: boolean
  })
  initialize(onToken: (token: string | null) => void): Promise<void>
  deinitialize(callback?: () => void): Promise<void>
  registerEvent(
    name: string,
    handler: (event: { data: N; type: NotificationType }) => void
  ): () => void
  getHasAuthorization(): Promise<boolean>
  getToken(): Promise<string | null>
}
