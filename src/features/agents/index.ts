import type { BuiltInFeature } from '../../core/feature.ts'
import { toHref } from '../../core/model/paths.ts'
import { createSections } from './generator/createSections.ts'
import { printLibraryFiles } from './generator/printLibraryFiles.ts'
import { printLlmsTexts } from './generator/printLlmsTexts.ts'
import { printMarkdownPages } from './generator/printMarkdownPages.ts'
import { LLMS_PATH } from './llmsList.ts'
import { nameMarkdownFile } from './markdownVersion.ts'

/** Publishes pages as Markdown for agents and other programs. */
export const agents: BuiltInFeature = {
  name: 'agents',
  client: { module: 'client/index.ts' },
  tools: 'client/siteTools.ts',
  note: site =>
    `Agents can read these pages as Markdown: see ${toHref(site.baseUrl, LLMS_PATH)}.`,
  files: async locale => {
    const { plan, textFiles, cache } = locale
    const { site } = plan
    const pages = await printMarkdownPages(locale)
    const sections = createSections(site, pages)
    const { indexes, skills } = await printLibraryFiles(
      site,
      sections,
      textFiles,
      cache
    )
    const lists = printLlmsTexts(site, pages, textFiles, indexes)
    return [...pages, ...lists, ...indexes, ...skills]
  },
  devFiles: getLocale => async file =>
    getLocale().plan.routes.some(
      ({ route }) => nameMarkdownFile(route.pathname) === file
    )
      ? 'Pages are available as Markdown only after `npm run build`.\n'
      : undefined
}
