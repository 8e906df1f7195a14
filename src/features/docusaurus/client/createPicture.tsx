import { type ComponentProps, memo } from 'react'

/**
 * Create what components get when they import an SVG: an address in attributes,
 * and an image when used as an element, as in Docusaurus.
 *
 * React converts objects in attributes to strings, and accepts `memo` objects
 * as components.
 *
 * @param address of the file
 */
export function createPicture(address: string) {
  // biome-ignore lint/correctness/noComponentHookFactories: once for each file.
  const picture = memo(function Picture({
    title,
    ...attributes
  }: Omit<ComponentProps<'img'>, 'src'>) {
    return <img {...attributes} src={address} alt={title ?? ''} />
  })
  return Object.assign(picture, {
    toString: () => address,
    default: picture // what `require` callers ask for
  })
}

/**
 * Create what `require` returns for any other file: an address that works both
 * as a string and through `default`.
 *
 * @param address of the file
 */
export function createAddress(address: string) {
  return Object.assign(new String(address), { default: address })
}
