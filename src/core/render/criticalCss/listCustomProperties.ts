/** List the custom properties that markup or a style sheet uses. */
export function listCustomProperties(text: string): ReadonlySet<string> {
  const uses = text.matchAll(/var\((--[\w-]+)/g)
  return new Set([...uses].map(([, name = '']) => name))
}
