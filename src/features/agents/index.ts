import type { Feature } from '../../core/feature.ts'
import { printLlmsTexts } from './generator/printLlmsTexts.ts'
import { printMarkdownPages } from './generator/printMarkdownPages.ts'
import { createMarkdownLink, nameMarkdownFile } from './markdownVersion.ts'

/** Publishes pages as Markdown for agents and other programs. */
export const agents: Feature = {
  name: 'agents',
  client: { module: 'client/index.ts' },
  head: createMarkdownLink,
  files: {
    fromPages: async (locale, made) => {
      const pages = await printMarkdownPages(locale)
      return {
        texts: [...pages, ...printLlmsTexts(locale.plan.site, pages, made)]
      }
    },
    onRequest: getLocale => async file =>
      getLocale().plan.routes.some(
        ({ route }) => nameMarkdownFile(route.pathname) === file
      )
        ? 'Pages are available as Markdown only after `npm run build`.\n'
        : undefined
  }
}
