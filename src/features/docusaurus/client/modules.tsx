/**
 * The supported exports of Docusaurus modules. `generator/replacements.ts` says
 * which module has which, under which name.
 */

import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { Link as OwnLink } from '../../../core/client/pages/Link.tsx'
import { useColorMode as useOwnColorMode } from '../../../core/client/state/colorMode.ts'
import { useHydrated } from '../../../core/client/state/layoutMode.ts'
import { useSite } from '../../../core/client/state/siteContext.tsx'
import { isExternalLink, toHref } from '../../../core/model/paths.ts'

export { useLocation } from 'react-router-dom'
export { ThemedImage } from '../../../core/client/pages/ThemedImage.tsx'
export { useHydrated } from '../../../core/client/state/layoutMode.ts'
export {
  DocCard,
  DocCardList,
  TOCInline,
  useCurrentSidebarCategory
} from './docCards.tsx'

const canUseDOM = 'document' in globalThis

export const ExecutionEnvironment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM,
  canUseViewport: canUseDOM
}

/**
 * A website's `src/theme/MDXComponents` spreads this into its own components.
 * It is empty, because pages have the theme's components anyway.
 */
export const MDXComponents = {}

/** Show browser-only content after hydration, and a fallback until then. */
export function BrowserOnly({
  children,
  fallback
}: {
  readonly children?: () => ReactNode
  readonly fallback?: ReactNode
}) {
  return useHydrated() ? children?.() : (fallback ?? null)
}

/** Render nothing: a page's head tags come from its front matter. */
export function Head() {
  return null
}

export function Heading({
  as: Tag = 'h2',
  ...attributes
}: ComponentProps<'h2'> & {
  readonly as?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
}) {
  return <Tag {...attributes} />
}

/**
 * An image as returned by `import` or `require`: a string, or convertible to
 * one.
 */
type Picture = string | { readonly src?: Picture; toString(): string }

/** Show an image without smaller variants. */
export function IdealImage({
  img,
  alt = '',
  ...attributes
}: Omit<ComponentProps<'img'>, 'src'> & { readonly img: Picture }) {
  const src = findSrc(img)
  return <img {...attributes} alt={alt} src={src} loading="lazy" />
}

function findSrc(picture: Picture): string {
  return typeof picture === 'string' || picture.src === undefined
    ? String(picture)
    : findSrc(picture.src)
}

export function Link({
  isNavLink: _,
  autoAddBaseUrl = true,
  to,
  ...attributes
}: ComponentProps<typeof OwnLink> & {
  readonly isNavLink?: boolean
  readonly autoAddBaseUrl?: boolean
}) {
  return autoAddBaseUrl ? (
    <OwnLink {...attributes} to={to} />
  ) : (
    <a {...attributes} href={to ?? attributes.href} />
  )
}

/** Replacements for `{name}` in a text, by name. */
type Values = Readonly<Record<string, ReactNode>>

/**
 * Replace each `{name}` in a text with its value; names without a value stay.
 *
 * @returns a string if all values are strings or numbers, nodes otherwise
 */
function interpolate(text: string, values: Values = {}): ReactNode {
  const parts = text.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return part
    return Object.hasOwn(values, part) ? values[part] : `{${part}}`
  })
  const isPlain = parts.every(
    part => typeof part === 'string' || typeof part === 'number'
  )
  if (isPlain) return parts.join('')
  // Parts of a text never move.
  // biome-ignore lint/suspicious/noArrayIndexKey: see above.
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}

/** Show a text in its original language: components aren't translated. */
export function Translate({
  children,
  id,
  values
}: {
  readonly children?: string
  readonly id?: string
  readonly values?: Values
}) {
  return interpolate(children ?? id ?? '', values)
}

/** Return a text in its original language, or its id if it has no message. */
export function translate(
  text: { readonly message?: string; readonly id?: string },
  values?: Values
): ReactNode {
  return interpolate(text.message ?? text.id ?? '', values)
}

/** Prefix a path with the site's base. */
export function useBaseUrl(path: string): string {
  return useBaseUrlUtils().withBaseUrl(path)
}

export function useBaseUrlUtils() {
  const { baseUrl } = useSite()
  return {
    withBaseUrl(path: string): string {
      const text = String(path) // SVGs are objects in components
      return isExternalLink(text) ? text : toHref(baseUrl, text)
    }
  }
}

export function useColorMode() {
  const { colorMode, toggle } = useOwnColorMode(useSite().colorMode)
  return {
    colorMode,
    isDarkTheme: colorMode === 'dark',
    setColorMode: (mode: string) => {
      if (mode !== colorMode) toggle()
    }
  }
}

export function useDocusaurusContext() {
  const { title, tagline, url, baseUrl, favicon, locale } = useSite()
  const { name } = locale
  const fields = { title, tagline, url, baseUrl, favicon }
  return {
    siteConfig: { ...fields, themeConfig: {}, customFields: {} },
    i18n: { currentLocale: name, defaultLocale: name, locales: [name] },
    globalData: {},
    siteMetadata: {}
  }
}

type ClassValue =
  | string
  | number
  | bigint
  | boolean
  | null
  | undefined
  | readonly ClassValue[]
  | { readonly [name: string]: unknown }

/**
 * Join class names like the `clsx` package, which Docusaurus components import
 * without installing it.
 */
export function clsx(...values: readonly ClassValue[]): string {
  const names = values.map(value => {
    if (Array.isArray(value)) return clsx(...value)
    if (typeof value !== 'object') return value === true ? '' : value
    return Object.entries(value ?? {}).flatMap(([name, is]) => (is ? name : []))
  })
  return names.flat().filter(Boolean).join(' ')
}
