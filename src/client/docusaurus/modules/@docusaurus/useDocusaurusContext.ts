import { useSite } from '../../../state/siteContext.tsx'

/**
 * Use what components ask Docusaurus of the site, as far as there is the same.
 *
 * The default export of modules that import `@docusaurus/useDocusaurusContext`.
 */
export default function useDocusaurusContext() {
  const { title, tagline, url, baseUrl, favicon, locale } = useSite()
  return {
    siteConfig: {
      title,
      tagline,
      url,
      baseUrl,
      favicon,
      themeConfig: {},
      customFields: {}
    },
    i18n: {
      currentLocale: locale.name,
      defaultLocale: locale.name,
      locales: [locale.name]
    },
    globalData: {},
    siteMetadata: {}
  }
}
