import type { ElementType, JSX, ReactNode, RefObject } from 'react'

import type {
  AppIcon,
  ICSS,
  LibraryComponent,
  StyledComponentStatics,
  StyleProp
} from '@toolbox/styles'

import { StyleRegistryBase } from '@toolbox/styles'
import type { BooleanField, DateField, Field, SelectOption } from '@toolbox/form'

/**
 * The style registry of the web: it gives every component its styles. The first
 * instance wins and is `WebStyleRegistry.current`.
 *
 * @since 2.0
 */
export class WebStyleRegistry extends StyleRegistryBase {
  constructor()
  /**
   * The first instance that was created.
   *
   * @throws `No style registry. Create a WebStyleRegistry before the first
   * render.` when there is none, as for a component that renders too early.
   * @since 2.0
   */
  static readonly current: WebStyleRegistry
  /**
   * Registers your own component under its `styleRegistryName`.
   *
   * @since 2.0
   */
  static registerComponent(component: StyledComponentStatics): void
  /**
   * Turns style properties into an Emotion class name.
   *
   * @since 2.0
   */
  createStyle(css: ICSS): ICSS
}

/**
 * Returns the styles of a registered component by part.
 *
 * @param componentName - The `styleRegistryName` of the component.
 * @param style - The `style` prop it received.
 * @returns One style object for each part.
 * @throws `No component named "Label" is registered.` when `registerComponent`
 * was not called for it.
 * @since 2.0
 */
export function useStylesFor<Part extends string = string>(
  componentName: string,
  style?: StyleProp<any, any>
): Record<Part, ICSS>

/**
 * Props that all components share.
 *
 * @since 2.0
 */
export type CommonProps = {
  /**
   * Names the element in tests and messages: `save-task` gives the test id
   * `Button:save-task`.
   *
   * @defaultValue a hash of the props
   * @since 2.0
   */
  debugName?: string
  /**
   * The content.
   *
   * @since 2.0
   */
  children?: ReactNode
}

/**
 * Props of `View`.
 *
 * @since 2.0
 */
export type ViewProps = CommonProps & {
  /**
   * Styles of the box.
   *
   * @defaultValue the `default` variant
   * @since 2.0
   */
  style?: StyleProp<'wrapper'>
  /**
   * The element or component to render, such as `main` or `nav`.
   *
   * @defaultValue `'div'`
   * @since 2.0
   */
  component?: ElementType
  /**
   * Animates changes of size and position for 200 ms, unless the user prefers
   * reduced motion.
   *
   * @defaultValue `false`
   * @since 2.2
   */
  animated?: boolean
  /**
   * Called with `true` when the pointer enters and with `false` when it leaves.
   *
   * @since 2.0
   */
  onHover?(hovered: boolean): void
  /**
   * The `id` of the element, for anchors and labels.
   *
   * @since 2.0
   */
  id?: string
}

/**
 * Props of `Text`.
 *
 * @since 2.0
 */
export type TextProps = CommonProps & {
  /**
   * The text; `children` are shown in its place when it is missing.
   *
   * @since 2.0
   */
  text?: string
  /**
   * Styles of the text.
   *
   * @defaultValue the `default` variant
   * @since 2.0
   */
  style?: StyleProp<'text'>
  /**
   * The element to render, such as `h1`, `p` or `label`.
   *
   * @defaultValue `'span'`
   * @since 2.0
   */
  component?: ElementType
  /**
   * Called on a press; the text is then a button for the keyboard and for
   * screen readers.
   *
   * @since 2.0
   */
  onPress?(): void
}

/**
 * Props of `Touchable`.
 *
 * @since 2.0
 */
export type TouchableProps = CommonProps & {
  /**
   * Called on a click, on Enter and on Space.
   *
   * @since 2.0
   */
  onPress?(): void
  /**
   * Ignores presses and takes the element out of the tab order.
   *
   * @defaultValue `false`
   * @since 2.0
   */
  disabled?: boolean
  /**
   * Milliseconds after a press in which further presses are ignored; the first
   * one counts immediately.
   *
   * @defaultValue `0`, and `600` for `Button` and `ActionIcon`
   * @since 2.0
   */
  debounce?: number
  /**
   * Styles of the box.
   *
   * @defaultValue the `default` variant
   * @since 2.0
   */
  style?: StyleProp<'wrapper'>
}

/**
 * The parts of `Button`.
 *
 * @since 2.0
 */
export type ButtonParts =
  | 'wrapper'
  | 'text'
  | 'icon'
  | 'leftIcon'
  | 'rightIcon'
  | 'loaderWrapper'

/**
 * Props of `Button`.
 *
 * @since 2.0
 */
