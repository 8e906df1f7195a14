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

export class WebStyleRegistry extends StyleRegistryBase {
  constructor()
  static readonly current: WebStyleRegistry
  static registerComponent(component: StyledComponentStatics): void
  createStyle(css: ICSS): ICSS
}

export function useStylesFor<Part extends string = string>(
  componentName: string,
  style?: StyleProp<any, any>
): Record<Part, ICSS>

export type CommonProps = {
  debugName?: string
  children?: ReactNode
}

export type ViewProps = CommonProps & {
  style?: StyleProp<'wrapper'>
  component?: ElementType
  animated?: boolean
  onHover?(hovered: boolean): void
  id?: string
}

export type TextProps = CommonProps & {
  text?: string
  style?: StyleProp<'text'>
  component?: ElementType
  onPress?(): void
}

export type TouchableProps = CommonProps & {
  onPress?(): void
  disabled?: boolean
  debounce?: number
  style?: StyleProp<'wrapper'>
}

export type ButtonParts =
  | 'wrapper'
  | 'text'
  | 'icon'
  | 'leftIcon'
  | 'rightIcon'
  | 'loaderWrapper'

export type ButtonProps = Omit<TouchableProps, 'style'> & {
  text?: string
  icon?: AppIcon
  rightIcon?: AppIcon
  loading?: boolean
  loadingShowText?: boolean
  selected?: boolean
  style?: StyleProp<ButtonParts | `${ButtonParts}:${'disabled' | 'selected'}`>
}

export type InputBaseProps = CommonProps & {
  label?: ReactNode
  description?: ReactNode
  error?: ReactNode
  disabled?: boolean
  style?: StyleProp
}

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

export type NumberInputProps = InputBaseProps & {
  field?: Field<number, any>
  value?: number
  onValueChange?(value: number): void
  min?: number
  max?: number
  placeholder?: string
}

export type ToggleProps = Pick<
  InputBaseProps,
  'label' | 'disabled' | 'debugName' | 'style'
> & {
  field?: BooleanField<any>
  value?: boolean
  onValueChange?(value: boolean): void
}

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

export type IconProps = {
  name: AppIcon
  size?: number
  color?: string
  style?: StyleProp
  debugName?: string
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

export function useMediaQuery(query: string): boolean

export function useBreakpointMatch<T>(values: Record<string, T>): T | undefined

export function useWindowSize(): [width: number, height: number]

export function useWindowFocus(options?: {
  onFocus?(): void
  onBlur?(): void
}): boolean

export function useClickOutside<T extends HTMLElement>(
  handler: () => void,
  events?: string[]
): RefObject<T | null>

export function useKeydown(
  key: string,
  handler: (event: KeyboardEvent) => void,
  deps?: unknown[]
): void

export function useScrollEffect(
  effect: (passed: boolean, scrollY: number) => void,
  breakpoint: number,
  deps?: unknown[]
): void

export function useSearchParams<T extends Record<string, string>>(
  initial?: T
): [T, (params: T) => void, () => void]

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
