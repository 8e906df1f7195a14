/** Token name → `#rrggbb`. */
export type Colors = ReadonlyMap<string, string>

/**
 * Parse the color tokens of both color modes from the style sheet.
 *
 * @param css the text of `tokens.css`; the dark mode comes last
 */
export function parseColors(css: string): {
  readonly light: Colors
  readonly dark: Colors
} {
  const darkStart = css.indexOf('[data-theme="dark"]')
  return {
    light: parseDeclarations(css.slice(0, darkStart)),
    dark: parseDeclarations(css.slice(darkStart))
  }
}

function parseDeclarations(css: string): Colors {
  const declarations = css.matchAll(
    /(--(?:color|code)-[\w-]+):\s*(#[\da-f]{6})\s*;/g
  )
  return new Map(
    [...declarations].map(([, name = '', hex = '']) => [name, hex])
  )
}