export type ButtonProps = Omit<TouchableProps, 'style'> & {
  /**
   * The text, which is also the accessible name.
   *
   * @since 2.0
   */
  text?: string
  /**
   * An icon before the text.
   *
   * @since 2.0
   */
  icon?: AppIcon
  /**
   * An icon after the text.
   *
   * @since 2.0
   */
  rightIcon?: AppIcon
  /**
   * Shows a loader and ignores presses.
   *
   * @defaultValue `false`
   * @since 2.0
   */
  loading?: boolean
  /**
   * Keeps the text next to the loader; otherwise a `loading` button hides it.
   *
   * @defaultValue `false`
   * @since 2.1
   */
  loadingShowText?: boolean
  /**
   * Marks the button as chosen and sets `aria-pressed`.
   *
   * @defaultValue `false`
   * @since 2.0
   */
  selected?: boolean
  /**
   * Styles by part, and by part and state, such as `text:selected`.
   *
   * @defaultValue the `default` variant
   * @since 2.0
   */
  style?: StyleProp<ButtonParts | `${ButtonParts}:${'disabled' | 'selected'}`>
}

/**
 * Props that all inputs share.
 *
 * @since 2.0
 */
export type InputBaseProps = CommonProps & {
  /**
   * Names the input; a press on it moves the focus there.
   *
   * @defaultValue the field's label
   * @since 2.0
   */
  label?: ReactNode
  /**
   * A hint below the label, read after it by screen readers.
   *
   * @defaultValue the field's description
   * @since 2.0
   */
  description?: ReactNode
  /**
   * An error to show in place of the one the field would show.
   *
   * @defaultValue the field's message
   * @since 2.0
   */
  error?: ReactNode
  /**
   * Stops editing and takes the input out of the tab order.
   *
   * @defaultValue `false`
   * @since 2.0
   */
  disabled?: boolean
  /**
   * Styles by part: `wrapper`, `label`, `input`, `description` and `error`.
   *
   * @defaultValue the `default` variant
   * @since 2.0
   */
  style?: StyleProp
}

/**
 * Props of `TextInput`.
 *
 * @throws `TextInput "email" has a field and a value. Pass one of them.` when
 * both are given.
 * @since 2.0
 */
export type TextInputProps = InputBaseProps & {
  /**
   * The form field that owns the value.
   *
   * @since 2.0
   */
  field?: Field<string, any>
  /**
   * The value, when there is no field.
   *
   * @since 2.0
   */
  value?: string
  /**
   * Called with the new text on every change.
   *
   * @since 2.0
   */
  onValueChange?(value: string): void
  /**
   * An example to show while the input is empty.
   *
   * @defaultValue the field's placeholder
   * @since 2.0
   */
  placeholder?: string
  /**
   * Hides the characters, as for a password.
   *
   * @defaultValue the field's `secure` option
   * @since 2.0
   */
  secure?: boolean
  /**
   * Adds a button that shows and hides the characters.
   *
   * @defaultValue `false`
   * @since 2.1
   */
  visibilityToggle?: boolean
  /**
   * Accepts line breaks and renders a `textarea`.
   *
   * @defaultValue the field's `multiline` option
   * @since 2.0
   */
  multiline?: boolean
  /**
   * Visible lines while `multiline`.
   *
   * @defaultValue `3`
   * @since 2.0
   */
  rows?: number
  /**
   * Shows this message immediately, whatever the field shows; for errors from
   * the server.
   *
   * @since 2.2
   */
  forceError?: string
  /**
   * Makes the whole input a button, for one that opens a dialog.
   *
   * @since 2.0
   */
  onPress?(): void
}

/**
 * Props of `NumberInput`.
 *
 * @since 2.0
 */
export type NumberInputProps = InputBaseProps & {
  /**
   * The form field that owns the value.
   *
   * @since 2.0
   */
  field?: Field<number, any>
  /**
   * The value, when there is no field.
   *
   * @since 2.0
   */
  value?: number
  /**
   * Called with the new number when the input is left, on Enter and on a step.
   *
   * @since 2.0
   */
  onValueChange?(value: number): void
  /**
   * The smallest number; smaller ones are corrected when the input is left.
   *
   * @defaultValue the field's `min` option, else none
   * @since 2.0
   */
  min?: number
  /**
   * The largest number; larger ones are corrected when the input is left.
   *
   * @defaultValue the field's `max` option, else none
   * @since 2.0
   */
  max?: number
  /**
   * An example to show while the input is empty.
   *
   * @defaultValue the field's placeholder
   * @since 2.0
   */
  placeholder?: string
}

/**
 * Props of `Checkbox` and `Switch`.
 *
 * @since 2.0
 */
export type ToggleProps = Pick<
  InputBaseProps,
  'label' | 'disabled' | 'debugName' | 'style'
> & {
  /**
   * The form field that owns the value.
   *
   * @since 2.0
   */
  field?: BooleanField<any>
  /**
   * The value, when there is no field.
   *
   * @defaultValue `false`
   * @since 2.0
   */
  value?: boolean
  /**
   * Called with the new value.
   *
   * @since 2.0
   */
  onValueChange?(value: boolean): void
}

/**
 * Props of `Select`.
 *
 * @since 2.0
 */
