import type { ResolvedSiteConfig } from '../content/schema/siteConfig.ts'
import type { Locale } from '../model/site.ts'

/** Right-to-left scripts (ISO 15924). */
const rightToLeft: ReadonlySet<string> = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Nkoo',
  'Rohg',
  'Syrc',
  'Thaa'
])

/** Create a locale. Defaults depend on the language (specification §3). */
export function createLocale({
  name,
  htmlLang = name,
  label = deriveLabel(htmlLang),
  direction = findDirection(htmlLang),
  calendar
}: ResolvedSiteConfig['locales'][number]): Locale {
  return { name, label, htmlLang, direction, calendar }
}

/** Derive the language's native name, such as "Deutsch". */
function deriveLabel(language: string): string {
  const names = new Intl.DisplayNames([language], { type: 'language' })
  const label = names.of(language) ?? language
  return label.charAt(0).toLocaleUpperCase(language) + label.slice(1)
}

function findDirection(language: string): Locale['direction'] {
  const { script = '' } = new Intl.Locale(language).maximize()
  return rightToLeft.has(script) ? 'rtl' : 'ltr'
}
