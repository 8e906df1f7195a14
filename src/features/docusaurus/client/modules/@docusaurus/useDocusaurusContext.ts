import { useSite } from '../../../../../core/client/state/siteContext.tsx'

/**
 * Use the supported part of Docusaurus's site context.
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