export type SelectProps = InputBaseProps & {
  /**
   * The form field that owns the value and, with `fields.selectable`, the
   * options.
   *
   * @since 2.0
   */
  field?: Field<any, any>
  /**
   * The options to choose from.
   *
   * @defaultValue the field's options
   * @since 2.0
   */
  options?: SelectOption<any>[]
  /**
   * The chosen value, or an array of them with `multiple`.
   *
   * @since 2.0
   */
  value?: any
  /**
   * Called with the value, with an array, or with `null` after clearing.
   *
   * @since 2.0
   */
  onValueChange?(value: any): void
  /**
   * Allows several choices, each shown as a tag.
   *
   * @defaultValue the field's `multiple` option
   * @since 2.0
   */
  multiple?: boolean
  /**
   * Adds a search input on top of the options.
   *
   * @defaultValue `false`
   * @since 2.0
   */
  searchable?: boolean
  /**
   * Adds a button that removes the choice.
   *
   * @defaultValue `false`
   * @since 2.0
   */
  clearable?: boolean
  /**
   * Shown while nothing is chosen.
   *
   * @defaultValue the field's placeholder
   * @since 2.0
   */
  placeholder?: string
  /**
   * Loads options for a search text, 300 ms after the last key; implies
   * `searchable`.
   *
   * @since 2.3
   */
  loadOptions?(search: string): Promise<SelectOption<any>[]>
}

/**
 * Props of `Modal`.
 *
 * @since 2.0
 */
export type ModalProps = CommonProps & {
  /**
   * Whether the modal is open.
   *
   * @defaultValue `false`
   * @since 2.0
   */
  visible?: boolean
  /**
   * Called when the user asks to close it: close button, backdrop or Escape.
   *
   * @since 2.0
   */
  toggle?(): void
  /**
   * The heading, which also names the dialog.
   *
   * @since 2.0
   */
  title?: ReactNode
  /**
   * A text below the heading, read after it by screen readers.
   *
   * @since 2.0
   */
  description?: ReactNode
  /**
   * A row at the bottom that stays in view while the content scrolls.
   *
   * @since 2.0
   */
  footer?: ReactNode
  /**
   * Shows the close button.
   *
   * @defaultValue the value of `closable`
   * @since 2.0
   */
  showClose?: boolean
  /**
   * Lets the user close the modal; `false` also turns off the backdrop
   * and Escape.
   *
   * @defaultValue `true`
   * @since 2.0
   */
  closable?: boolean
  /**
   * A press on the backdrop closes the modal.
   *
   * @defaultValue `true`
   * @since 2.0
   */
  dismissOnBackdrop?: boolean
  /**
   * Escape closes the modal.
   *
   * @defaultValue `true`
   * @since 2.0
   */
  closeOnEscape?: boolean
  /**
   * Stops the page behind from scrolling.
   *
   * @defaultValue `true`
   * @since 2.0
   */
  scrollLock?: boolean
  /**
   * The layer; `ModalOutlet` passes the position in the stack.
   *
   * @defaultValue `0`
   * @since 2.0
   */
  zIndex?: number
  /**
   * Styles by part: `wrapper`, `backdrop`, `header`, `title`, `description`,
   * `body` and `footer`.
   *
   * @defaultValue the `default` variant
   * @since 2.0
   */
  style?: StyleProp
  /**
   * Called after the closing transition.
   *
   * @since 2.0
   */
  onClose?(): void
}

/**
 * Props of `List`.
 *
 * @since 2.0
 */
export type ListProps<T> = CommonProps & {
  /**
   * The items, each with an `id`.
   *
   * @since 2.0
   */
  data: T[]
  /**
   * Renders one item.
   *
   * @since 2.0
   */
  renderItem(info: { item: T; index: number }): JSX.Element
  /**
   * Returns the key of an item.
   *
   * @defaultValue the `id` as a string
   * @since 2.0
   */
  keyExtractor?(item: T): string
  /**
   * Draws a line between items.
   *
   * @defaultValue `false`
   * @since 2.0
   */
  separators?: boolean
  /**
   * Title and description of the `EmptyPlaceholder` shown while `data` is
   * empty.
   *
   * @since 2.0
   */
  placeholder?: { title: string; description?: string }
  /**
   * Whether there is another page to load.
   *
   * @defaultValue `false`
   * @since 2.0
   */
  hasNextPage?: boolean
  /**
   * Called when the end comes into view and `hasNextPage` is `true`.
   *
   * @since 2.0
   */
  fetchNextPage?(): void
  /**
   * Styles by part: `wrapper`, `item` and `separator`.
   *
   * @defaultValue the `default` variant
   * @since 2.0
   */
  style?: StyleProp
}

/**
 * Props of `Icon`.
 *
 * @since 2.0
 */
export type IconProps = {
  /**
   * An icon name from `AppIcons`, or `url:` and an address.
   *
   * @since 2.0
   */
  name: AppIcon
  /**
   * Width and height in pixels.
   *
   * @defaultValue `24`
   * @since 2.0
   */
  size?: number
  /**
   * A theme color, or a CSS color.
   *
   * @defaultValue the color of the text around it
   * @since 2.0
   */
  color?: string
  /**
   * Styles of the icon.
   *
   * @defaultValue the `default` variant
   * @since 2.0
   */
  style?: StyleProp
  /**
   * Names the element in tests and messages.
   *
   * @defaultValue a hash of the props
   * @since 2.0
   */
  debugName?: string
}

