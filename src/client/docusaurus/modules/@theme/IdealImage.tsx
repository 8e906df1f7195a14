import type { ComponentProps } from 'react'

/** A picture as its import or `require` gives it: text, or turned into it. */
type Picture = string | { readonly src?: Picture; toString(): string }

/**
 * Show a picture as it is: no smaller ones are made of it.
 *
 * The default export of modules that import `@theme/IdealImage`.
 */
export default function IdealImage({
  img,
  alt = '',
  ...attributes
}: Omit<ComponentProps<'img'>, 'src'> & { readonly img: Picture }) {
  return (
    <img
      {...attributes}
      alt={alt}
      src={findAddress(img)}
      loading="lazy"
      decoding="async"
    />
  )
}

function findAddress(picture: Picture): string {
  return typeof picture === 'string' || picture.src === undefined
    ? String(picture)
    : findAddress(picture.src)
}
