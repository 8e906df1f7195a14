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

/**
 * The style registry of mobile; the first instance wins and is
 * `MobileStyleRegistry.current`.
 */
export class MobileStyleRegistry extends StyleRegistryBase {
  constructor()
  static readonly current: MobileStyleRegistry
  static registerComponent(component: StyledComponentStatics): void
  createStyle(css: ICSS): ICSS
}

/** Returns the styles of a registered component by part. */
export function useStylesFor<Part extends string = string>(
  componentName: string,
  style?: StyleProp<any, any>
): Record<Part, ICSS>

/** Props of `Scroll`. */
export type ScrollProps = CommonProps & {
  onRefresh?(): void
  refreshing?: boolean
  refreshTimeout?: number
  keyboardAware?: boolean
  style?: StyleProp
}

/** Props of `Image`. */
export type ImageProps = {
  source: number | { uri: string }
  fast?: boolean
  resizeMode?: 'cover' | 'contain' | 'stretch' | 'center'
  maintainAspectRatio?: boolean
  withLoadingOverlay?: boolean
  style?: StyleProp
}

/** Props of `List`. */
export type ListProps<T> = WebListProps<T> & {
  onRefresh?(): void
  refreshing?: boolean
  keyboardAware?: boolean
  loading?: boolean
}

/** Props of `Modal`. */
export type ModalProps = WebModalProps & {
  scroll?: boolean
  keyboardAware?: boolean
  closeOnHardwareBackPress?: boolean
  withPortal?: boolean
}

/** Props of `TextInput`. */
export type TextInputProps = WebTextInputProps & {
  masking?: { type: string; options?: object }
  onChangeMask?(masked: string, raw: string): void
}

/** A box. */
export const View: LibraryComponent<ViewProps>

/** A text. */
export const Text: LibraryComponent<TextProps>

/** A box that can be pressed. */
export const Touchable: LibraryComponent<TouchableProps>

/** A button; presses are debounced by 600 ms. */
export const Button: LibraryComponent<ButtonProps>

/** An icon of the application. */
export const Icon: LibraryComponent<IconProps>

/** An input for text, bound to a field or to a value. */
export const TextInput: LibraryComponent<TextInputProps>

/** An input for numbers, bound to a field or to a value. */
export const NumberInput: LibraryComponent<NumberInputProps>

/** An input for a boolean, bound to a field or to a value. */
export const Checkbox: LibraryComponent<ToggleProps>

/** An input for a boolean, bound to a field or to a value. */
export const Switch: LibraryComponent<ToggleProps>

/** An input for choices, bound to a field or to a value. */
export const Select: LibraryComponent<SelectProps>

/**
 * The look of a modal, used as `Modal.WrapperComponent` of `@toolbox/modals`.
 */
export const Modal: LibraryComponent<ModalProps>

/** An image. */
export const Image: LibraryComponent<ImageProps>

/** A box that scrolls. */
export const Scroll: LibraryComponent<ScrollProps>

/** A list of items that can load further pages and be pulled to refresh. */
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

/** Whether the app is in the foreground. */
export type AppStateStatus =
  | 'active'
  | 'background'
  | 'inactive'
  | 'unknown'
  | 'extension'

/** Calls a listener when the app state changes. */
export function useAppState(
  listener: (state: AppStateStatus) => void,
  deps?: unknown[]
): void

/** The app state. */
export function useAppStateStatus(): AppStateStatus

/** Whether the keyboard is visible, and its height. */
export function useKeyboardController(): { isVisible: boolean; height: number }

/** Sets the color of the status bar. */
export function useStatusBar(options: {
  statusBarColor?: 'default' | 'light-content' | 'dark-content'
}): void

/**
 * Refetches a list on screen focus once `staleTime` (5000 ms) has passed since
 * the last blur; pass it as `useListEffect`.
 */
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

/**
 * Picks the best match between the dictionary's keys and the device's
 * languages.
 */
export function getDeviceLocale(
  dictionary: Record<string, unknown>,
  defaultLocale: string
): string

/**
 * Gives its children the scroll container, so that fields can be scrolled to.
 */
export function ScrollProvider(props: {
  ref?: RefObject<any>
  children?: ReactNode
}): JSX.Element

/** Typed keys of a key-value storage on the device. */
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

/** Title and body of a native alert. */
export type OSAlertArgs = {
  title?: string
  body?: string
}

/**
 * Shows a native alert; a second identical one is ignored while the first is
 * open.
 */
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

/** How a notification arrived. */
export type NotificationType = 'foreground' | 'background' | 'press' | 'initial'

/** Push notifications: permission, token and events. */
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
