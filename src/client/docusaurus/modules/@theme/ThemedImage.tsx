import type { ComponentProps } from 'react'

/**
 * Show an image for each colour mode if they are known only at run time.
 *
 * The default export of components that import `@theme/ThemedImage`.
 */
export default function ThemedImage({
  sources,
  alt = '',
  className,
  ...attributes
}: ComponentProps<'img'> & {
  readonly sources: { readonly light: string; readonly dark: string }
}) {
  const classes = (mode: string) =>
    [className, `only-${mode}`].filter(Boolean).join(' ')
  return (
    <span className="themed-image">
      <img
        {...attributes}
        alt={alt}
        src={sources.light}
        className={classes('light')}
      />
      <img
        {...attributes}
        alt={alt}
        src={sources.dark}
        className={classes('dark')}
      />
    </span>
  )
}
