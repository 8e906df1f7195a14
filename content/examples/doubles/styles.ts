import type * as declared from '@toolbox/styles'
import { useSyncExternalStore } from 'react'

type Css = declared.ICSS
type Factory = Css | ((theme: declared.ITheme) => Css)

const KEY = '@toolbox/styles.colorScheme'

export const validateTheme: typeof declared.validateTheme = theme => {
  const { colors, alternateColors = {}, baseColors = {} } = theme
  for (const [name, scheme] of Object.entries(alternateColors)) {
    const missing = Object.keys(colors).find(key => !(key in scheme))
    if (missing !== undefined) {
      throw new Error(`Color scheme "${name}" has no color "${missing}".`)
    }
  }
  const schemes = Object.entries(alternateColors).map(
    ([name, scheme]) => [name, { ...baseColors, ...scheme }] as const
  )
  return {
    ...theme,
    colors: { ...baseColors, ...colors },
    alternateColors: Object.fromEntries(schemes)
  }
}

let state = { theme: null as Theme | null, colorScheme: 'default' }
const listeners = new Set<() => void>()

class Theme {
  readonly baseSpacing: number
  readonly radius: Record<string, number>
  readonly alternateColors: Record<string, declared.ColorMap>
  readonly #values: declared.Theme
  readonly #persistor: declared.ThemePersistor | undefined

  constructor(
    values: declared.Theme,
    persistor?: declared.ThemePersistor
  ) {
    // The getter of the class depends on the scheme.
    const { colors, ...others } = values
    Object.assign(this, others)
    this.#values = values
    this.#persistor = persistor
    this.radius = values.radius ?? {}
    this.baseSpacing = values.baseSpacing ?? 8
    this.alternateColors = values.alternateColors ?? {}
  }

  get colors(): declared.ColorMap {
    return this.alternateColors[state.colorScheme] ?? this.#values.colors
  }

  currentColorScheme() {
    return state.colorScheme
  }

  setColorScheme(name: string) {
    if (name !== 'default' && !(name in this.alternateColors)) {
      console.warn(`Unknown color scheme "${name}".`)
      return
    }
    this.#persistor?.set(KEY, name)
    state = { theme: this, colorScheme: name }
    for (const listener of listeners) listener()
  }
}

export const createTheme = ((
  values: declared.Theme,
  persistor?: declared.ThemePersistor
) => {
  const saved = persistor?.get(KEY) ?? 'default'
  const theme = new Theme(values, persistor)
  const isKnown = saved in theme.alternateColors
  state = { theme, colorScheme: isKnown ? saved : 'default' }
  return theme
}) as unknown as typeof declared.createTheme

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTheme = ((
  select: (given: typeof state) => unknown = given => given
) => {
  const read = () => select(state)
  return useSyncExternalStore(subscribe, read, read)
}) as unknown as typeof declared.useTheme

let appVariants: Record<string, Factory> = {}

export const createAppVariants: typeof declared.createAppVariants =
  variants => {
    appVariants = variants
    return variants
  }

/** The registries of web and mobile add how a platform applies styles. */
export abstract class StyleRegistryBase {
  abstract createStyle(css: Css): Css

  /** Merges styles from left to right, as components do with `style`. */
  styleFor(_name: string, style: unknown): { wrapper: Css } {
    return { wrapper: this.createStyle(resolve(style)) }
  }
}

function resolve(style: unknown): Css {
  if (!style) return {}
  if (Array.isArray(style)) {
    return Object.assign({}, ...style.map(resolve))
  }
  return typeof style === 'string'
    ? resolveVariant(style)
    : (style as Css)
}

const COLUMN = { display: 'flex', flexDirection: 'column' }

/** The default variants that examples use. */
const defaults: Record<string, Css> = {
  row: { display: 'flex', flexDirection: 'row' },
  column: COLUMN,
  wrap: { flexWrap: 'wrap' },
  alignCenter: { alignItems: 'center' }
}

const SPACING = /^(p|m)(t|r|b|l|x|y)?:(.+)$/
const sides: Record<string, readonly string[]> = {
  t: ['Top'],
  r: ['Right'],
  b: ['Bottom'],
  l: ['Left'],
  x: ['Left', 'Right'],
  y: ['Top', 'Bottom']
}

function resolveVariant(name: string): Css {
  const theme = state.theme as Theme
  const own = appVariants[name] ?? defaults[name]
  if (typeof own === 'function')
    return own(theme as unknown as declared.ITheme)
  if (own) return own

  const [, kind, side = '', amount = ''] = SPACING.exec(name) ?? []
  if (kind !== undefined) {
    const property = kind === 'p' ? 'padding' : 'margin'
    const size =
      amount === 'auto' ? amount : Number(amount) * theme.baseSpacing
    const names = (sides[side] ?? ['']).map(each => `${property}${each}`)
    return Object.fromEntries(names.map(each => [each, size]))
  }
  const [key, value = ''] = name.split(':')
  if (key === 'gap') return { gap: Number(value) * theme.baseSpacing }
  if (key === 'br') return { borderRadius: theme.radius[value] }
  if (key === 'color') return { color: theme.colors[value] }
  if (key === 'bg') return { backgroundColor: theme.colors[value] }
  throw new Error(`This double has no variant "${name}".`)
}
