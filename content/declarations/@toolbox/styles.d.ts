import type { JSX } from 'react'

/** Augmentation points: empty here, filled once per application (chapter 13). */
export interface ITheme {}

export interface IAppVariants {}

export interface AppIcons {}

export interface ICSS {
  [property: string]: any
}

export type AppIcon = (keyof AppIcons & string) | `url:${string}`

export type BreakpointName = ITheme extends { breakpoints: infer B }
  ? keyof B & string
  : string

export type BreakpointQuery =
  | BreakpointName
  | `${BreakpointName}:${'up' | 'down' | 'is' | 'not'}`

export type ColorMap = Record<string, string>

export type Theme = {
  colors: ColorMap
  baseColors?: ColorMap
  alternateColors?: Record<string, ColorMap>
  breakpoints?: Record<string, number>
  baseSpacing?: number
  radius?: Record<string, number>
  stroke?: Record<string, number>
  size?: Record<string, number>
  effects?: Record<string, ICSS>
  typography?: Record<string, ICSS>
  presets?: Record<string, ICSS>
  icons?: Record<string, unknown>
  values?: Record<string, unknown>
  isBrowser?: boolean
}

type Side = '' | 'Top' | 'Right' | 'Bottom' | 'Left' | 'Horizontal' | 'Vertical'

type ShortSide = '' | 't' | 'r' | 'b' | 'l' | 'x' | 'y'

export type SpacingKey =
  | `${'padding' | 'margin'}${Side}`
  | `${'p' | 'm'}${ShortSide}`
  | 'gap'

export type InsetKey = 'top' | 'right' | 'bottom' | 'left'

export type SpacingHelper = (multiplier: number | 'auto') => ICSS

export type BorderArgs = {
  color: string
  width?: number
  style?: 'solid' | 'dashed' | 'dotted'
  directions?: InsetKey[]
}

export type MediaQueries<Name extends string = string> = Record<
  'up' | 'down' | 'is' | 'not',
  (breakpoint: Name) => string
>

export type AppTheme<T extends Theme = Theme> = Omit<
  T,
  'alternateColors' | 'baseSpacing' | 'presets'
> & {
  readonly alternateColors: Record<string, ColorMap>
  readonly baseSpacing: number
  presets: Record<DefaultVariant, ICSS> & T['presets']
  spacing: Record<SpacingKey, SpacingHelper> & {
    value(multiplier?: number): number
  }
  inset: Record<InsetKey, SpacingHelper>
  media: MediaQueries<keyof T['breakpoints'] & string>
  border(args: BorderArgs): ICSS
  value(multiplier?: number): number
  sized(size: number | string): ICSS
  currentColorScheme(): string
  setColorScheme(
    name: 'default' | (keyof T['alternateColors'] & string) | (string & {})
  ): void
  injectColorScheme(name: string, colors: ColorMap): void
  ejectColorScheme(name: string): void
}

export type ThemePersistor = {
  get(key: string): string | null | undefined
  set(key: string, value: string): void
}

export function validateTheme<T extends Theme>(theme: T): T

export function createTheme<T extends Theme>(
  theme: T,
  persistor?: ThemePersistor
): AppTheme<T>

export function generateColorScheme(
  anchorHex: string,
  prefix?: string,
  lightness?: Record<string, number>,
  alphas?: Record<string, number>
): ColorMap

export type ThemeState = {
  theme: ITheme
  colorScheme: string
}

export function useTheme(): ThemeState
export function useTheme<R>(selector: (state: ThemeState) => R): R

export const themeStore: {
  readonly theme: ITheme | null
  readonly colorScheme: string | null
  setColorScheme(name: string): void
  injectColorScheme(name: string, colors: ColorMap): void
  ejectColorScheme(name: string): void
}

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

export type DynamicVariant =
  | `${SpacingKey | InsetKey}:${number | 'auto'}`
  | `${'bg' | 'backgroundColor' | 'color'}:${string}`
  | `border${'' | 'Top' | 'Right' | 'Bottom' | 'Left'}${'Color' | 'Width'}:${string}`
  | `${'br' | 'borderRadius' | 'borderTopLeftRadius' | 'borderTopRightRadius' | 'borderBottomLeftRadius' | 'borderBottomRightRadius'}:${string}`
  | `cursor:${'pointer' | 'wait' | 'help' | 'not-allowed'}`
  | `scale:${number}`
  | `effect:${string}`

