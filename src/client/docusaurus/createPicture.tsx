import { type ComponentProps, memo } from 'react'

/**
 * Make what components get for a drawing: an address in an attribute, and a
 * picture where it stands as an element, as in Docusaurus.
 *
 * React writes objects into attributes as text, and takes the objects of `memo`
 * for components.
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
    default: picture // what `require` is asked for
  })
}

/**
 * Make what `require` gives for any other file: an address that can be asked
 * for by `default`, or taken as it is.
 *
 * @param address of the file
 */
export function createAddress(address: string) {
  return Object.assign(new String(address), { default: address })
}
