import { type ComponentProps, memo } from 'react'

/**
 * Create the value of an SVG import in a component: an address in attributes
 * and an image when used as an element, as in Docusaurus.
 *
 * React converts objects in attributes to strings, and accepts `memo` objects
 * as components.
 *
 * @param src of the file
 */
export function createPicture(src: string) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once per file.
  const picture = memo(function Picture({
    title,
    ...attributes
  }: Omit<ComponentProps<'img'>, 'src'>) {
    return <img {...attributes} src={src} alt={title ?? ''} />
  })
  return Object.assign(picture, {
    toString: () => src,
    default: picture // for callers of `require`
  })
}

/**
 * Create the return value of `require` for other images: an address that works
 * both as a string and as `default`.
 *
 * @param src of the file
 */
export function toPictureUrl(src: string) {
  return Object.assign(new String(src), { default: src })
}
