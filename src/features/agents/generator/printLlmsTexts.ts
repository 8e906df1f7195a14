import { type OutputFile, toAbsoluteUrl } from '../../../core/model/paths.ts'
import type { OutputText } from '../../../core/output/outputText.ts'
import type { Site } from '../../../core/site/site.ts'
import { INDEXES_HEADING, LLMS_PATH } from '../llmsList.ts'
import { createSections, isOlder, type Section } from './createSections.ts'
import type { LibraryFile } from './printLibraryFiles.ts'
import { printLink } from './printLink.ts'
import type { MarkdownVersion } from './printMarkdownPages.ts'

/**
 * Print the files that language models read first: `llms.txt` lists all pages
 * with descriptions (https://llmstxt.org), and `llms-full.txt` has their text.
 * Both omit unlisted pages; older docs versions are in the optional section.
 *
 * @param others files to mention, if they have a summary
 * @param indexes of libraries
 */
export function printLlmsTexts(
  site: Site,
  pages: readonly MarkdownVersion[],
  others: readonly OutputText[],
  indexes: readonly LibraryFile[]
): readonly OutputText[] {
  const listed = pages.filter(({ planned: { route } }) => !route.isUnlisted)
  const sections = createSections(site, pages)
  const older = listed.filter(
    ({ planned: { route } }) =>
      route.kind === 'doc' && isOlder(route.version, site)
  )
  const { title, tagline } = site.client
  const full = toAbsoluteUrl(site.client, '/llms-full.txt')
  const intro = [
    `# ${title}`,
    ...(tagline === '' ? [] : [`> ${tagline}`]),
    [
      `To get a page as Markdown, add \`.md\` to its address or send \`Accept: text/markdown\`. [All pages in one file](${full}).`,
      ...others.flatMap(({ file, summary }) =>
        summary === undefined
          ? []
          : `[${summary}](${toAbsoluteUrl(site.client, `/${file}`)}).`
      )
    ].join(' ')
  ].join('\n\n')
  return [
    {
      file: LLMS_PATH.slice(1) as OutputFile,
      hasLinks: true,
      text: `${[
        intro,
        ...sections.flatMap(section => printSection(section, site)),
        ...printIndexes(indexes, site),
        ...printSection({ title: 'Optional', pages: older }, site)
      ].join('\n\n')}\n`
    },
    {
      file: 'llms-full.txt' as OutputFile,
      text: [
        `${intro}\n`,
        ...sections.flatMap(section => section.pages).map(printPage)
      ].join('\n')
    }
  ]
}

function printSection({ title, pages }: Section, site: Site) {
  const lines = pages.map(page => printLink(page, site))
  return lines.length === 0 ? [] : [`## ${title}\n\n${lines.join('\n')}`]
}

/** List what to paste into the `AGENTS.md` of a repository. */
function printIndexes(indexes: readonly LibraryFile[], { client }: Site) {
  const lines = indexes.map(({ title, file }) => {
    const url = toAbsoluteUrl(client, `/${file}`)
    return `- [${title}](${url}): Pages, rules and symbols in at most 8 kB`
  })
  const heading = `## ${INDEXES_HEADING}`
  return lines.length === 0 ? [] : [`${heading}\n\n${lines.join('\n')}`]
}

/** Print a page for `llms-full.txt`, with its address below the title. */
function printPage({ url, content }: MarkdownVersion) {
  const source = `Source: ${url}`
  const [title = '', ...rest] = content.trim().split('\n')
  return title.startsWith('# ')
    ? `${[title, '', source, ...rest].join('\n')}\n`
    : `${source}\n\n${content.trim()}\n`
}
