import { groupBy } from '../../../core/model/groupBy.ts'
import { type OutputFile, toAbsoluteUrl } from '../../../core/model/paths.ts'
import type { OutputText } from '../../../core/output/outputText.ts'
import { createTopicFinder } from '../../../core/site/routes/createTopicFinder.ts'
import type { Site } from '../../../core/site/site.ts'
import {
  findNodePathname,
  listSidebarNodes,
  type SiteVersion
} from '../../../core/site/site.ts'
import type { MarkdownVersion } from './printMarkdownPages.ts'

/** The pages of one library or other part of the site. */
interface Section {
  readonly title: string
  readonly pages: readonly MarkdownVersion[]
}

/**
 * Create the files that language models read first: `llms.txt` lists all pages
 * with descriptions (https://llmstxt.org), and `llms-full.txt` has their text.
 * Both omit unlisted pages; older docs versions are in the optional section.
 */
export function printLlmsTexts(
  site: Site,
  pages: readonly MarkdownVersion[],
  others: readonly OutputText[]
): readonly OutputText[] {
  const listed = pages.filter(({ planned: { route } }) => !route.isUnlisted)
  const sections = createSections(site, listed)
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
  const optional = { title: 'Optional', pages: older }
  return [
    {
      file: 'llms.txt' as OutputFile,
      text: `${[intro, ...[...sections, optional].flatMap(section => printSection(section, site))].join('\n\n')}\n`
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
  const lines = pages.map(({ planned: { route }, file }) => {
    const url = toAbsoluteUrl(site.client, `/${file}`)
    const description = route.description?.replace(/\s+/g, ' ').trim()
    const name = (route.title ?? site.client.title).replace(/[[\]]/g, '\\$&')
    return `- [${name}](${url})${description ? `: ${description}` : ''}`
  })
  return lines.length === 0 ? [] : [`## ${title}\n\n${lines.join('\n')}`]
}

/** Print a page for `llms-full.txt`, with its address below the title. */
function printPage({ url, text }: MarkdownVersion) {
  const source = `Source: ${url}`
  const [title = '', ...rest] = text.trim().split('\n')
  return title.startsWith('# ')
    ? `${[title, '', source, ...rest].join('\n')}\n`
    : `${source}\n\n${text.trim()}\n`
}

/** Group docs in sidebar order, then posts. */
function createSections(
  site: Site,
  listed: readonly MarkdownVersion[]
): readonly Section[] {
  const version = site.versions.find(({ data }) => data.isLast)
  const positions = version ? listPositions(version) : new Map<string, number>()
  const findPosition = ({ planned }: MarkdownVersion) =>
    positions.get(planned.route.pathname) ?? positions.size
  const docs = listed
    .filter(
      ({ planned: { route } }) =>
        route.kind === 'doc' && !isOlder(route.version, site)
    )
    .toSorted((one, other) => findPosition(one) - findPosition(other))
  const others = listed.filter(
    ({ planned: { route, source } }) => route.kind !== 'doc' && source
  )
  const findTopic = createTopicFinder(site)
  const sections = groupBy([...docs, ...others], ({ planned }) =>
    findTopic(planned)
  )
  return [...sections].map(([title, pages]) => ({ title, pages }))
}

function isOlder(name: string, { versions }: Site): boolean {
  return !versions.some(({ data }) => data.name === name && data.isLast)
}

function listPositions({ sidebars }: SiteVersion): ReadonlyMap<string, number> {
  const pathnames = sidebars
    .flatMap(({ nodes }) => listSidebarNodes(nodes))
    .flatMap(({ node }) => findNodePathname(node) ?? [])
  return new Map(
    [...new Set<string>(pathnames)].map((pathname, index) => [pathname, index])
  )
}
