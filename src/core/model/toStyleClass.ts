import { hashText } from './hashText.ts'

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
  const className = `style-${hashText(text)}`
  // Doubled for higher specificity: it must override rules with two classes.
  return { className, css: `.${className}.${className}{${text}}` }
}
