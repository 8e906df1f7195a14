import type { JSX, ReactNode } from 'react'
import type { ColorMap, ICSS } from '@toolbox/styles'

export type ThemeValues = {
  colors: Record<string, ColorMap>
  initialTheme?: string
  spacing: number
  breakpoints: Record<string, number>
  borderRadius: Record<string, number>
  presets?: Record<string, ICSS>
}

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

export type SchemeTheme = Omit<EnhancedTheme, 'colors'> & { colors: ColorMap }

export type VariantFactory<Part extends string> = (
  styles: (theme: SchemeTheme) => Partial<Record<Part, ICSS>>
) => unknown

export function createTheme<T extends ThemeValues>(
  values: T,
  accessors?: { screenSize(): [number, number] }
): EnhancedTheme<T>

export function createDefaultVariantFactory<
  Part extends string
>(): VariantFactory<Part>

export class VariantProvider<T extends ThemeValues = ThemeValues> {
  constructor(theme: EnhancedTheme<T>, createStylesheet?: (css: ICSS) => ICSS)
  setColorScheme(name: string): void
  onColorSchemeChange(listener: (theme: EnhancedTheme<T>) => void): () => void
  createComponentStyle<K extends string>(
    styles: (theme: SchemeTheme) => Record<K, ICSS>,
    isStatic?: boolean
  ): Record<K, ICSS>
}

export function StyleProvider(props: {
  variantProvider: VariantProvider<any>
  variants: Record<string, unknown>
  children: ReactNode
}): JSX.Element

export function useStyleContext(): {
  provider: VariantProvider
  currentTheme: string
}

export type DefaultStyleProps<Part extends string> = {
  variants?: string | string[]
  styles?: Partial<Record<Part, ICSS>>
  rootElement?: Part
}

export function useDefaultComponentStyle<Part extends string = string>(
  name: string,
  props: DefaultStyleProps<Part>
): Record<Part, ICSS>