/**
 * Props of `ActionIcon`.
 *
 * @since 2.0
 */
export type ActionIconProps = TouchableProps & {
  /**
   * The icon to press.
   *
   * @since 2.0
   */
  icon: AppIcon
  /**
   * The accessible name, because an icon has none; also shown as a tooltip.
   *
   * @since 2.0
   */
  label: string
  /**
   * Width and height of the icon in pixels; the target stays 44 pixels wide.
   *
   * @defaultValue `20`
   * @since 2.0
   */
  size?: number
  /**
   * Shows a loader and ignores presses.
   *
   * @defaultValue `false`
   * @since 2.0
   */
  loading?: boolean
  /**
   * Marks the button as chosen and sets `aria-pressed`.
   *
   * @defaultValue `false`
   * @since 2.0
   */
  selected?: boolean
}

/**
 * Props of `ActivityIndicator`.
 *
 * @since 2.0
 */
export type ActivityIndicatorProps = Omit<CommonProps, 'children'> & {
  /**
   * Diameter in pixels.
   *
   * @defaultValue `20`
   * @since 2.0
   */
  size?: number
  /**
   * A theme color, or a CSS color.
   *
   * @defaultValue `'primary'`
   * @since 2.0
   */
  color?: string
  /**
   * What screen readers announce.
   *
   * @defaultValue `'Loading'`
   * @since 2.0
   */
  label?: string
  /**
   * Styles of the indicator.
   *
   * @defaultValue the `default` variant
   * @since 2.0
   */
  style?: StyleProp
}

/**
 * Props of `Badge`.
 *
 * @since 2.0
 */
export type BadgeProps = CommonProps & {
  /**
   * The text or the number.
   *
   * @since 2.0
   */
  text?: string | number
  /**
   * The largest number; above it, the badge shows `99+`.
   *
   * @defaultValue `99`
   * @since 2.1
   */
  max?: number
  /**
   * Shows the badge; its place stays empty otherwise.
   *
   * @defaultValue `true`
   * @since 2.0
   */
  visible?: boolean
  /**
   * Styles by part: `wrapper` and `text`.
   *
   * @defaultValue the `default` variant
   * @since 2.0
   */
  style?: StyleProp
}

/**
 * Props of `Collapse`.
 *
 * @since 2.0
 */
export type CollapseProps = CommonProps & {
  /**
   * Whether the content is open.
   *
   * @defaultValue `false`
   * @since 2.0
   */
  visible?: boolean
  /**
   * Duration of the change in milliseconds; `0` under reduced motion.
   *
   * @defaultValue `200`
   * @since 2.0
   */
  duration?: number
  /**
   * Keeps the content in the document while it is closed.
   *
   * @defaultValue `true`
   * @since 2.0
   */
  rendersWhenHidden?: boolean
  /**
   * Id of the content, for `aria-controls` of the button.
   *
   * @defaultValue generated
   * @since 2.0
   */
  id?: string
  /**
   * Styles of the box.
   *
   * @defaultValue the `default` variant
   * @since 2.0
   */
  style?: StyleProp
}

/**
 * Props of `DatePicker`.
 *
 * @since 2.0
 */
export type DatePickerProps = InputBaseProps & {
  /**
   * The form field that owns the value.
   *
   * @since 2.0
   */
  field?: DateField<any>
  /**
   * The value, when there is no field.
   *
   * @since 2.0
   */
  value?: Date | null
  /**
   * Called with the start of the chosen day, or with `null` after clearing.
   *
   * @since 2.0
   */
  onValueChange?(value: Date | null): void
  /**
   * The first day that can be chosen.
   *
   * @defaultValue the field's `minimumDate` option
   * @since 2.0
   */
  minimumDate?: Date
  /**
   * The last day that can be chosen.
   *
   * @defaultValue the field's `maximumDate` option
   * @since 2.0
   */
  maximumDate?: Date
  /**
   * Adds a button that removes the date.
   *
   * @defaultValue `false`
   * @since 2.0
   */
  clearable?: boolean
  /**
   * Shown while there is no date.
   *
   * @defaultValue the field's placeholder
   * @since 2.0
   */
  placeholder?: string
  /**
   * Language for months and days.
   *
   * @defaultValue the document's language
   * @since 2.0
   */
  locale?: string
}

/**
 * Props of `Drawer`.
 *
 * @since 2.0
 */
export type DrawerProps = ModalProps & {
  /**
   * The side it slides in from.
   *
   * @defaultValue `'right'`
   * @since 2.0
   */
  position?: 'left' | 'right' | 'top' | 'bottom'
  /**
   * Width in pixels, or height for `top` and `bottom`.
   *
   * @defaultValue `360`
   * @since 2.0
   */
  size?: number
}

/**
 * Props of `Dropzone`.
 *
 * @since 2.1
 */
