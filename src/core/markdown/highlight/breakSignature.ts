import { findBrackets, splitAt } from './findBrackets.ts'

/** Number of characters in a line of a tooltip. */
const TOOLTIP_WIDTH = 68

/**
 * Put each parameter of a function on its own line if the signature is too long
 * for one line of a tooltip.
 *
 * @param signature one line of code
 */
export function breakSignature(signature: string): string {
  if (signature.length <= TOOLTIP_WIDTH) return signature
  const list = findBrackets(signature).find(
    ({ to, depth }) => depth === 0 && signature.startsWith('):', to)
  )
  if (list === undefined || list.from === list.to) return signature
  const parameters = splitAt(signature, list, ',').map(
    ({ from, to }) => `\n  ${signature.slice(from, to).trim()}`
  )
  const head = signature.slice(0, list.from)
  return `${head}${parameters.join('')}\n${signature.slice(list.to)}`
}
