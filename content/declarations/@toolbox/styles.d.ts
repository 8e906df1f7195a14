import type { JSX } from 'react'

/**
 * Augmentation point for your app's theme: empty here, filled once
 * per application.
 */
export interface ITheme {}

/**
 * Augmentation point for the names of app variants: empty here, filled once per
 * application.
 */
export interface IAppVariants {}

/**
 * Augmentation point for the names of icons: empty here, filled once per
 * application.
 */
export interface AppIcons {}

/** CSS properties in camel case, for the web and for mobile. */
export interface ICSS {
  [property: string]: any
}

/** The name of an app icon, or `url:` and an address. */
export type AppIcon = (keyof AppIcons & string) | `url:${string}`

/** The name of a theme breakpoint. */
export type BreakpointName = ITheme extends { breakpoints: infer B }
  ? keyof B & string
  : string

/** A breakpoint with a direction; without one it means `down`. */
export type BreakpointQuery =
  | BreakpointName
  | `${BreakpointName}:${'up' | 'down' | 'is' | 'not'}`

/** Colors by name. */
export type ColorMap = Record<string, string>

/** What you pass to `createTheme`. */
export type Theme = {
  /** Colors of the `default` scheme. */
  colors: ColorMap
  /**
   * Palette that `validateTheme` merges under every scheme.
   *
   * @defaultValue `{}`
   */
  baseColors?: ColorMap
  /**
   * Other schemes by name; each must define every key of `colors`.
   *
   * @defaultValue `{}`
   */
  alternateColors?: Record<string, ColorMap>
  /**
   * Width in pixels by name, used by `media` and by responsive styles.
   *
   * @defaultValue `{}`
   */
  breakpoints?: Record<string, number>
  /**
   * Pixels of one spacing unit, so that `spacing.px(2)` is 16 by default.
   *
   * @defaultValue `8`
   */
  baseSpacing?: number
  /**
   * Radii by name, read by `br:` and by stylesheets.
   *
   * @defaultValue `{}`
   */
  radius?: Record<string, number>
  /**
   * Line widths by name, read by `borderWidth:` and by stylesheets.
   *
   * @defaultValue `{}`
   */
  stroke?: Record<string, number>
  /**
   * Sizes by name, read by stylesheets.
   *
   * @defaultValue `{}`
   */
  size?: Record<string, number>
  /**
   * Styles by name, read by `effect:`.
   *
   * @defaultValue `{}`
   */
  effects?: Record<string, ICSS>
  /**
   * Text styles by name, read by stylesheets.
   *
   * @defaultValue `{}`
   */
  typography?: Record<string, ICSS>
  /**
   * Styles by name; those of the default variants are added.
   *
   * @defaultValue `{}`
   */
  presets?: Record<string, ICSS>
  /**
   * Icons by name, which `Icon` and every `icon` prop draw. Pass the `icons` that
   * `toolbox sync-icons` writes to `src/app/icons/exports.ts`.
   *
   * @defaultValue `{}`
   */
  icons?: Record<string, unknown>
  /**
   * Any other values by name.
   *
   * @defaultValue `{}`
   */
  values?: Record<string, unknown>
  /**
   * Adds `borderStyle` and CSS transforms, which the web needs.
   *
   * @defaultValue `typeof document !== 'undefined'`
   */
  isBrowser?: boolean
}

type Side = '' | 'Top' | 'Right' | 'Bottom' | 'Left' | 'Horizontal' | 'Vertical'

type ShortSide = '' | 't' | 'r' | 'b' | 'l' | 'x' | 'y'

/** The names of spacing variants and helpers, such as `px`, `mt` and `gap`. */
export type SpacingKey =
  | `${'padding' | 'margin'}${Side}`
  | `${'p' | 'm'}${ShortSide}`
  | 'gap'

/** The names of inset variants and helpers. */
export type InsetKey = 'top' | 'right' | 'bottom' | 'left'

/** Turns a number of spacing units into a style. */
export type SpacingHelper = (multiplier: number | 'auto') => ICSS

/** What `theme.border` takes. */
export type BorderArgs = {
  /** The name of a color. */
  color: string
  /**
   * Line width in pixels.
   *
   * @defaultValue `1`
   */
  width?: number
  /**
   * Kind of line.
   *
   * @defaultValue `'solid'`
   */
  style?: 'solid' | 'dashed' | 'dotted'
  /**
   * The sides that get a line.
   *
   * @defaultValue all four
   */
  directions?: InsetKey[]
}

/** Functions that turn the name of a breakpoint into a media query. */
export type MediaQueries<Name extends string = string> = Record<
  'up' | 'down' | 'is' | 'not',
  (breakpoint: Name) => string
