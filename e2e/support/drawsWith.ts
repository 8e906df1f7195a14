/**
 * Tell whether the browser draws text with a web font. Pass this to `evaluate`.
 *
 * @param family a font whose letters differ in width from the last fallback's
 */
export function drawsWith(family: string): boolean {
  const [drawn, fallback] = [`"${family}", serif`, 'serif'].map(fontFamily => {
    const text = document.createElement('span')
    text.textContent = 'Words in Geist'
    Object.assign(text.style, { position: 'absolute', fontFamily })
    document.body.append(text)
    const { width } = text.getBoundingClientRect()
    text.remove()
    return width
  })
  return drawn !== fallback
}
