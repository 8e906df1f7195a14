import type { Feature } from '../../core/feature.ts'
import { createLlmsTexts } from './generator/createLlmsTexts.ts'
import { createMarkdownPages } from './generator/createMarkdownPages.ts'
import { createMarkdownFile, createMarkdownLink } from './markdownVersion.ts'

/** Publishes pages as Markdown for agents and other programs. */
export const agents: Feature = {
  name: 'agents',
  client: { module: 'client/index.ts' },
  head: createMarkdownLink,
  files: {
    fromPages: async (locale, made) => {
      const pages = await createMarkdownPages(locale)
      return {
        texts: [...pages, ...createLlmsTexts(locale.plan.site, pages, made)]
      }
    },
    onRequest: getLocale => async file =>
      getLocale().plan.routes.some(
        ({ route }) => createMarkdownFile(route.pathname) === file
      )
        ? 'Pages are available as Markdown only after `npm run build`.\n'
        : undefined
  }
}
