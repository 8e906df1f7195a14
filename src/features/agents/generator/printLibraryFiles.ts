import { type OutputFile, toAbsoluteUrl } from '../../../core/model/paths.ts'
import type { OutputText } from '../../../core/output/outputText.ts'
import type { Cache } from '../../../core/platform/cache/createCache.ts'
import { hashContent } from '../../../core/platform/hashContent.ts'
import type { Site } from '../../../core/site/site.ts'
import { LLMS_PATH, SKILLS_FOLDER } from '../llmsList.ts'
import type { Section } from './createSections.ts'
import { nameSkills } from './nameSkills.ts'
import { printLibraryIndex } from './printLibraryIndex.ts'
import { printLink } from './printLink.ts'
import type { MarkdownVersion } from './printMarkdownPages.ts'
import type { Guidance } from './readGuidance.ts'

/** A library's index for `AGENTS.md`, and its file. */
export interface LibraryFile extends OutputText {
  readonly title: string
}

/** The files about libraries. */
interface LibraryFiles {
  /** Each of them for `AGENTS.md`. */
  readonly indexes: readonly LibraryFile[]
  /** The same as skills, with the file that lists them. */
  readonly skills: readonly OutputText[]
}

/** Identifies the format; it's opaque. */
const SKILLS_SCHEMA =
  'https://schemas.agentskills.io/discovery/0.2.0/schema.json'
/** In characters. */
const DESCRIPTION_LIMIT = 1_024

/**
 * Print an index of each topic with docs, and the same as a skill.
 *
 * @param sections the topics of `llms.txt`
 * @param others files whose symbols the indexes list
 * @see https://github.com/cloudflare/agent-skills-discovery-rfc
 */
export async function printLibraryFiles(
  site: Site,
  sections: readonly Section[],
  others: readonly OutputText[],
  cache: Cache
): Promise<LibraryFiles> {
  const libraries = sections
    .map(({ title, pages }) => ({ title, pages: pages.filter(isDoc) }))
    .filter(({ pages }) => pages.length > 0)
  const names = nameSkills(libraries.map(({ title }) => title))
  const symbols = others.flatMap(other => other.symbols ?? [])
  const made = await Promise.all(
    libraries.map(async ({ title, pages }, position) => {
      const name = names[position] ?? title
      const description = findDescription(pages)
      const text = printLibraryIndex({
        title,
        siteTitle: site.client.title,
        description,
        list: toAbsoluteUrl(site.client, LLMS_PATH),
        pages: await Promise.all(
          pages.map(async (page, index) => ({
            ...(await readPage(page, index === 0, cache)),
            title: page.planned.route.title ?? title,
            url: page.url,
            link: printLink(page, site)
          }))
        ),
        symbols
      })
      return { title, name, description, text }
    })
  )
  const skills = made.map(({ title, name, description = '', text }) => {
    const about =
      `${description} Use it for code and questions about ${title} of ${site.client.title}.`.trim()
    return {
      name,
      about: about.slice(0, DESCRIPTION_LIMIT),
      file: `${SKILLS_FOLDER}/${name}/SKILL.md` as OutputFile, // relative
      text
    }
  })
  return {
    indexes: made.map(({ title, name, text }) => ({
      title,
      file: `agents/${name}.md` as OutputFile, // relative
      text,
      hasLinks: true
    })),
    skills: skills.length === 0 ? [] : printSkills(skills)
  }
}

interface Skill extends OutputText {
  readonly name: string
  readonly about: string
}

function printSkills(skills: readonly Skill[]): readonly OutputText[] {
  const files = skills.map(({ name, about, file, text }) => ({
    name,
    about,
    file,
    text: `---\nname: ${name}\ndescription: ${JSON.stringify(about)}\n---\n\n${text}`
  }))
  const list = {
    $schema: SKILLS_SCHEMA,
    skills: files.map(({ name, about, text }) => ({
      name,
      type: 'skill-md',
      description: about,
      url: `${name}/SKILL.md`,
      digest: `sha256:${hashContent(text)}`
    }))
  }
  return [
    ...files.map(({ file, text }) => ({ file, text, hasLinks: true })),
    {
      file: `${SKILLS_FOLDER}/index.json` as OutputFile, // relative
      text: `${JSON.stringify(list, undefined, 2)}\n`
    }
  ]
}

function isDoc({ planned }: MarkdownVersion): boolean {
  return planned.route.kind === 'doc'
}

/** Find the description of the start page. */
function findDescription(
  pages: readonly MarkdownVersion[]
): string | undefined {
  return pages[0]?.planned.route.description?.replace(/\s+/g, ' ').trim()
}

/** Only pages with these words can have rules or warnings. */
const MAY_GUIDE = /\brules\b|\[!(?:WARNING|CAUTION)\]/i

/**
 * Read a page's guidance. Parsing takes milliseconds, so skip pages that can't have
 * any, and cache the others.
 */
async function readPage(
  { content }: MarkdownVersion,
  isStart: boolean,
  cache: Cache
): Promise<Guidance> {
  if (!isStart && !MAY_GUIDE.test(content)) {
    return { blocks: [], rules: [], warnings: [] }
  }
  return cache.getOrCompute(
    { step: 'guidance', inputs: [content, String(isStart)] },
    async () => {
      const { readGuidance } = await import('./readGuidance.ts')
      return readGuidance(content, { isStart })
    }
  )
}
