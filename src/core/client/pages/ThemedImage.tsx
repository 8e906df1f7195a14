import type { ComponentProps } from 'react'

/**
 * An image for each color mode, if their URLs are known only at run time.
 */
export function ThemedImage({
  light,
  dark,
  sources,
  alt = '',
  className,
  ...attributes
}: ComponentProps<'img'> & {
  readonly light?: string
  readonly dark?: string
  readonly sources?: { readonly light: string; readonly dark: string }
}) {
  const classes = (mode: string) =>
    [className, `only-${mode}`].filter(Boolean).join(' ')
  return (
    <span className="themed-image">
      <img
        {...attributes}
        alt={alt}
        src={light ?? sources?.light}
        className={classes('light')}
      />
      <img
        {...attributes}
        alt={alt}
        src={dark ?? sources?.dark}
        className={classes('dark')}
      />
    </span>
  )
}