export type DropzoneProps = InputBaseProps & {
  /**
   * Called with the accepted files, if there are any.
   *
   * @since 2.1
   */
  onDrop(files: File[]): void
  /**
   * Accepted types, such as `image/*` or `.pdf`.
   *
   * @defaultValue all types
   * @since 2.1
   */
  accept?: string[]
  /**
   * The largest file in bytes.
   *
   * @since 2.1
   */
  maxSize?: number
  /**
   * The largest number of files.
   *
   * @since 2.1
   */
  maxFiles?: number
  /**
   * Called after `onDrop` with the rejected files, if there are any, and why.
   *
   * @since 2.1
   */
  onReject?(
    rejections: { file: File; reason: 'type' | 'size' | 'count' }[]
  ): void
}

/**
 * Props of `EmptyPlaceholder`.
 *
 * @since 2.0
 */
export type EmptyPlaceholderProps = CommonProps & {
  /**
   * What's missing.
   *
   * @since 2.0
   */
  title: string
  /**
   * What users can do about it.
   *
   * @since 2.0
   */
  description?: string
  /**
   * An icon above the title.
   *
   * @since 2.0
   */
  icon?: AppIcon
  /**
   * Styles by part: `wrapper`, `icon`, `title` and `description`.
   *
   * @defaultValue the `default` variant
   * @since 2.0
   */
  style?: StyleProp
}

/**
 * Props of `FileInput`.
 *
 * @since 2.0
 */
export type FileInputProps = InputBaseProps & {
  /**
   * The form field that owns the files.
   *
   * @since 2.0
   */
  field?: Field<any, any>
  /**
   * The files, when there is no field.
   *
   * @defaultValue `[]`
   * @since 2.0
   */
  value?: File[]
  /**
   * Called with all chosen files.
   *
   * @since 2.0
   */
  onValueChange?(files: File[]): void
  /**
   * Accepted types, such as `image/*` or `.pdf`.
   *
   * @defaultValue all types
   * @since 2.0
   */
  accept?: string[]
  /**
   * Allows several files.
   *
   * @defaultValue `false`
   * @since 2.0
   */
  multiple?: boolean
  /**
   * Shown while nothing is chosen.
   *
   * @defaultValue `'Choose a file'`
   * @since 2.0
   */
  placeholder?: string
}

/**
 * Props of `LoadingOverlay`.
 *
 * @since 2.0
 */
export type LoadingOverlayProps = CommonProps & {
  /**
   * Covers the nearest positioned parent.
   *
   * @defaultValue `false`
   * @since 2.0
   */
  visible?: boolean
  /**
   * Milliseconds before it appears, so that a fast response shows no flash.
   *
   * @defaultValue `200`
   * @since 2.0
   */
  delay?: number
  /**
   * What screen readers announce.
   *
   * @defaultValue `'Loading'`
   * @since 2.0
   */
  label?: string
  /**
   * Styles by part: `wrapper` and `loader`.
   *
   * @defaultValue the `default` variant
   * @since 2.0
   */
  style?: StyleProp
}

/**
 * Props of `MaskedTextInput`.
 *
 * @since 2.0
 */
export type MaskedTextInputProps = Omit<
  TextInputProps,
  'multiline' | 'rows' | 'onPress'
> & {
  /**
   * The mask: `0` is a digit, `A` a letter, `*` either; all else is shown as it
   * is.
   *
   * @throws `The mask of "phone" has no place for input.` when it holds none of
   * the three.
   * @since 2.0
   */
  mask: string
  /**
   * Called with the text as shown and without the mask.
   *
   * @since 2.0
   */
  onChangeMask?(masked: string, raw: string): void
}

/**
 * Props of `Overlay`.
 *
 * @since 2.0
 */
export type OverlayProps = CommonProps & {
  /**
   * Whether the layer covers the page.
   *
   * @defaultValue `false`
   * @since 2.0
   */
  visible?: boolean
  /**
   * Called on a press on the layer.
   *
   * @since 2.0
   */
  onPress?(): void
  /**
   * How dark the layer is, from 0 to 1.
   *
   * @defaultValue `0.5`
   * @since 2.0
   */
  opacity?: number
  /**
   * The layer.
   *
   * @defaultValue `0`
   * @since 2.0
   */
  zIndex?: number
  /**
   * Styles of the layer.
   *
   * @defaultValue the `default` variant
   * @since 2.0
   */
  style?: StyleProp
}

/**
 * Props of `PaginationButtons`.
 *
 * @since 2.0
 */
export type PaginationButtonsProps = Omit<CommonProps, 'children'> & {
  /**
   * Number of pages.
   *
   * @since 2.0
   */
  total: number
  /**
   * The active page, from 1.
   *
   * @since 2.0
   */
  page?: number
  /**
   * The initial page, if `page` isn't given.
   *
   * @defaultValue `1`
   * @since 2.0
   */
  initialPage?: number
  /**
   * Pages that always show at both ends.
   *
   * @defaultValue `1`
   * @since 2.0
   */
  boundaries?: number
  /**
   * Called with the new page.
   *
   * @since 2.0
   */
  onChangePage?(page: number): void
  /**
   * Names the navigation for screen readers.
   *
   * @defaultValue `'Pages'`
   * @since 2.0
   */
  label?: string
  /**
   * Styles by part: `wrapper`, `item`, `item:selected` and `dots`.
   *
   * @defaultValue the `default` variant
   * @since 2.0
   */
  style?: StyleProp
}

