import { createContext, useContext } from 'react'
import type { FeatureTexts } from '../../model/catalogue.ts'
import { formatText } from '../../model/fillText.ts'
import type { ClientSite } from '../../model/site.ts'

/** Data shared by all pages. */
export const SiteContext = createContext<ClientSite | undefined>(undefined)

/**
 * Use the site.
 *
 * @throws Error if used outside <App>
 */
export function useSite(): ClientSite {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite must be used inside <App>.')
  return site
}

/**
 * Use the language attributes for text that hasn't been translated to the
 * page's language.
 *
 * @param writtenIn the text's locale; undefined if it is the page's
 */
export function useLanguage(writtenIn: string | undefined): {
  readonly lang?: string | undefined
  readonly dir?: 'ltr' | 'rtl' | undefined
} {
  const { locales } = useSite()
  const locale = locales.find(({ name }) => name === writtenIn)
  return { lang: locale?.htmlLang, dir: locale?.direction }
}

/**
 * Use a text of a feature in the page's language.
 *
 * @param values of the text's placeholders
 */
export function useText(
  name: keyof FeatureTexts,
  values: Readonly<Record<string, string | number>> = {}
): string {
  const text = useSite().texts?.[name]
  // Readers see the page without it; the build finds it on prerendered pages.
  if (text === undefined && typeof document === 'undefined') {
    throw new Error(
      `There is no text "${name}". Its name is that of the feature, a dot, and a key of the feature's "texts".`
    )
  }
  return formatText(text ?? '', values)
}
