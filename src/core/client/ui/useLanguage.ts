import { useSite } from '../state/siteContext.tsx'

/**
 * Use the attributes of an element whose text is in another language than its
 * page, because it hasn't been translated.
 *
 * @param writtenIn name of that language's locale; undefined if it is the
 * page's own
 */
export function useLanguage(writtenIn: string | undefined): {
  readonly lang?: string | undefined
  readonly dir?: 'ltr' | 'rtl' | undefined
} {
  const { locales } = useSite()
  const locale = locales.find(({ name }) => name === writtenIn)
  return { lang: locale?.htmlLang, dir: locale?.direction }
}