/**
 * Props of `Progress`.
 *
 * @since 2.0
 */
export type ProgressProps = Omit<CommonProps, 'children'> & {
  /**
   * How much is done, from 0 to `max`; without it the bar moves back and forth.
   *
   * @since 2.0
   */
  value?: number
  /**
   * The value that means done.
   *
   * @defaultValue `100`
   * @since 2.0
   */
  max?: number
  /**
   * What makes progress; the accessible name.
   *
   * @since 2.0
   */
  label: string
  /**
   * Shows the percentage next to the bar.
   *
   * @defaultValue `false`
   * @since 2.0
   */
  showValue?: boolean
  /**
   * Styles by part: `wrapper`, `track`, `bar` and `text`.
   *
   * @defaultValue the `default` variant
   * @since 2.0
   */
  style?: StyleProp
}

/**
 * Props of `RadioInput`.
 *
 * @since 2.0
 */
export type RadioInputProps = InputBaseProps & {
  /**
   * The form field that owns the value and, with `fields.selectable`, the
   * options.
   *
   * @since 2.0
   */
  field?: Field<any, any>
  /**
   * The options, two to seven of them.
   *
   * @defaultValue the field's options
   * @since 2.0
   */
  options?: SelectOption<any>[]
  /**
   * The chosen value, when there is no field.
   *
   * @since 2.0
   */
  value?: any
  /**
   * Called with the value of the chosen option.
   *
   * @since 2.0
   */
  onValueChange?(value: any): void
  /**
   * Options side by side, or one below the other.
   *
   * @defaultValue `'vertical'`
   * @since 2.0
   */
  direction?: 'vertical' | 'horizontal'
}

/**
 * Props of `SearchInput`.
 *
 * @since 2.0
 */
export type SearchInputProps = Pick<
  TextInputProps,
  'label' | 'placeholder' | 'value' | 'disabled' | 'debugName' | 'style'
> & {
  /**
   * Called on every change.
   *
   * @since 2.0
   */
  onValueChange?(value: string): void
  /**
   * Called with the text once typing stops, and immediately on Enter.
   *
   * @since 2.0
   */
  onSearch?(search: string): void
  /**
   * Milliseconds without a key before `onSearch`.
   *
   * @defaultValue `300`
   * @since 2.0
   */
  debounce?: number
  /**
   * Shows a loader in place of the icon.
   *
   * @defaultValue `false`
   * @since 2.0
   */
  loading?: boolean
}

/**
 * Props of `SegmentedControl`.
 *
 * @since 2.1
 */
export type SegmentedControlProps<V extends string = string> = Omit<
  CommonProps,
  'children'
> & {
  /**
   * The segments, two to five of them.
   *
   * @since 2.1
   */
  options: SelectOption<V>[]
  /**
   * The value of the chosen segment.
   *
   * @since 2.1
   */
  value: V
  /**
   * Called with the value of the segment that was pressed.
   *
   * @since 2.1
   */
  onValueChange(value: V): void
  /**
   * Names the group for screen readers.
   *
   * @since 2.1
   */
  label: string
  /**
   * Stops all segments from being pressed.
   *
   * @defaultValue `false`
   * @since 2.1
   */
  disabled?: boolean
  /**
   * Styles by part: `wrapper`, `item`, `item:selected` and `text`.
   *
   * @defaultValue the `default` variant
   * @since 2.1
   */
  style?: StyleProp
}

/**
 * Props of `Slider`.
 *
 * @since 2.0
 */
export type SliderProps = InputBaseProps & {
  /**
   * The form field that owns the value.
   *
   * @since 2.0
   */
  field?: Field<number, any>
  /**
   * The value, when there is no field.
   *
   * @defaultValue the value of `min`
   * @since 2.0
   */
  value?: number
  /**
   * Called while the thumb moves.
   *
   * @since 2.0
   */
  onValueChange?(value: number): void
  /**
   * Called once the thumb is released, or after each arrow key.
   *
   * @since 2.0
   */
  onSlidingComplete?(value: number): void
  /**
   * The value at the left end.
   *
   * @defaultValue `0`
   * @since 2.0
   */
  min?: number
  /**
   * The value at the right end.
   *
   * @defaultValue `100`
   * @since 2.0
   */
  max?: number
  /**
   * The distance between two values.
   *
   * @defaultValue `1`
   * @since 2.0
   */
  step?: number
  /**
   * Writes the value for screen readers and for the text above the thumb.
   *
   * @defaultValue the number
   * @since 2.0
   */
  formatValue?(value: number): string
}

/**
 * Props of `Tag`.
 *
 * @since 2.0
 */
export type TagProps = CommonProps & {
  /**
   * The text.
   *
   * @since 2.0
   */
  text: string
  /**
   * An icon before the text.
   *
   * @since 2.0
   */
  icon?: AppIcon
  /**
   * Makes the tag a button.
   *
   * @since 2.0
   */
  onPress?(): void
  /**
   * Adds a remove button named `Remove`, followed by the text.
   *
   * @since 2.0
   */
  onRemove?(): void
  /**
   * Marks the tag as chosen.
   *
   * @defaultValue `false`
   * @since 2.0
   */
  selected?: boolean
  /**
   * Styles by part: `wrapper`, `text` and `icon`.
   *
   * @defaultValue the `default` variant
   * @since 2.0
   */
  style?: StyleProp
}

