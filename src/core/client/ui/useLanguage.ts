import { useSite } from '../state/siteContext.tsx'

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
