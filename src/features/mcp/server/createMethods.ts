import { createHash } from 'node:crypto'
import { stripBaseUrl } from '../../../core/model/paths.ts'
import type {
  PublishedSite,
  SiteSkill,
  SiteTool,
  SiteTools
} from '../../../core/model/siteTools.ts'
import {
  checkArguments,
  LANGUAGE,
  listParameters,
  printSchema
} from './checkArguments.ts'
import type { FileReader } from './createFileReader.ts'
import type { Method, Params, ServerInfo } from './createSession.ts'
import { codes, ProtocolError } from './protocolError.ts'
import type { Language, ServerSettings } from './serverSettings.ts'

/** Number of items in an answer; clients ask for more. */
const PAGE_SIZE = 100

/** A site whose files are being read for one request. */
interface OpenSite extends PublishedSite {
  /** The oldest copy that was read because the site is out of reach. */
  readonly findSavedAt: () => number | undefined
}

/** Open a site in one of its languages, for one request. */
export function openSite(
  { title, url, languages }: ServerSettings,
  read: FileReader,
  language: Language | undefined
): OpenSite {
  let oldest: number | undefined
  return {
    title,
    url,
    baseUrl: language?.baseUrl ?? '/',
    bases: languages.map(({ baseUrl }) => baseUrl),
    readFile: async path => {
      const file = await read(path)
      if (file?.savedAt !== undefined) {
        oldest = Math.min(oldest ?? file.savedAt, file.savedAt)
      }
      return file?.text
    },
    findSavedAt: () => oldest
  }
}

/** Describe the server to clients. */
export function describeServer(
  { title, url, languages, version }: ServerSettings,
  modules: readonly SiteTools[]
): ServerInfo {
  const has = (key: keyof SiteTools) => modules.some(each => each[key])
  const base = languages[0]?.baseUrl ?? '/'
  return {
    serverInfo: {
      name: 'toolbox-docs',
      title,
      version,
      websiteUrl: `${url}${base}`
    },
    capabilities: {
      tools: {},
      ...((has('documents') || has('listSkills')) && { resources: {} }),
      ...(has('listSkills') && {
        extensions: { 'io.modelcontextprotocol/skills': {} }
      })
    },
    instructions: `This is the documentation of ${title} (${url}${base}). Look up what it documents before you write code with it or answer questions about it, instead of relying on memory.`
  }
}

/** Create the methods of the protocol from what agents can do with a site. */
export function createMethods(
  settings: ServerSettings,
  modules: readonly SiteTools[],
  read: FileReader
): Readonly<Record<string, Method>> {
  const { languages } = settings
  const tools = modules.flatMap(module => module.tools ?? [])
  const sources = modules.flatMap(({ documents }) => documents ?? [])
  const open = (name?: string) =>
    openSite(
      settings,
      read,
      languages.find(each => each.name === name) ?? languages[0]
    )
  const listSkills = async (site: PublishedSite) =>
    (
      await Promise.all(
        modules.map(async module => (await module.listSkills?.(site)) ?? [])
      )
    )
      .flat()
      .map(skill => ({ ...skill, uri: nameSkill(skill, site) }))
  const listAllSkills = () => listAll(listSkills)

  /**
   * List something of all languages, that of the first one first. A language of
   * which this computer has no copy is left out while the site is out of reach.
   *
   * @throws Error if there is none of any language
   */
  async function listAll<Item extends { readonly uri: string }>(
    list: (site: PublishedSite) => Promise<readonly Item[]>
  ): Promise<readonly Item[]> {
    const lists = await Promise.allSettled(
      languages.map(({ name }) => list(open(name)))
    )
    const known = lists.filter(each => each.status === 'fulfilled')
    const [failed] = lists.filter(each => each.status === 'rejected')
    if (known.length === 0 && failed) throw failed.reason
    const items = known.flatMap(({ value }) => value)
    return [...new Map(items.map(item => [item.uri, item])).values()]
  }

  async function listResources(site: PublishedSite) {
    const lists = await Promise.all(
      sources.map(async source =>
        (await source.list(site)).map(({ url, title, description }) => ({
          uri: url,
          name: title,
          title,
          ...(description && { description }),
          mimeType: source.mediaType
        }))
      )
    )
    const skills = (await listSkills(site)).map(
      ({ uri, name, description }) => ({
        uri,
        name,
        description,
        mimeType: 'text/markdown'
      })
    )
    return [...lists.flat(), ...skills]
  }

  return {
    'tools/list': async params =>
      paginate(
        'tools',
        tools.map(tool => printTool(tool, languages)),
        params
      ),
    'tools/call': async ({ name, arguments: given = {} }) => {
      const tool = tools.find(each => each.name === name)
      if (tool === undefined) {
        const names = tools.map(each => each.name).join(', ')
        throw new ProtocolError(
          codes.params,
          `Unknown tool ${JSON.stringify(name)}. Known are ${names}.`
        )
      }
      return callTool(tool, Object(given), languages, open)
    },
    'resources/list': async params =>
      paginate('resources', await listAll(listResources), params),
    'resources/templates/list': async params =>
      paginate(
        'resourceTemplates',
        sources.map(({ template, mediaType }) => ({
          uriTemplate: `${settings.url}${languages[0]?.baseUrl ?? '/'}${template}`,
          name: 'page',
          title: `A page of ${settings.title}`,
          mimeType: mediaType
        })),
        params
      ),
    'resources/read': async ({ uri }, era) => {
      const site = open()
      const text = await readResource(uri)
      if (text !== undefined) {
        return { contents: [text], ...printSavedAt(site) }
      }
      throw new ProtocolError(
        era === 'modern' ? codes.params : codes.resource,
        `There's no resource ${JSON.stringify(uri)}.`,
        { uri }
      )

      async function readResource(uri: unknown) {
        if (typeof uri !== 'string') return undefined
        if (uri.startsWith('skill:')) {
          const skills = await listAllSkills()
          const skill = skills.find(each => each.uri === uri)
          return skill && { uri, mimeType: 'text/markdown', text: skill.text }
        }
        for (const { read, mediaType } of sources) {
          const text = await read(uri, site)
          if (text !== undefined) return { uri, mimeType: mediaType, text }
        }
        return undefined
      }
    },
    ...(modules.some(module => module.listSkills) && {
      'skills/list': async (params: Params) =>
        paginate('skills', (await listAllSkills()).map(printSkill), params),
      'skills/get': async ({ uri }: Params) => {
        const skills = await listAllSkills()
        const skill = skills.find(each => each.uri === uri)
        if (skill) return { skill: printSkill(skill) }
        throw new ProtocolError(
          codes.params,
          `There's no skill ${JSON.stringify(uri)}.`,
          { uri }
        )
      }
    })
  }
}