/**
 * Props of `Tooltip`.
 *
 * @since 2.0
 */
export type TooltipProps = CommonProps & {
  /**
   * The text, one short sentence at most.
   *
   * @since 2.0
   */
  text: string
  /**
   * The side; the other one is taken where there is no room.
   *
   * @defaultValue `'top'`
   * @since 2.0
   */
  position?: 'top' | 'right' | 'bottom' | 'left'
  /**
   * Milliseconds the pointer rests before it opens; focusing the child opens it
   * immediately.
   *
   * @defaultValue `400`
   * @since 2.0
   */
  delay?: number
  /**
   * Styles by part: `wrapper`, `text` and `arrow`.
   *
   * @defaultValue the `default` variant
   * @since 2.0
   */
  style?: StyleProp
}

/**
 * A box that lays out what it contains.
 *
 * @since 2.0
 */
export const View: LibraryComponent<ViewProps>

/**
 * Text in any element.
 *
 * @since 2.0
 */
export const Text: LibraryComponent<TextProps>

/**
 * A box that users can press.
 *
 * @since 2.0
 */
export const Touchable: LibraryComponent<TouchableProps>

/**
 * A button; after a press it ignores others for 600 ms.
 *
 * @since 2.0
 */
export const Button: LibraryComponent<ButtonProps>

/**
 * An app icon.
 *
 * @since 2.0
 */
export const Icon: LibraryComponent<IconProps>

/**
 * An input for text, bound to a field or to a value.
 *
 * @since 2.0
 */
export const TextInput: LibraryComponent<TextInputProps>

/**
 * An input for numbers, bound to a field or to a value.
 *
 * @since 2.0
 */
export const NumberInput: LibraryComponent<NumberInputProps>

/**
 * An input for a boolean, bound to a field or to a value.
 *
 * @since 2.0
 */
export const Checkbox: LibraryComponent<ToggleProps>

/**
 * An input for a setting that takes effect immediately, bound to a field or to a
 * value.
 *
 * @since 2.0
 */
export const Switch: LibraryComponent<ToggleProps>

/**
 * An input for one or more options from a list, bound to a field or to a value.
 *
 * @since 2.0
 */
export const Select: LibraryComponent<SelectProps>

/**
 * The dialog itself, also used as `Modal.WrapperComponent` of `@toolbox/modals`.
 *
 * @since 2.0
 */
export const Modal: LibraryComponent<ModalProps>

/**
 * A list of items that loads further pages when its end comes into view.
 *
 * @since 2.0
 */
export function List<T extends { id: string | number }>(
  props: ListProps<T>
): JSX.Element

/**
 * A button with only an icon.
 *
 * @since 2.0
 */
export const ActionIcon: LibraryComponent<ActionIconProps>

/**
 * A spinner for something that's loading.
 *
 * @since 2.0
 */
export const ActivityIndicator: LibraryComponent<ActivityIndicatorProps>

/**
 * A count or a word about another element.
 *
 * @since 2.0
 */
export const Badge: LibraryComponent<BadgeProps>

/**
 * Content that expands and collapses in place.
 *
 * @since 2.0
 */
export const Collapse: LibraryComponent<CollapseProps>

/**
 * An input for a date, with a calendar.
 *
 * @since 2.0
 */
export const DatePicker: LibraryComponent<DatePickerProps>

/**
 * A modal that slides in from a side.
 *
 * @since 2.0
 */
export const Drawer: LibraryComponent<DrawerProps>

/**
 * An area for dropping files.
 *
 * @since 2.1
 */
export const Dropzone: LibraryComponent<DropzoneProps>

/**
 * A message in place of an empty list.
 *
 * @since 2.0
 */
export const EmptyPlaceholder: LibraryComponent<EmptyPlaceholderProps>

/**
 * An input for files, bound to a field or to a value.
 *
 * @since 2.0
 */
export const FileInput: LibraryComponent<FileInputProps>

/**
 * A layer that covers its parent while something loads.
 *
 * @since 2.0
 */
export const LoadingOverlay: LibraryComponent<LoadingOverlayProps>

/**
 * An input for text with a fixed pattern.
 *
 * @since 2.0
 */
export const MaskedTextInput: LibraryComponent<MaskedTextInputProps>

/**
 * A dark layer above the page.
 *
 * @since 2.0
 */
export const Overlay: LibraryComponent<OverlayProps>

/**
 * Buttons for the pages of a list.
 *
 * @since 2.0
 */
export const PaginationButtons: LibraryComponent<PaginationButtonsProps>

/**
 * A bar that shows how much is done.
 *
 * @since 2.0
 */
export const Progress: LibraryComponent<ProgressProps>

/**
 * An input for one of a few visible options.
 *
 * @since 2.0
 */
export const RadioInput: LibraryComponent<RadioInputProps>

/**
 * A search field.
 *
 * @since 2.0
 */
