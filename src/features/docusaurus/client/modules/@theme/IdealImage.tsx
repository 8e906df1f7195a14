import type { ComponentProps } from 'react'

/**
 * An image as returned by `import` or `require`: a string, or convertible to
 * one.
 */
type Picture = string | { readonly src?: Picture; toString(): string }

/**
 * Show an image without smaller variants.
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