>

/**
 * The theme that `createTheme` returns: the values given, plus helpers for
 * spacing, media queries, borders and color schemes.
 */
export type AppTheme<T extends Theme = Theme> = Omit<
  T,
  'alternateColors' | 'baseSpacing' | 'isBrowser' | 'presets'
> & {
  /** The other schemes by name, those added at run time among them. */
  readonly alternateColors: Record<string, ColorMap>
  /** Pixels of one spacing unit. */
  readonly baseSpacing: number
  /** Whether the app runs in a browser, for what differs on mobile. */
  readonly isBrowser: boolean
  /** The styles of the default variants, and your own. */
  presets: Record<DefaultVariant, ICSS> & T['presets']
  /**
   * Helpers for padding, margin and gap: `spacing.px(2)`. `spacing.value(2)`
   * returns the number alone.
   */
  spacing: Record<SpacingKey, SpacingHelper> & {
    value(multiplier?: number): number
  }
  /** Helpers for distances from the edges: `inset.top(1)`. */
  inset: Record<InsetKey, SpacingHelper>
  /** Media queries for your breakpoints: `media.up('tablet')`. */
  media: MediaQueries<keyof T['breakpoints'] & string>
  /** Returns a border of one color, width and style, on some sides or all. */
  border(args: BorderArgs): ICSS
  /** Returns pixels for a number of spacing units, 1 unless given. */
  value(multiplier?: number): number
  /** Returns width and height: of spacing units, or a CSS length. */
  sized(size: number | string): ICSS
  /** Returns the current scheme's name. */
  currentColorScheme(): string
  /**
   * Changes to another color scheme and saves its name. An unknown name logs
   * `Unknown color scheme "sepia".` and changes nothing.
   */
  setColorScheme(
    name: 'default' | (keyof T['alternateColors'] & string) | (string & {})
  ): void
  /**
   * Adds a scheme that starts from the first alternate scheme and overrides it
   * with the given colors; it is saved.
   *
   * @since 2.2
   */
  injectColorScheme(name: string, colors: ColorMap): void
  /**
   * Removes a scheme that was added by `injectColorScheme`.
   *
   * @since 2.2
   */
  ejectColorScheme(name: string): void
}

/**
 * The storage for the color scheme's name, under
 * `@toolbox/styles.colorScheme`.
 */
export type ThemePersistor = {
  /** Reads a value. */
  get(key: string): string | null | undefined
  /** Saves a value. */
  set(key: string, value: string): void
}

/**
 * Merges `baseColors` under every scheme and throws when an alternate scheme
 * lacks a key of `colors`.
 *
 * @throws `Color scheme "dark" has no color "border".`
 */
export function validateTheme<T extends Theme>(theme: T): T

/**
 * Creates your app's theme: reads the saved scheme from the
 * persistor, falls back to `default`, and publishes the theme to `themeStore`.
 */
export function createTheme<T extends Theme>(
  theme: T,
  persistor?: ThemePersistor
): AppTheme<T>

/**
 * Returns 20 colors made from one: `<prefix>Solid100` to `<prefix>Solid1000`
 * and `<prefix>Transparent100` to `<prefix>Transparent1000`. Default prefix:
 * `primary`.
 */
export function generateColorScheme(
  anchorHex: string,
  prefix?: string,
  lightness?: Record<string, number>,
  alphas?: Record<string, number>
): ColorMap

/** The current theme and the name of its color scheme. */
export type ThemeState = {
  /** The theme, with the current scheme's colors. */
  theme: ITheme
  /** The name of that scheme. */
  colorScheme: string
}

/**
 * Returns the theme state, or what the selector picks from it; the component
 * re-renders when that changes.
 */
export function useTheme(): ThemeState
export function useTheme<R>(selector: (state: ThemeState) => R): R

/** The published theme, for code outside components. */
export const themeStore: {
  /** The theme; `null` before `createTheme` has run. */
  readonly theme: ITheme | null
  /** The current scheme's name; `null` before `createTheme` has run. */
  readonly colorScheme: string | null
  /** Changes to another scheme, as the theme itself does. */
  setColorScheme(name: string): void
  /** Adds a scheme, as the theme itself does. */
  injectColorScheme(name: string, colors: ColorMap): void
  /** Removes a scheme, as the theme itself does. */
  ejectColorScheme(name: string): void
}

