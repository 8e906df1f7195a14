import postcss, { type Declaration, type Rule } from 'postcss'
import { listTokens } from './createMarkupReader.ts'

/**
 * Find the custom properties that have one value everywhere: set once, for all
 * of the document, and made of nothing that changes.
 *
 * @param css the whole style sheet
 * @param set custom properties that other style sheets set
 * @returns the values by name
 */
export function findConstants(
  css: string,
  set: ReadonlySet<string>
): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  const varied = new Set(set)
  const sheet = postcss.parse(css)
  sheet.walkDecls(declaration => {
    const { prop, value } = declaration
    // A property may be tested for by giving another value.
    for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)\s*,/g)) {
      varied.add(name)
    }
    if (!prop.startsWith('--')) return
    if (values.has(prop) || !isForAll(declaration)) varied.add(prop)
    values.set(prop, value)
  })
  const isConstant = (name: string): boolean =>
    values.has(name) &&
    !varied.has(name) &&
    [...listTokens(values.get(name) ?? '')].every(isConstant)
  const constants = new Map([...values].filter(([name]) => isConstant(name)))
  const fill = (value: string): string =>
    value.replace(USE, (_, name: string) => fill(constants.get(name) ?? ''))
  return new Map([...constants].map(([name, value]) => [name, fill(value)]))
}

const USE = /var\((--[\w-]+)\)/g

/** Tell whether a declaration is on the root, without a condition. */
function isForAll({ parent }: Declaration): boolean {
  const rule = parent as Rule | undefined // nothing else has custom properties
  const around = rule?.parent
  const isFree =
    around?.type === 'root' ||
    (around?.type === 'atrule' &&
      (around as postcss.AtRule).name === 'layer' &&
      around.parent?.type === 'root')
  return rule?.selector === ':root' && isFree
}

/**
 * Write the values of some custom properties where they are used: a name costs
 * as many bytes as most values, and saves none where it is declared.
 */
export function inlineTokens(
  css: string,
  constants: ReadonlyMap<string, string>
): string {
  const sheet = postcss.parse(css)
  sheet.walkDecls(declaration => {
    if (constants.has(declaration.prop)) {
      declaration.remove()
      return
    }
    declaration.value = declaration.value.replace(
      USE,
      (use, name: string) => constants.get(name) ?? use
    )
  })
  return sheet.toString()
}

/**
 * Put addresses that contain double quotes between single ones. They are
 * pictures, which then look like those in the markup and compress with them.
 */
export function quoteAddresses(css: string): string {
  return css.replace(
    /url\("((?:[^"\\]|\\.)*)"\)/g,
    (written, address: string) =>
      address.includes('\\"') && !address.includes("'")
        ? `url('${address.replaceAll('\\"', '"')}')`
        : written
  )
}
