import type { ResolvedSiteConfig } from '../content/schema/siteConfig.ts'
import type { Locale } from '../model/site.ts'

/** Scripts that are written from right to left (ISO 15924). */
const rightToLeft: ReadonlySet<string> = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Nkoo',
  'Rohg',
  'Syrc',
  'Thaa'
])

/**
 * Create a locale: what its configuration leaves open follows from the language
 * (specification §3).
 */
export function createLocale({
  name,
  htmlLang = name,
  label = createLabel(htmlLang),
  direction = findDirection(htmlLang),
  calendar
}: ResolvedSiteConfig['locales'][number]): Locale {
  return { name, label, htmlLang, direction, calendar }
}

/** The language's name in itself, such as "Deutsch". */
function createLabel(language: string): string {
  const names = new Intl.DisplayNames([language], { type: 'language' })
  const label = names.of(language) ?? language
  return label.charAt(0).toLocaleUpperCase(language) + label.slice(1)
}

function findDirection(language: string): Locale['direction'] {
  const { script = '' } = new Intl.Locale(language).maximize()
  return rightToLeft.has(script) ? 'rtl' : 'ltr'
}
