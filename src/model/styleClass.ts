/**
 * Write what a `style` attribute says as a rule for a class of its own.
 *
 * @returns undefined where it says nothing, or could say more than a rule
 */
export function createStyleClass(
  style: string
): { readonly className: string; readonly css: string } | undefined {
  const text = style.trim().replace(/;+$/, '')
  if (text === '' || /[{}<>@\\]|\/\*/.test(text)) return undefined
  const className = `style-${hash(text)}`
  // Twice, so that it wins over rules of two classes, as an attribute would.
  return { className, css: `.${className}.${className}{${text}}` }
}

/** FNV-1a: short, and the same wherever it runs. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (const sign of text) {
    value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return value.toString(36)
}