export const SearchInput: LibraryComponent<SearchInputProps>

/**
 * A row of buttons, one of which is chosen.
 *
 * @since 2.1
 */
export const SegmentedControl: LibraryComponent<SegmentedControlProps<any>>

/**
 * An input for a number on a scale.
 *
 * @since 2.0
 */
export const Slider: LibraryComponent<SliderProps>

/**
 * A short word that users can press or remove.
 *
 * @since 2.0
 */
export const Tag: LibraryComponent<TagProps>

/**
 * A short text next to the element it explains.
 *
 * @since 2.0
 */
export const Tooltip: LibraryComponent<TooltipProps>

/**
 * Subscribes to a CSS media query.
 *
 * @param query - The query, with its parentheses.
 * @returns Whether it matches now; `false` on a server.
 * @since 2.0
 */
export function useMediaQuery(query: string): boolean

/**
 * Picks the value of the current breakpoint: of those the window is not wider
 * than, the smallest.
 *
 * @param values - Values by names of breakpoints.
 * @returns The value, or `undefined` when the window is wider than all of them.
 * @throws `The theme has no breakpoint "phone".` for a name the theme lacks.
 * @since 2.0
 */
export function useBreakpointMatch<T>(values: Record<string, T>): T | undefined

/**
 * Subscribes to the window's size.
 *
 * @returns Width and height in pixels; `[0, 0]` on a server.
 * @since 2.0
 */
export function useWindowSize(): [
  /** Width in pixels. */
  width: number,
  /** Height in pixels. */
  height: number
]

/**
 * Subscribes to whether the window has the focus.
 *
 * @param options - What to call on a change.
 * @returns Whether it has; `true` on a server.
 * @since 2.0
 */
export function useWindowFocus(options?: {
  /**
   * Called when the window gets the focus.
   *
   * @since 2.0
   */
  onFocus?(): void
  /**
   * Called when the window loses the focus.
   *
   * @since 2.0
   */
  onBlur?(): void
}): boolean

/**
 * Calls a handler on a press outside an element.
 *
 * @param handler - Called on such a press; the latest one counts.
 * @param events - Events of the document to listen to; `['mousedown',
 * 'touchstart']` by default.
 * @returns A ref for the element.
 * @since 2.0
 */
export function useClickOutside<T extends HTMLElement>(
  handler: () => void,
  events?: string[]
): RefObject<T | null>

/**
 * Calls a handler when a key is pressed anywhere on the page.
 *
 * @param key - A value of `KeyboardEvent.key`, such as `Escape` or `n`.
 * @param handler - Receives the event.
 * @param deps - What the handler reads, as in `useEffect`; `[]` by default.
 * @since 2.0
 */
export function useKeydown(
  key: string,
  handler: (event: KeyboardEvent) => void,
  deps?: unknown[]
): void

/**
 * Runs an effect while the page scrolls, at most once a frame.
 *
 * @param effect - Receives whether the point is passed, and the position in
 * pixels.
 * @param breakpoint - The point, in pixels from the top.
 * @param deps - What the effect reads, as in `useEffect`; `[]` by default.
 * @since 2.0
 */
export function useScrollEffect(
  effect: (passed: boolean, scrollY: number) => void,
  breakpoint: number,
  deps?: unknown[]
): void

/**
 * Reads and writes the URL's query string as an object of strings.
 *
 * @param initial - Parameters to use while the URL has none.
 * @returns The parameters, a function that replaces them all, and one that
 * removes them. Both replace the entry in the history.
 * @since 2.0
 */
export function useSearchParams<T extends Record<string, string>>(
  initial?: T
): [
  /** The URL's parameters, or `initial`. */
  params: T,
  /** Replaces all parameters. */
  setParams: (params: T) => void,
  /** Removes all parameters. */
  clear: () => void
]

/**
 * Computes the numbers of a pager.
 *
 * @param options - The pages, and who owns the active one.
 * @returns What to draw and what to call.
 * @since 2.2
 */
export function usePagination(options: {
  /**
   * Number of pages.
   *
   * @since 2.2
   */
  total: number
  /**
   * The active page, if the parent owns it.
   *
   * @since 2.2
   */
  page?: number
  /**
   * The initial page, if `page` isn't given.
   *
   * @defaultValue `1`
   * @since 2.2
   */
  initialPage?: number
  /**
   * Pages that always show at both ends.
   *
   * @defaultValue `1`
   * @since 2.2
   */
  boundaries?: number
  /**
   * Called with the new page.
   *
   * @since 2.2
   */
  onChangePage?(page: number): void
}): {
  /**
   * Numbers of pages, with `'dots'` where some are left out.
   *
   * @since 2.2
   */
  range: (number | string)[]
  /**
   * The active page, from 1.
   *
   * @since 2.2
   */
  active: number
  /**
   * Goes to a page; numbers out of range go to the nearest end.
   *
   * @since 2.2
   */
  setPage(page: number): void
  /**
   * Goes to the next page, if there is one.
   *
   * @since 2.2
   */
  next(): void
  /**
   * Goes to the page before, if there is one.
   *
   * @since 2.2
   */
  previous(): void
}
