/** Properties with unitless numbers, as in React. */
const UNITLESS = new Set(
  'animation-iteration-count aspect-ratio border-image-outset border-image-slice border-image-width column-count columns fill-opacity flex flex-grow flex-shrink flood-opacity font-weight grid-area grid-column grid-column-end grid-column-start grid-row grid-row-end grid-row-start line-clamp line-height opacity order orphans scale stop-opacity stroke-dasharray stroke-dashoffset stroke-miterlimit stroke-opacity stroke-width tab-size widows z-index zoom'.split(
    ' '
  )
)

/**
 * Convert a style object to CSS, like React.
 *
 * @example createStyleText({ maxWidth: 300 }) // 'max-width:300px'
 */
export function createStyleText(
  style: Readonly<Record<string, unknown>>
): string {
  return Object.entries(style)
    .flatMap(([name, value]) => {
      if (typeof value !== 'string' && typeof value !== 'number') return []
      if (value === '') return []
      const property = createProperty(name)
      return [`${property}:${createValue(property, value)}`]
    })
    .join(';')
}

function createProperty(name: string): string {
  if (name.startsWith('--')) return name
  return name
    .replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
    .replace(/^ms-/, '-ms-')
}

function createValue(property: string, value: string | number): string {
  if (typeof value === 'string') return value.trim()
  const isLength =
    value !== 0 && !property.startsWith('--') && !UNITLESS.has(property)
  return `${value}${isLength ? 'px' : ''}`
}
