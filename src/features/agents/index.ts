import type { Feature } from '../../core/feature.ts'
import { createLlmsTexts } from './generator/createLlmsTexts.ts'
import { createPlainPages } from './generator/createPlainPages.ts'
import { rehypePlainMarkdown } from './generator/rehypePlainMarkdown.ts'
import { createMarkdownFile, createMarkdownLink } from './markdownTwin.ts'

/** Publishes pages as Markdown for agents and other programs. */
export const agents: Feature = {
  name: 'agents',
  client: { module: 'client/index.ts' },
  markdown: {
    plugins: context => ({ record: [[rehypePlainMarkdown, context]] })
  },
  head: createMarkdownLink,
  files: {
    fromPages: async ({ site, routes, prepared, bundle }, made) => {
      const { readPage } = prepared
      const { copiedFiles } = bundle
      const pages = await createPlainPages({
        site,
        routes,
        readPage,
        copiedFiles
      })
      return { texts: [...pages, ...createLlmsTexts(site, pages, made)] }
    },
    onRequest: getLocale => async file => {
      const { site, routes, prepared } = getLocale()
      const [page] = await createPlainPages({
        site,
        routes: routes.filter(
          ({ route }) => createMarkdownFile(route.pathname) === file
        ),
        readPage: prepared.readPage,
        copiedFiles: new Map()
      })
      return page?.text
    }
  }
}
