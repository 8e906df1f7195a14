import { toHref } from '../../../core/model/paths.ts'
import { rankPathnames } from '../../../core/model/rankPathnames.ts'
import type {
  PublishedSite,
  SiteSkill,
  SiteTool,
  SiteTools
} from '../../../core/model/siteTools.ts'
import {
  type ListedTopic,
  LLMS_PATH,
  readLlmsList,
  SKILLS_FOLDER
} from '../llmsList.ts'
import { findBase, findMarkdownPaths } from './findMarkdownPaths.ts'
import { findTopic, printTopic, printTopics } from './printTopics.ts'

const readPage: SiteTool = {
  name: 'read_page',
  title: 'Read a page',
  description:
    'Read a page of the documentation as Markdown. Takes any address that another tool returns or that a page links to, of any language and version.',
  parameters: {
    page: {
      description: 'An address, such as "/docs/form/started" or a whole URL',
      isRequired: true
    }
  },
  run: async ({ page = '' }, site) =>
    (await readMarkdown(page, site)) ?? suggestPages(page, site)
}

const listTopics: SiteTool = {
  name: 'list_topics',
  title: 'List topics',
  description:
    'List the topics of the documentation, such as libraries and guides, or all pages of one topic with their addresses and descriptions.',
  parameters: {
    topic: { description: 'A topic, to list its pages' }
  },
  run: async ({ topic }, site) => {
    const topics = await readTopics(site)
    if (topic === undefined) return printTopics(topics)
    const found = findTopic(topic, topics)
    return found === undefined
      ? `No topic is called "${topic}".\n\n${printTopics(topics)}`
      : printTopic(found)
  }
}

export default {
  tools: [readPage, listTopics],
  documents: {
    list: async site => (await readTopics(site)).flatMap(({ pages }) => pages),
    read: readMarkdown,
    template: '{+path}.md',
    mediaType: 'text/markdown'
  },
  listSkills: async site =>
    Promise.all(
      (await readSkillList(site)).map(async ({ name, description, url }) => {
        const file = `${SKILLS_FOLDER}/${url}`
        return { name, description, text: await readRequired(file, site) }
      })
    ),
  listFiles: async site => {
    const topics = await readTopics(site)
    const pages = topics.flatMap(topic => topic.pages)
    const skills = await readSkillList(site)
    return [
      LLMS_PATH,
      `${SKILLS_FOLDER}/index.json`,
      ...skills.map(({ url }) => `${SKILLS_FOLDER}/${url}`)
    ]
      .map<string>(file => toHref(site.baseUrl, file))
      .concat(pages.map(({ url }) => new URL(url).pathname))
  }
} satisfies SiteTools

async function readMarkdown(
  link: string,
  site: PublishedSite
): Promise<string | undefined> {
  for (const path of findMarkdownPaths(link, site)) {
    const text = await site.readFile(path)
    if (text !== undefined) return text
  }
  return undefined
}

/** @throws Error that names similar pages */
async function suggestPages(link: string, site: PublishedSite): Promise<never> {
  const [path] = findMarkdownPaths(link, site)
  if (path === undefined) {
    throw new Error(
      `"${link}" isn't a page of ${site.title}. Its addresses start with ${site.url}${site.baseUrl}.`
    )
  }
  const baseUrl = findBase(path, site.bases) ?? site.baseUrl
  const topics = await readTopics({ ...site, baseUrl })
  const known = topics.flatMap(({ pages }) =>
    pages.map(({ title, url }) => ({ title, path: new URL(url).pathname }))
  )
  const near = rankPathnames(path, known, 3)
  const hint =
    near.length > 0
      ? `Did you mean ${near.map(({ path: other, title }) => `${other.replace(/(?:(?<=\/)index)?\.md$/, '')} (${title})`).join(' or ')}?`
      : 'Search for it, or list the topics.'
  throw new Error(`There's no page at "${link}". ${hint}`)
}

async function readTopics(
  site: PublishedSite
): Promise<readonly ListedTopic[]> {
  return readLlmsList(await readRequired(LLMS_PATH, site))
}

async function readSkillList(site: PublishedSite): Promise<
  readonly (Pick<SiteSkill, 'name' | 'description'> & {
    readonly url: string
  })[]
> {
  const file = toHref(site.baseUrl, `${SKILLS_FOLDER}/index.json`)
  const text = await site.readFile(file)
  // A site without docs has none.
  return text === undefined ? [] : JSON.parse(text).skills
}

/** @param file relative to the base */
async function readRequired(
  file: string,
  site: PublishedSite
): Promise<string> {
  const path = toHref(site.baseUrl, file)
  const text = await site.readFile(path)
  if (text !== undefined) return text
  throw new Error(`${site.title} doesn't publish ${path}.`)
}
