import type { JSX, ReactNode, RefObject } from 'react'
import type {
  AppIcon,
  ICSS,
  LibraryComponent,
  StyledComponentStatics,
  StyleProp
} from '@toolbox/styles'

import { StyleRegistryBase } from '@toolbox/styles'
import type { DateField, Field, SelectOption } from '@toolbox/form'
import type { ListQueryResult } from '@toolbox/query'

import type {
  ActionIconProps,
  ActivityIndicatorProps,
  BadgeProps,
  ButtonProps,
  CollapseProps,
  CommonProps,
  EmptyPlaceholderProps,
  IconProps,
  InputBaseProps,
  ListProps as WebListProps,
  LoadingOverlayProps,
  ModalProps as WebModalProps,
  NumberInputProps,
  OverlayProps,
  RadioInputProps,
  SearchInputProps,
  SegmentedControlProps,
  SelectProps,
  SliderProps,
  TextInputProps as WebTextInputProps,
  TextProps,
  ToggleProps,
  TouchableProps,
  ViewProps
} from '@toolbox/web'

/**
 * The style registry of mobile: it gives every component its styles. The first
 * instance wins and is `MobileStyleRegistry.current`.
 *
 * @since 2.0
 */
export class MobileStyleRegistry extends StyleRegistryBase {
  constructor()
  /**
   * The first instance that was created.
   *
   * @throws `No style registry. Create a MobileStyleRegistry before the first
   * render.` when there is none, as for a component that renders too early.
   * @since 2.0
   */
  static readonly current: MobileStyleRegistry
  /**
   * Registers your own component under its `styleRegistryName`.
   *
   * @since 2.0
   */
  static registerComponent(component: StyledComponentStatics): void
  /**
   * Turns style properties into a React Native style.
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
 * Props of `Scroll`.
 *
 * @since 2.0
 */
export type ScrollProps = CommonProps & {
  /**
   * Called when the user pulls the content down; adds pull to refresh.
   *
   * @since 2.0
   */
  onRefresh?(): void
  /**
   * Shows the refresh indicator.
   *
   * @defaultValue `false`
   * @since 2.0
   */
  refreshing?: boolean
  /**
   * Milliseconds until the indicator disappears, if `refreshing` is not
   * given.
   *
   * @defaultValue `1000`
   * @since 2.0
   */
  refreshTimeout?: number
  /**
   * Keeps the focused input above the keyboard.
   *
   * @defaultValue `false`
   * @since 2.0
   */
  keyboardAware?: boolean
  /**
   * Styles by part: `wrapper` and `content`.
   *
   * @defaultValue the `default` variant
   * @since 2.0
   */
  style?: StyleProp
}

/**
 * Props of `Image`.
 *
 * @since 2.0
 */
export type ImageProps = {
  /**
   * A bundled picture from `require`, or an address.
   *
   * @since 2.0
   */
  source: number | { uri: string }
  /**
   * Keeps the picture in memory and on disk.
   *
   * @defaultValue `false`
   * @since 2.3
   */
  fast?: boolean
  /**
   * How the picture fits its box.
   *
   * @defaultValue `'cover'`
   * @since 2.0
   */
  resizeMode?: 'cover' | 'contain' | 'stretch' | 'center'
  /**
   * Computes the height from the width once the picture has loaded.
   *
   * @defaultValue `false`
   * @since 2.0
   */
  maintainAspectRatio?: boolean
  /**
   * Shows a loader until the picture has loaded.
   *
   * @defaultValue `false`
   * @since 2.0
   */
  withLoadingOverlay?: boolean
  /**
   * Styles of the picture.
   *
   * @defaultValue the `default` variant
   * @since 2.0
   */
  style?: StyleProp
}

/**
 * Props of `List`.
 *
 * @since 2.0
 */
export type ListProps<T> = WebListProps<T> & {
  /**
   * Called when the user pulls the list down; adds pull to refresh.
   *
   * @since 2.0
   */
  onRefresh?(): void
  /**
   * Shows the refresh indicator.
   *
   * @defaultValue `false`
   * @since 2.0
   */
  refreshing?: boolean
  /**
   * Keeps the focused input above the keyboard.
   *
   * @defaultValue `false`
   * @since 2.0
   */
  keyboardAware?: boolean
  /**
   * Shows a loader in place of the placeholder while `data` is empty.
   *
   * @defaultValue `false`
   * @since 2.0
   */
  loading?: boolean
}

/**
 * Props of `Modal`.
 *
 * @since 2.0
 */
export type ModalProps = WebModalProps & {
  /**
   * Lets content that is higher than the screen scroll.
   *
   * @defaultValue `true`
   * @since 2.0
   */
  scroll?: boolean
  /**
   * Keeps the focused input above the keyboard.
   *
   * @defaultValue `false`
   * @since 2.0
   */
  keyboardAware?: boolean
  /**
   * Android's back button closes the modal.
   *
   * @defaultValue `true`
   * @since 2.0
   */
  closeOnHardwareBackPress?: boolean
  /**
   * Renders the modal above the navigation.
   *
   * @defaultValue `true`
   * @since 2.4
   */
  withPortal?: boolean
}

/**
 * Props of `TextInput`.
 *
 * @throws `TextInput "email" has a field and a value. Pass one of them.` when
 * both are given.
 * @since 2.0
 */
export type TextInputProps = WebTextInputProps & {
  /**
   * The mask, and its options.
   *
   * @since 2.0
   */
  masking?: { type: string; options?: object }
  /**
   * Called with the text as shown and without the mask.
   *
   * @since 2.0
   */
  onChangeMask?(masked: string, raw: string): void
}

/**
 * Props of `Autocomplete`.
 *
 * @since 2.0
 */
export type AutocompleteProps = InputBaseProps & {
  /**
   * The form field that owns the value.
   *
   * @since 2.0
   */
  field?: Field<any, any>
  /**
   * The options to search in.
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
   * Loads options for a search text, 300 ms after the last key.
   *
   * @since 2.3
   */
  loadOptions?(search: string): Promise<SelectOption<any>[]>
  /**
   * Shown while the input is empty.
   *
   * @defaultValue the field's placeholder
   * @since 2.0
   */
  placeholder?: string
}

/**
 * Props of `Avatar`.
 *
 * @since 2.0
 */
export type AvatarProps = Omit<CommonProps, 'children'> & {
  /**
   * The name: read by screen readers, and shown as initials without a picture.
   *
   * @since 2.0
   */
  name: string
  /**
   * The picture.
   *
   * @since 2.0
   */
  source?: number | { uri: string }
  /**
   * Diameter in points.
   *
   * @defaultValue `40`
   * @since 2.0
   */
  size?: number
  /**
   * Called on a press.
   *
   * @since 2.0
   */
  onPress?(): void
  /**
   * Styles by part: `wrapper`, `image` and `text`.
   *
   * @defaultValue the `default` variant
   * @since 2.0
   */
  style?: StyleProp
}

/**
 * Props of `Calendar`.
 *
 * @since 2.0
 */
export type CalendarProps = Omit<CommonProps, 'children'> & {
  /**
   * The chosen day.
   *
   * @since 2.0
   */
  value?: Date | null
  /**
   * Called with the start of the pressed day.
   *
   * @since 2.0
   */
  onValueChange(value: Date): void
  /**
   * The first day that can be chosen.
   *
   * @since 2.0
   */
  minimumDate?: Date
  /**
   * The last day that can be chosen.
   *
   * @since 2.0
   */
  maximumDate?: Date
  /**
   * Days with a dot below the number.
   *
   * @defaultValue `[]`
   * @since 2.0
   */
  marked?: Date[]
  /**
   * Language for months and days.
   *
   * @defaultValue the device's language
   * @since 2.0
   */
  locale?: string
  /**
   * Styles by part: `wrapper`, `header`, `day` and `day:selected`.
   *
   * @defaultValue the `default` variant
   * @since 2.0
   */
  style?: StyleProp
}

/**
 * Props of `DatePickerModal`.
 *
 * @since 2.0
 */
export type DatePickerModalProps = InputBaseProps & {
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
   * Called when the user confirms.
   *
   * @since 2.0
   */
  onValueChange?(value: Date | null): void
  /**
   * What the wheels choose.
   *
   * @defaultValue `'date'`
   * @since 2.0
   */
  mode?: 'date' | 'time' | 'datetime'
  /**
   * The first moment that can be chosen.
   *
   * @defaultValue the field's `minimumDate` option
   * @since 2.0
   */
  minimumDate?: Date
  /**
   * The last moment that can be chosen.
   *
   * @defaultValue the field's `maximumDate` option
   * @since 2.0
   */
  maximumDate?: Date
  /**
   * Shown while there is no date.
   *
   * @defaultValue the field's placeholder
   * @since 2.0
   */
  placeholder?: string
}

/**
 * Props of `FileInput`.
 *
 * @since 2.0
 */
export type FileInputProps = InputBaseProps & {
  /**
   * The form field that owns the file.
   *
   * @since 2.0
   */
  field?: Field<any, any>
  /**
   * Called with what the user picked.
   *
   * @since 2.0
   */
  onValueChange?(
    files: { uri: string; name: string; type: string; size: number }[]
  ): void
  /**
   * Where files come from; with several, a sheet offers them.
   *
   * @defaultValue `['files']`
   * @since 2.0
   */
  sources?: ('camera' | 'photos' | 'files')[]
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
 * Props of `Grid`.
 *
 * @since 2.0
 */
export type GridProps<T> = ListProps<T> & {
  /**
   * Items in a row.
   *
   * @defaultValue `2`
   * @since 2.0
   */
  columns?: number
  /**
   * Space between items, in theme spacing units.
   *
   * @defaultValue `1`
   * @since 2.0
   */
  spacing?: number
}

/**
 * Props of `Pager`.
 *
 * @since 2.0
 */
export type PagerProps = CommonProps & {
  /**
   * The visible page, from 0.
   *
   * @since 2.0
   */
  page: number
  /**
   * Called when the user has swiped to another page.
   *
   * @since 2.0
   */
  onPageChange(page: number): void
  /**
   * Lets the user swipe.
   *
   * @defaultValue `true`
   * @since 2.0
   */
  swipeEnabled?: boolean
  /**
   * Pages to keep mounted on each side.
   *
   * @defaultValue `1`
   * @since 2.0
   */
  keepMounted?: number
  /**
   * Styles by part: `wrapper` and `page`.
   *
   * @defaultValue the `default` variant
   * @since 2.0
   */
  style?: StyleProp
}

/**
 * Props of `Sections`.
 *
 * @since 2.0
 */
export type SectionsProps<T> = Omit<ListProps<T>, 'data'> & {
  /**
   * Groups of items, each with a title.
   *
   * @since 2.0
   */
  sections: { title: string; data: T[] }[]
  /**
   * Renders the heading of a section.
   *
   * @defaultValue the title as text
   * @since 2.0
   */
  renderHeader?(info: { title: string }): JSX.Element
  /**
   * Keeps the heading at the top while its section scrolls.
   *
   * @defaultValue `true`
   * @since 2.0
   */
  stickyHeaders?: boolean
}

/**
 * Props of `Tabs`.
 *
 * @since 2.0
 */
export type TabsProps = CommonProps & {
  /**
   * The tabs, two to five of them.
   *
   * @since 2.0
   */
  tabs: { key: string; label: string; icon?: AppIcon }[]
  /**
   * The `key` of the open tab.
   *
   * @since 2.0
   */
  value: string
  /**
   * Called with the `key` of the tab that was pressed.
   *
   * @since 2.0
   */
  onValueChange(key: string): void
  /**
   * Styles by part: `wrapper`, `tab`, `tab:selected` and `text`.
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
 * A text.
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
 * A picture, bundled or from an address.
 *
 * @since 2.0
 */
export const Image: LibraryComponent<ImageProps>

/**
 * A box that scrolls.
 *
 * @since 2.0
 */
export const Scroll: LibraryComponent<ScrollProps>

/**
 * A list of items that loads further pages and can be pulled to refresh.
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
 * An input that suggests options while the user types.
 *
 * @since 2.0
 */
export const Autocomplete: LibraryComponent<AutocompleteProps>

/**
 * A user's portrait or initials.
 *
 * @since 2.0
 */
export const Avatar: LibraryComponent<AvatarProps>

/**
 * A dark layer above the screen.
 *
 * @since 2.0
 */
export const Backdrop: LibraryComponent<OverlayProps>

/**
 * A count or a word about another element.
 *
 * @since 2.0
 */
export const Badge: LibraryComponent<BadgeProps>

/**
 * A month of days to choose from.
 *
 * @since 2.0
 */
export const Calendar: LibraryComponent<CalendarProps>

/**
 * Content that expands and collapses in place.
 *
 * @since 2.0
 */
export const Collapse: LibraryComponent<CollapseProps>

/**
 * An input for a date or a time, with the platform's wheels.
 *
 * @since 2.0
 */
export const DatePickerModal: LibraryComponent<DatePickerModalProps>

/**
 * A message in place of an empty list.
 *
 * @since 2.0
 */
export const EmptyPlaceholder: LibraryComponent<EmptyPlaceholderProps>

/**
 * An input for files and photos.
 *
 * @since 2.0
 */
export const FileInput: LibraryComponent<FileInputProps>

/**
 * A list with several items in a row.
 *
 * @since 2.0
 */
export const Grid: LibraryComponent<GridProps<any>>

/**
 * A layer that covers its parent while something loads.
 *
 * @since 2.0
 */
export const LoadingOverlay: LibraryComponent<LoadingOverlayProps>

/**
 * Pages that users swipe through.
 *
 * @since 2.0
 */
export const Pager: LibraryComponent<PagerProps>

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
 * A list in groups with headings.
 *
 * @since 2.0
 */
export const Sections: LibraryComponent<SectionsProps<any>>

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
 * A row of tabs that switch the content below.
 *
 * @since 2.0
 */
export const Tabs: LibraryComponent<TabsProps>

/**
 * The states of an app; `extension` exists only on iOS.
 *
 * @since 2.0
 */
export type AppStateStatus =
  | 'active'
  | 'background'
  | 'inactive'
  | 'unknown'
  | 'extension'

/**
 * Calls a listener when the app's state changes.
 *
 * @param listener - Receives the new state.
 * @param deps - What the listener reads, as in `useEffect`; `[]` by default.
 * @since 2.0
 */
export function useAppState(
  listener: (state: AppStateStatus) => void,
  deps?: unknown[]
): void

/**
 * Subscribes to the app's state.
 *
 * @returns The current state; a change re-renders the component.
 * @since 2.0
 */
export function useAppStateStatus(): AppStateStatus

/**
 * Subscribes to the on-screen keyboard.
 *
 * @returns Whether it is visible, and its height.
 * @since 2.0
 */
export function useKeyboardController(): {
  /**
   * Whether the keyboard is on the screen.
   *
   * @since 2.0
   */
  isVisible: boolean
  /**
   * Its height in points; `0` while it is hidden.
   *
   * @since 2.0
   */
  height: number
}

/**
 * Sets the status bar while the screen has the focus, and restores it
 * afterwards.
 *
 * @param options - How the status bar looks.
 * @throws `Couldn't find a navigation object. Is your component inside
 * NavigationContainer?` outside a screen.
 * @since 2.0
 */
export function useStatusBar(options: {
  /**
   * The color of the clock and icons.
   *
   * @defaultValue `'default'`
   * @since 2.0
   */
  statusBarColor?: 'default' | 'light-content' | 'dark-content'
}): void

/**
 * Refetches a list on screen focus once `staleTime` (5000 ms) has passed since
 * the last blur; pass it as `useListEffect`.
 *
 * @param list - The query behind the list.
 * @param options - When to refetch.
 * @throws `Couldn't find a navigation object. Is your component inside
 * NavigationContainer?` outside a screen.
 * @since 2.0
 */
export function useQueryListRefresh(
  list: ListQueryResult<any>,
  options?: {
    /**
     * Milliseconds since the last blur after which a focus refetches.
     *
     * @defaultValue `5000`
     * @since 2.0
     */
    staleTime?: number
    /**
     * Refetches on the first focus as well.
     *
     * @defaultValue `false`
     * @since 2.0
     */
    initialStale?: boolean
    /**
     * Switches the refetching on.
     *
     * @defaultValue `true`
     * @since 2.0
     */
    refreshQueryEnabled?: boolean
    /**
     * Called when the screen gets the focus.
     *
     * @since 2.0
     */
    onFocus?(): void
    /**
     * Called when the screen loses the focus.
     *
     * @since 2.0
     */
    onBlur?(): void
  }
): void

/**
 * Picks the dictionary key that best matches the languages of
 * the device.
 *
 * @param dictionary - An object whose keys are names of locales.
 * @param defaultLocale - The locale when nothing matches.
 * @returns A key of the dictionary, or the default.
 * @since 2.0
 */
export function getDeviceLocale(
  dictionary: Record<string, unknown>,
  defaultLocale: string
): string

/**
 * Gives fields the container that scrolls, so that they can be scrolled to.
 *
 * @param props - The container, and the screen inside.
 * @since 2.0
 */
export function ScrollProvider(props: {
  /**
   * A ref to the container, when it is not a `Scroll` of this package.
   *
   * @defaultValue the nearest `Scroll`
   * @since 2.0
   */
  ref?: RefObject<any>
  /**
   * The screen.
   *
   * @since 2.0
   */
  children?: ReactNode
}): JSX.Element

/**
 * Reads and writes device storage through keys that you declare.
 *
 * @since 2.0
 */
export class StorageManager<
  Keys extends Record<string, string | ((arg: any) => string)>
> {
  /**
   * Declares the keys.
   *
   * @param keys - Names, and the keys they stand for. A function makes a key
   * from an argument.
   * @since 2.0
   */
  constructor(keys: Keys)
  /**
   * Returns whether a key holds a value.
   *
   * @param key - A name, or a name with the argument of its function.
   * @since 2.0
   */
  exists(key: keyof Keys | [keyof Keys, unknown]): boolean
  /**
   * Reads a value.
   *
   * @param key - A name, or a name with the argument of its function.
   * @param type - The type of the value; without one it is an object.
   * @returns The value, or `undefined` when the key holds none.
   * @throws `The storage key "draft" needs an argument. Pass ["draft",
   * argument].` when its key is a function.
   * @since 2.0
   */
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
  /**
   * Writes a value; objects are saved as JSON.
   *
   * @param key - A name, or a name with the argument of its function.
   * @param value - A string, a number, a boolean or an object.
   * @since 2.0
   */
  set(key: keyof Keys | [keyof Keys, unknown], value: unknown): void
  /**
   * Removes a value.
   *
   * @param key - A name, or a name with the argument of its function.
   * @since 2.0
   */
  remove(key: keyof Keys | [keyof Keys, unknown]): void
  /**
   * Removes several values.
   *
   * @param keys - Names whose key is a string.
   * @since 2.0
   */
  multiRemove(keys: (keyof Keys)[]): void
}

/**
 * Title and body of a native alert.
 *
 * @since 2.0
 */
export type OSAlertArgs = {
  /**
   * The title.
   *
   * @defaultValue the default title of `alert` in `@toolbox/modals`
   * @since 2.0
   */
  title?: string
  /**
   * The text below the title.
   *
   * @since 2.0
   */
  body?: string
}

/**
 * Shows a native alert; a second identical one is ignored while the first is
 * open.
 *
 * @since 2.0
 */
export const OSAlert: {
  /**
   * Informs, with one button.
   *
   * @since 2.0
   */
  info(args: OSAlertArgs & { onDismiss?(): void }): void
  /**
   * Reports an error, with one button.
   *
   * @since 2.0
   */
  error(args: OSAlertArgs & { onDismiss?(): void }): void
  /**
   * Asks before something that cannot be undone, with two buttons.
   *
   * @since 2.0
   */
  warn(args: OSAlertArgs & { onAccept?(): void; onReject?(): void }): void
  /**
   * Asks with buttons of your own.
   *
   * @since 2.0
   */
  ask(
    args: OSAlertArgs & {
      /**
       * The buttons; Android shows three at most.
       *
       * @since 2.0
       */
      options: {
        /**
         * The button's text.
         *
         * @since 2.0
         */
        text: string
        /**
         * Called on a press.
         *
         * @since 2.0
         */
        onPress?(): void
        /**
         * How the platform draws the button.
         *
         * @defaultValue `'default'`
         * @since 2.0
         */
        style?: 'default' | 'cancel' | 'destructive'
      }[]
    }
  ): void
}

/**
 * How a notification arrived.
 *
 * @since 2.0
 */
export type NotificationType = 'foreground' | 'background' | 'press' | 'initial'

/**
 * Registers the device for push notifications and calls handlers for their
 * events.
 *
 * @since 2.0
 */
export class NotificationManager<N extends object = any> {
  /**
   * Creates a manager; one for each app.
   *
   * @param options - How messages are read and traced.
   * @since 2.0
   */
  constructor(options?: {
    /**
     * Turns the raw message into your type.
     *
     * @defaultValue the `data` of the message
     * @since 2.0
     */
    parser?(message: any): N
    /**
     * Reports the notification that started the app as an event of the type
     * `initial`.
     *
     * @defaultValue `true`
     * @since 2.0
     */
    handleInitialNotification?: boolean
    /**
     * Writes events to the console.
     *
     * @defaultValue `false`
     * @since 2.0
     */
    debug?: boolean
    /**
     * Sends events to Slack through the logger.
     *
     * @defaultValue `false`
     * @since 2.0
     */
    slackDebug?: boolean
  })
  /**
   * Registers the device and begins to listen.
   *
   * @param onToken - Called with the token, and again whenever it changes;
   * `null` without permission.
   * @throws `NotificationManager is already initialized. Call deinitialize
   * first.` on a second call.
   * @since 2.0
   */
  initialize(onToken: (token: string | null) => void): Promise<void>
  /**
   * Removes the token and all handlers.
   *
   * @param callback - Called afterwards.
   * @since 2.0
   */
  deinitialize(callback?: () => void): Promise<void>
  /**
   * Calls a handler for events with a name.
   *
   * @param name - The name in the message.
   * @param handler - Receives the data and how the notification arrived.
   * @returns A function that ends the registration.
   * @since 2.0
   */
  registerEvent(
    name: string,
    handler: (event: { data: N; type: NotificationType }) => void
  ): () => void
  /**
   * Resolves with whether the app may show notifications.
   *
   * @since 2.0
   */
  getHasAuthorization(): Promise<boolean>
  /**
   * Returns the device's token, or `null` without permission.
   *
   * @since 2.0
   */
  getToken(): Promise<string | null>
}
