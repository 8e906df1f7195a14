import { type ComponentProps, memo } from 'react'

/**
 * Create the value of an SVG import in a component: an address in attributes
 * and an image when used as an element, as in Docusaurus.
 *
 * React converts objects in attributes to strings, and accepts `memo` objects
 * as components.
 *
 * @param address of the file
 */
export function createPicture(address: string) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once per file.
  const picture = memo(function Picture({
    title,
    ...attributes
  }: Omit<ComponentProps<'img'>, 'src'>) {
    return <img {...attributes} src={address} alt={title ?? ''} />
  })
  return Object.assign(picture, {
    toString: () => address,
    default: picture // for callers of `require`
  })
}

/**
 * Create the return value of `require` for other images: an address that works
 * both as a string and as `default`.
 *
 * @param address of the file
 */
export function toPictureAddress(address: string) {
  return Object.assign(new String(address), { default: address })
}
