/** Address of the list of all pages, without the base. */
export const LLMS_PATH = '/llms.txt'

/** Heading of the links to library indexes. */
export const INDEXES_HEADING = 'Indexes to paste into AGENTS.md'

/** Where agents look for skills, relative to the base. */
export const SKILLS_FOLDER = '.well-known/agent-skills'

/** A topic in `llms.txt`. */
export interface ListedTopic {
  readonly title: string
  readonly pages: readonly ListedPage[]
}

/** A page in `llms.txt`. */
export interface ListedPage {
  readonly title: string
  /** Absolute address of its Markdown version. */
  readonly url: string
  readonly description?: string | undefined
}

const LINK = /^- \[((?:\\.|[^\\\]])*)\]\((\S+)\)(?:: (.*))?$/

/** Read the topics of `llms.txt`, with their pages. */
export function readLlmsList(text: string): readonly ListedTopic[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map(section => {
      const [title = '', ...lines] = section.trim().split('\n')
      return { title, pages: lines.flatMap(readLink) }
    })
    .filter(({ title }) => title !== INDEXES_HEADING)
}

function readLink(line: string): ListedPage[] {
  const [, title, url, description] = LINK.exec(line) ?? []
  return title === undefined || url === undefined
    ? []
    : [{ title: title.replace(/\\([[\]])/g, '$1'), url, description }]
}