/** The 35 variants that every component accepts. */
export type DefaultVariant =
  | 'block'
  | 'flex'
  | 'hidden'
  | 'absolute'
  | 'relative'
  | 'fixed'
  | 'sticky'
  | 'insetX'
  | 'insetY'
  | 'whole'
  | 'full'
  | 'fullWidth'
  | 'fullHeight'
  | 'row'
  | 'column'
  | 'centerRow'
  | 'center'
  | 'wrap'
  | 'noWrap'
  | 'alignStart'
  | 'alignCenter'
  | 'alignEnd'
  | 'alignStretch'
  | 'alignSelfStart'
  | 'alignSelfCenter'
  | 'alignSelfEnd'
  | 'alignSelfStretch'
  | 'justifyStart'
  | 'justifyCenter'
  | 'justifyEnd'
  | 'justifySpaceBetween'
  | 'justifySpaceAround'
  | 'textLeft'
  | 'textCenter'
  | 'textRight'

/**
 * Variants that carry a value after a colon, such as `mt:2` and `bg:primary`.
 */
export type DynamicVariant =
  | `${SpacingKey | InsetKey}:${number | 'auto'}`
  | `${'bg' | 'backgroundColor' | 'color'}:${string}`
  | `border${'' | 'Top' | 'Right' | 'Bottom' | 'Left'}${'Color' | 'Width'}:${string}`
  | `${'br' | 'borderRadius' | 'borderTopLeftRadius' | 'borderTopRightRadius' | 'borderBottomLeftRadius' | 'borderBottomRightRadius'}:${string}`
  | `cursor:${'pointer' | 'wait' | 'help' | 'not-allowed'}`
  | `scale:${number}`
  | `effect:${string}`

/** A variant every component accepts. */
export type CommonVariant =
  | DefaultVariant
  | DynamicVariant
  | (keyof IAppVariants & string)

/** A common variant prefixed by a breakpoint; `tablet:hidden` means `down`. */
export type ResponsiveVariant = `${BreakpointName}:${CommonVariant}`

/**
 * One item of a `style` prop; `false`, `null`, an empty string and `undefined`
 * are skipped.
 */
export type StyleAtom<Variant extends string = string> =
  | Variant
  | CommonVariant
  | ResponsiveVariant
  | ICSS
  | false
  | ''
  | null
  | undefined

/**
 * What the `style` prop takes: a variant, a style, a composition,
 * `breakpoints`, or an array of these, where later items win.
 */
export type StyleProp<
  Part extends string = string,
  Variant extends string = string
> =
  | StyleAtom<Variant>
  | { [K in Part]?: StyleAtom<Variant> | StyleAtom<Variant>[] }
  | {
      breakpoints: {
        [Q in BreakpointQuery]?: StyleAtom<Variant> | StyleAtom<Variant>[]
      }
    }
  | readonly StyleProp<Part, Variant>[]

/** Styles by part. */
export type StyleSheet<Part extends string = string> = Partial<
  Record<Part, ICSS>
>

/** Stylesheets by variant. */
export type VariantStyleSheet = Record<string, StyleSheet>

/** The parts that a stylesheet names. */
export type PartsOf<Sheet> = {
  [V in keyof Sheet]: keyof Sheet[V]
}[keyof Sheet] &
  string

/** The variants that a stylesheet names. */
export type VariantsOf<Sheet> = keyof Sheet & string

/** The `style` prop of a component with this stylesheet. */
export type ComponentStyle<Sheet> = StyleProp<PartsOf<Sheet>, VariantsOf<Sheet>>

/** Changes the computed styles of a component, with the theme at hand. */
export type StyleAggregator<Part extends string = string> = (
  theme: ITheme,
  style: StyleSheet<Part>
) => StyleSheet<Part>

/**
 * Creates the styles of one variant by part, from an object or from the theme.
 */
export function createStyles<Part extends string>(
  styles: StyleSheet<Part> | ((theme: ITheme) => StyleSheet<Part>)
): StyleSheet<Part>

/** Adds your app's variants to those that every component accepts. */
export function createAppVariants<
  T extends Record<string, ICSS | ((theme: ITheme) => ICSS)>
>(variants: T): T

/** What the registry reads from a component. */
export interface StyledComponentStatics {
  /** The name under which its stylesheets are registered. */
  styleRegistryName?: string
  /** The names of its parts. */
  elements?: readonly string[]
  /**
   * The part that a bare style object applies to.
   *
   * @defaultValue `'wrapper'`
   */
  rootElement?: string
}

/** A component of one application, typed by its own stylesheet. */
export type StyledComponent<Sheet, Props = {}> = StyledComponentStatics &
  ((
    props: Omit<Props, 'style'> & { style?: ComponentStyle<Sheet> }
  ) => JSX.Element | null)