export type CommonVariant =
  | DefaultVariant
  | DynamicVariant
  | (keyof IAppVariants & string)

export type ResponsiveVariant = `${BreakpointName}:${CommonVariant}`

export type StyleAtom<Variant extends string = string> =
  | Variant
  | CommonVariant
  | ResponsiveVariant
  | ICSS
  | false
  | ''
  | null
  | undefined

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

export type StyleSheet<Part extends string = string> = Partial<
  Record<Part, ICSS>
>

export type VariantStyleSheet = Record<string, StyleSheet>

export type PartsOf<Sheet> = {
  [V in keyof Sheet]: keyof Sheet[V]
}[keyof Sheet] &
  string

export type VariantsOf<Sheet> = keyof Sheet & string

export type ComponentStyle<Sheet> = StyleProp<PartsOf<Sheet>, VariantsOf<Sheet>>

export type StyleAggregator<Part extends string = string> = (
  theme: ITheme,
  style: StyleSheet<Part>
) => StyleSheet<Part>

export function createStyles<Part extends string>(
  styles: StyleSheet<Part> | ((theme: ITheme) => StyleSheet<Part>)
): StyleSheet<Part>

export function createAppVariants<
  T extends Record<string, ICSS | ((theme: ITheme) => ICSS)>
>(variants: T): T

export interface StyledComponentStatics {
  styleRegistryName?: string
  elements?: readonly string[]
  rootElement?: string
}

/** A component of one application, typed by its own stylesheet. */
export type StyledComponent<Sheet, Props = {}> = StyledComponentStatics &
  ((
    props: Omit<Props, 'style'> & { style?: ComponentStyle<Sheet> }
  ) => JSX.Element | null)

/** A component of a library, usable by every application; `withVariantTypes` narrows it to one application's sheet. */
export type LibraryComponent<Props> = StyledComponentStatics &
  ((props: Props) => JSX.Element | null) & {
    withVariantTypes<Sheet>(sheet: Sheet): StyledComponent<Sheet, Props>
  }

export type StyleStorage = {
  get(key: string): string | null | undefined
  set(key: string, value: string): void
  del(key: string): void
}

export class StylePersistor {
  constructor(storage: StyleStorage)
}

export abstract class StyleRegistryBase {
  constructor(persistor?: StylePersistor)
  abstract createStyle(css: ICSS): ICSS
  registerComponent(component: StyledComponentStatics): void
  registerVariants<Part extends string>(
    name: string,
    sheet: Record<string, StyleSheet<Part>>,
    aggregator?: StyleAggregator<Part>
  ): void
  styleFor<Part extends string = string>(
    name: string,
    style?: StyleProp<any, any>,
    mergeWithDefault?: boolean
  ): Record<Part, ICSS>
  createStyles<K extends string>(
    styles: Record<K, StyleProp> | ((theme: ITheme) => Record<K, StyleProp>)
  ): Record<K, ICSS>
  update(): void
}

export function useCompositionStyles<K extends string>(
  parts: K | K[],
  styles: Record<string, ICSS>
): Record<K, Record<string, ICSS>>

export function useNestedStylesByKey(
  prefix: string,
  styles: Record<string, ICSS>
): Record<string, ICSS>

export function useStyleObserver(style: unknown): unknown

export function mergeStyles(styles: (ICSS | false | null | undefined)[]): ICSS

export function concatStyles(styles: StyleProp[]): StyleProp

export type CssUnit = 'px' | '%' | 'vh' | 'vw' | 'dvh' | 'dvw' | 'svh' | 'lvh'

export interface CalcBuilder {
  add(value: number, unit?: CssUnit): CalcBuilder
  sub(value: number, unit?: CssUnit): CalcBuilder
  mult(n: number): CalcBuilder
  div(n: number): CalcBuilder
  build(): string
}

export function calc(base: number, unit?: CssUnit): CalcBuilder

export const styleConstants: {
  CACHE_ENABLED: boolean
  STORE_CACHE_ENABLED: boolean
  LOG: boolean
}
