/**
 * Convert a `style` attribute to a rule with its own class.
 *
 * @returns undefined if it is empty or could break out of a rule
 */
export function toStyleClass(
  style: string
): { readonly className: string; readonly css: string } | undefined {
  const text = style.trim().replace(/;+$/, '')
  if (text === '' || /[{}<>@\\]|\/\*/.test(text)) return undefined
  const className = `style-${hash(text)}`
  // Doubled for higher specificity: it must override rules with two classes.
  return { className, css: `.${className}.${className}{${text}}` }
}

/** FNV-1a: short, and identical everywhere. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (const sign of text) {
    value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return value.toString(36)
}