/**
 * A component of a library, usable by every application; `withVariantTypes`
 * narrows it to one application's sheet.
 */
export type LibraryComponent<Props> = StyledComponentStatics &
  ((props: Props) => JSX.Element | null) & {
    /** Returns the component, typed by the stylesheet of one app. */
    withVariantTypes<Sheet>(sheet: Sheet): StyledComponent<Sheet, Props>
  }

/** A key-value storage for computed styles. */
export type StyleStorage = {
  /** Reads a value. */
  get(key: string): string | null | undefined
  /** Saves a value. */
  set(key: string, value: string): void
  /** Removes a value. */
  del(key: string): void
}

/** Saves computed styles, batched every 4.5 s, and drops them after 7 days. */
export class StylePersistor {
  constructor(storage: StyleStorage)
}

/**
 * The registry of component stylesheets; only its subclass differs between web
 * and mobile.
 */
export abstract class StyleRegistryBase {
  constructor(persistor?: StylePersistor)
  /** Converts a style for the platform; the subclass implements it. */
  abstract createStyle(css: ICSS): ICSS
  /** Registers a component under its `styleRegistryName`. */
  registerComponent(component: StyledComponentStatics): void
  /**
   * Registers a component's stylesheet. The sheet of a library component extends
   * the one that the library ships: `default` is merged over the library's
   * `default` part by part, and your properties win; other variants are added.
   *
   * @param aggregator - changes the computed styles; receives the theme
   * @throws `Variants for "Label" are registered twice.` when your app registers
   * a second sheet under one name
   */
  registerVariants<Part extends string>(
    name: string,
    sheet: Record<string, StyleSheet<Part>>,
    aggregator?: StyleAggregator<Part>
  ): void
  /**
   * Returns the styles of a component by part.
   *
   * @param mergeWithDefault - `false` leaves out the `default` variant
   * @throws `No component named "Label" is registered.`
   */
  styleFor<Part extends string = string>(
    name: string,
    style?: StyleProp<any, any>,
    mergeWithDefault?: boolean
  ): Record<Part, ICSS>
  /** Computes named styles for parts that belong to no component. */
  createStyles<K extends string>(
    styles: Record<K, StyleProp> | ((theme: ITheme) => Record<K, StyleProp>)
  ): Record<K, ICSS>
  /** Recomputes all styles, after you change the theme by hand. */
  update(): void
}

/**
 * Returns, for each named nested component, the styles whose part begins with
 * its name: `leftIconWrapper` reaches `wrapper` of `leftIcon`.
 */
export function useCompositionStyles<K extends string>(
  parts: K | K[],
  styles: Record<string, ICSS>
): Record<K, Record<string, ICSS>>

/** Returns the styles whose part begins with the prefix, without the prefix. */
export function useNestedStylesByKey(
  prefix: string,
  styles: Record<string, ICSS>
): Record<string, ICSS>

/** Returns a value that changes only when the style does. */
export function useStyleObserver(style: unknown): unknown

/** Merges styles into one; later ones win, falsy ones are skipped. */
export function mergeStyles(styles: (ICSS | false | null | undefined)[]): ICSS

/** Joins several `style` props into one. */
export function concatStyles(styles: StyleProp[]): StyleProp

/** The units that `calc` knows. */
export type CssUnit = 'px' | '%' | 'vh' | 'vw' | 'dvh' | 'dvw' | 'svh' | 'lvh'

/** Builds a `calc()` expression step by step. */
export interface CalcBuilder {
  /** Adds a length, in pixels unless a unit is given. */
  add(value: number, unit?: CssUnit): CalcBuilder
  /** Subtracts a length, in pixels unless a unit is given. */
  sub(value: number, unit?: CssUnit): CalcBuilder
  /** Multiplies by a number. */
  mult(n: number): CalcBuilder
  /** Divides by a number. */
  div(n: number): CalcBuilder
  /** Returns the expression as text. */
  build(): string
}

/**
 * Builds a CSS `calc()` expression: `calc(100, 'vh').sub(64).build()` gives
 * `calc((100vh) - (64px))`.
 */
export function calc(base: number, unit?: CssUnit): CalcBuilder

/** Switches for caching and tracing. */
export const styleConstants: {
  /**
   * Set to `false` to stop caching computed styles.
   *
   * @defaultValue `true`
   */
  CACHE_ENABLED: boolean
  /**
   * Set to `false` to stop saving computed styles between sessions.
   *
   * @defaultValue `true`
   */
  STORE_CACHE_ENABLED: boolean
  /**
   * Set to `true` to trace how styles are computed.
   *
   * @defaultValue `false`
   */
  LOG: boolean
}
