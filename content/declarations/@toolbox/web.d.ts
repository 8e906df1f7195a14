import type { ElementType, JSX, ReactNode, RefObject } from 'react'

import type {
  AppIcon,
  ICSS,
  LibraryComponent,
  StyledComponentStatics,
  StyleProp
} from '@toolbox/styles'

import { StyleRegistryBase } from '@toolbox/styles'
import type { BooleanField, Field, SelectOption } from '@toolbox/form'

/**
 * The style registry of the web; the first instance wins and is
 * `WebStyleRegistry.current`.
 */
export class WebStyleRegistry extends StyleRegistryBase {
  constructor()
  static readonly current: WebStyleRegistry
  static registerComponent(component: StyledComponentStatics): void
  createStyle(css: ICSS): ICSS
}

/** Returns the styles of a registered component by part. */
export function useStylesFor<Part extends string = string>(
  componentName: string,
  style?: StyleProp<any, any>
): Record<Part, ICSS>

/** Props that all components share. */
export type CommonProps = {
  debugName?: string
  children?: ReactNode
}

/** Props of `View`. */
export type ViewProps = CommonProps & {
  style?: StyleProp<'wrapper'>
  component?: ElementType
  animated?: boolean
  onHover?(hovered: boolean): void
  id?: string
}

/** Props of `Text`. */
export type TextProps = CommonProps & {
  text?: string
  style?: StyleProp<'text'>
  component?: ElementType
  onPress?(): void
}

/** Props of `Touchable`. */
export type TouchableProps = CommonProps & {
  onPress?(): void
  disabled?: boolean
  debounce?: number
  style?: StyleProp<'wrapper'>
}

/** The parts of `Button`. */
export type ButtonParts =
  | 'wrapper'
  | 'text'
  | 'icon'
  | 'leftIcon'
  | 'rightIcon'
  | 'loaderWrapper'

/** Props of `Button`. */
export type ButtonProps = Omit<TouchableProps, 'style'> & {
  text?: string
  icon?: AppIcon
  rightIcon?: AppIcon
  loading?: boolean
  /** A `loading` button hides its text unless this is set. */
  loadingShowText?: boolean
  selected?: boolean
  style?: StyleProp<ButtonParts | `${ButtonParts}:${'disabled' | 'selected'}`>
}

/** Props that all inputs share. */
export type InputBaseProps = CommonProps & {
  label?: ReactNode
  description?: ReactNode
  error?: ReactNode
  disabled?: boolean
  style?: StyleProp
}

/** Props of `TextInput`. */
export type TextInputProps = InputBaseProps & {
  field?: Field<string, any>
  value?: string
  onValueChange?(value: string): void
  placeholder?: string
  secure?: boolean
  visibilityToggle?: boolean
  multiline?: boolean
  rows?: number
  forceError?: string
  onPress?(): void
}

/** Props of `NumberInput`. */
export type NumberInputProps = InputBaseProps & {
  field?: Field<number, any>
  value?: number
  onValueChange?(value: number): void
  min?: number
  max?: number
  placeholder?: string
}

/** Props of `Checkbox` and `Switch`. */
export type ToggleProps = Pick<
  InputBaseProps,
  'label' | 'disabled' | 'debugName' | 'style'
> & {
  field?: BooleanField<any>
  value?: boolean
  onValueChange?(value: boolean): void
}

/** Props of `Select`. */
export type SelectProps = InputBaseProps & {
  field?: Field<any, any>
  options?: SelectOption<any>[]
  value?: any
  onValueChange?(value: any): void
  multiple?: boolean
  searchable?: boolean
  clearable?: boolean
  placeholder?: string
  loadOptions?(search: string): Promise<SelectOption<any>[]>
}

/** Props of `Modal`. */
export type ModalProps = CommonProps & {
  visible?: boolean
  toggle?(): void
  title?: ReactNode
  description?: ReactNode
  footer?: ReactNode
  showClose?: boolean
  closable?: boolean
  dismissOnBackdrop?: boolean
  closeOnEscape?: boolean
  scrollLock?: boolean
  zIndex?: number
  style?: StyleProp
  onClose?(): void
}

/** Props of `List`. */
export type ListProps<T> = CommonProps & {
  data: T[]
  renderItem(info: { item: T; index: number }): JSX.Element
  keyExtractor?(item: T): string
  separators?: boolean
  placeholder?: { title: string; description?: string }
  hasNextPage?: boolean
  fetchNextPage?(): void
  style?: StyleProp
}

/** Props of `Icon`. */
export type IconProps = {
  name: AppIcon
  size?: number
  color?: string
  style?: StyleProp
  debugName?: string
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

/** A list of items that can load further pages. */
export function List<T extends { id: string | number }>(
  props: ListProps<T>
): JSX.Element

export const ActionIcon: LibraryComponent<any>

export const ActivityIndicator: LibraryComponent<any>

export const Badge: LibraryComponent<any>

export const Collapse: LibraryComponent<any>

export const DatePicker: LibraryComponent<any>

export const Drawer: LibraryComponent<any>

export const Dropzone: LibraryComponent<any>

export const EmptyPlaceholder: LibraryComponent<any>

export const FileInput: LibraryComponent<any>

export const LoadingOverlay: LibraryComponent<any>

export const MaskedTextInput: LibraryComponent<any>

export const Overlay: LibraryComponent<any>

export const PaginationButtons: LibraryComponent<any>

export const Progress: LibraryComponent<any>

export const RadioInput: LibraryComponent<any>

export const SearchInput: LibraryComponent<any>

export const SegmentedControl: LibraryComponent<any>

export const Slider: LibraryComponent<any>

export const Tag: LibraryComponent<any>

export const Tooltip: LibraryComponent<any>

/** Whether a media query matches. */
export function useMediaQuery(query: string): boolean

/** The value for the current breakpoint. */
export function useBreakpointMatch<T>(values: Record<string, T>): T | undefined

/** The size of the window. */
export function useWindowSize(): [width: number, height: number]

/** Whether the window has the focus. */
export function useWindowFocus(options?: {
  onFocus?(): void
  onBlur?(): void
}): boolean

/** A ref; calls the handler on a click outside its element. */
export function useClickOutside<T extends HTMLElement>(
  handler: () => void,
  events?: string[]
): RefObject<T | null>

/** Calls a handler when a key is pressed. */
export function useKeydown(
  key: string,
  handler: (event: KeyboardEvent) => void,
  deps?: unknown[]
): void

/** Runs an effect when the page is scrolled past a point. */
export function useScrollEffect(
  effect: (passed: boolean, scrollY: number) => void,
  breakpoint: number,
  deps?: unknown[]
): void

/** The search params of the address, and functions that change them. */
export function useSearchParams<T extends Record<string, string>>(
  initial?: T
): [T, (params: T) => void, () => void]

/** The range of page buttons and the active page. */
export function usePagination(options: {
  total: number
  page?: number
  initialPage?: number
  boundaries?: number
  onChangePage?(page: number): void
}): {
  range: (number | string)[]
  active: number
  setPage(page: number): void
  next(): void
  previous(): void
}
