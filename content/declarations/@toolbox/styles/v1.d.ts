import type { JSX, ReactNode } from 'react'
import type { ColorMap, ICSS } from '@toolbox/styles'

/** The theme of 1.x, with all color schemes under `colors`. */
export type ThemeValues = {
  colors: Record<string, ColorMap>
  initialTheme?: string
  spacing: number
  breakpoints: Record<string, number>
  borderRadius: Record<string, number>
  presets?: Record<string, ICSS>
}

/** The theme that `createTheme` of 1.x returns. */
export type EnhancedTheme<T extends ThemeValues = ThemeValues> = Omit<
  T,
  'spacing'
> & {
  theme: string
  spacing: Record<string, (n: number | string) => ICSS> & { base: number }
  border: Record<
    string,
    (args: number | { width: number; directions?: string[] }) => ICSS
  >
  media: Record<'up' | 'down' | 'is' | 'not', (breakpoint: string) => string>
  sized(size: number): ICSS
  circle(side: number): ICSS
}

/** The theme of 1.x with the colors of the current scheme. */
export type SchemeTheme = Omit<EnhancedTheme, 'colors'> & { colors: ColorMap }

/** Takes a function of the theme that gives the styles of a variant by part. */
export type VariantFactory<Part extends string> = (
  styles: (theme: SchemeTheme) => Partial<Record<Part, ICSS>>
) => unknown

/** Creates a theme of 1.x; use `createTheme` of `@toolbox/styles` now. */
export function createTheme<T extends ThemeValues>(
  values: T,
  accessors?: { screenSize(): [number, number] }
): EnhancedTheme<T>

/** Creates a variant factory of 1.x; use `createStyles<Part>` now. */
export function createDefaultVariantFactory<
  Part extends string
>(): VariantFactory<Part>

/** Holds theme and variants in 1.x; use one registry now. */
export class VariantProvider<T extends ThemeValues = ThemeValues> {
  constructor(theme: EnhancedTheme<T>, createStylesheet?: (css: ICSS) => ICSS)
  setColorScheme(name: string): void
  onColorSchemeChange(listener: (theme: EnhancedTheme<T>) => void): () => void
  createComponentStyle<K extends string>(
    styles: (theme: SchemeTheme) => Record<K, ICSS>,
    isStatic?: boolean
  ): Record<K, ICSS>
}

/** Provides the variants to the components of 1.x; not needed any more. */
export function StyleProvider(props: {
  variantProvider: VariantProvider<any>
  variants: Record<string, unknown>
  children: ReactNode
}): JSX.Element

/** Returns what `StyleProvider` of 1.x provides. */
export function useStyleContext(): {
  provider: VariantProvider
  currentTheme: string
}

/** The two style props of a component of 1.x; there is one `style` prop now. */
export type DefaultStyleProps<Part extends string> = {
  variants?: string | string[]
  styles?: Partial<Record<Part, ICSS>>
  rootElement?: Part
}

/** Returns the styles of a component of 1.x; use `useStylesFor` now. */
export function useDefaultComponentStyle<Part extends string = string>(
  name: string,
  props: DefaultStyleProps<Part>
): Record<Part, ICSS>