function printTool(tool: SiteTool, languages: readonly Language[]) {
  const { name, title, description } = tool
  return {
    name,
    title,
    description,
    inputSchema: printSchema(listParameters(tool, languages)),
    annotations: { readOnlyHint: true, openWorldHint: false }
  }
}

/** Mistakes are results, which agents read to correct themselves. */
async function callTool(
  tool: SiteTool,
  given: Params,
  languages: readonly Language[],
  open: (language: string | undefined) => OpenSite
) {
  try {
    const parameters = listParameters(tool, languages)
    const values = checkArguments(tool.name, parameters, given)
    const site = open(values[LANGUAGE])
    const text = await tool.run(values, site)
    const note = describeCopy(site)
    const texts = note === undefined ? [text] : [note, text]
    return { content: texts.map(each => ({ type: 'text', text: each })) }
  } catch (error) {
    const { message } = Object(error)
    const text = String(message ?? error)
    return { content: [{ type: 'text', text }], isError: true }
  }
}

function describeCopy(site: OpenSite): string | undefined {
  const time = site.findSavedAt()
  return time === undefined
    ? undefined
    : `${site.url} can't be reached. This is from copies on this computer, the oldest of ${new Date(time).toISOString().slice(0, 10)}.`
}

function printSavedAt(site: OpenSite) {
  const time = site.findSavedAt()
  return time === undefined
    ? {}
    : { _meta: { 'toolbox-docs/savedAt': new Date(time).toISOString() } }
}

function paginate<Item>(
  key: string,
  items: readonly Item[],
  { cursor }: Params
): object {
  const start = cursor === undefined ? 0 : Number(cursor)
  if (!Number.isInteger(start) || start < 0 || start > items.length) {
    throw new ProtocolError(
      codes.params,
      `Unknown cursor ${JSON.stringify(cursor)}. Start again without one.`
    )
  }
  const end = start + PAGE_SIZE
  return {
    [key]: items.slice(start, end),
    ...(end < items.length && { nextCursor: String(end) })
  }
}

/** Name a skill, by its language unless that's the first one. */
function nameSkill(
  { name }: SiteSkill,
  { baseUrl, bases: [first = '/'] }: PublishedSite
): string {
  const language = stripBaseUrl(first, baseUrl)?.replace(/^\/|\/$/g, '')
  return `skill://${language ? `${language}/` : ''}${name}/SKILL.md`
}

function printSkill(skill: SiteSkill & { readonly uri: string }) {
  const { name, description, text, uri } = skill
  const hash = createHash('sha256').update(text).digest('hex')
  return {
    uri,
    frontmatter: { name, description },
    resources: [
      { uri, digest: `sha256:${hash}`, size: Buffer.byteLength(text) }
    ]
  }
}
