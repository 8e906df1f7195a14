import path from 'node:path'
import { printEarlyScriptModule } from '../../../core/bundle/printVirtualModules.ts'
import type { Content } from '../../../core/content/content.ts'
import { readContent } from '../../../core/content/read/readContent.ts'
import { readGitDates } from '../../../core/content/read/readGitDates.ts'
import type { PageMemory } from '../../../core/content/read/readMarkdown.ts'
import type { CommandOptions } from '../../../core/feature.ts'
import {
  type Diagnostic,
  DiagnosticError,
  isError
} from '../../../core/model/diagnostic.ts'
import { isInside } from '../../../core/platform/isInside.ts'
import { packageRoot } from '../../../core/platform/packageRoot.ts'
import { nameSidebarFiles } from '../../../core/render/nameSidebarFiles.ts'
import {
  planRedirects,
  type Redirect
} from '../../../core/site/routes/planRedirects.ts'
import {
  planSite,
  type SiteWithRoutes
} from '../../../core/site/routes/planSite.ts'
import { isDisplayOnly, rereadDocs } from './rereadDocs.ts'

/** A site that can be served, or the errors that prevent it. */
export type DevSite =
  | ValidDevSite
  | { readonly diagnostics: readonly Diagnostic[] }

/** A site without errors. */
export interface ValidDevSite extends SiteWithRoutes {
  /** As read, before translation. */
  readonly content: Content
  readonly redirects: readonly Redirect[]
}

/** Reads a site repeatedly during development. */
interface DevReader {
  /** Read everything. */
  readonly read: () => Promise<DevSite>
  /**
   * Read what changed.
   *
   * @param files absolute paths
   * @returns the same object if only the text of pages changed
   */
  readonly reread: (
    known: DevSite,
    files: ReadonlySet<string>
  ) => Promise<DevSite>
}

/** Create a reader for a site, including drafts. */
export function createDevReader(options: CommandOptions): DevReader {
  const { contentDir, baseUrl, features } = options
  const readDates = memoizeDates()
  const memory: PageMemory = new Map()
  const read = () =>
    catchDiagnostics(async () => {
      const content = await withoutExit(() =>
        readContent(contentDir, {
          readDates,
          features,
          memory,
          ...(baseUrl === undefined ? {} : { baseUrl })
        })
      )
      return createDevSite(content, options)
    })
  return {
    read,
    reread: async (known, files) => {
      if ('diagnostics' in known) return read()
      if ([...files].every(isDisplayOnly)) return known
      const { content } = known
      const gitDates = await readDates(content.contentDir, listOutside(content))
      const next = await rereadDocs(content, files, gitDates)
      if (next === undefined) return read()
      if (next === content) return known
      return catchDiagnostics(async () => createDevSite(next, options))
    }
  }
}

/** Read dates once: commits during development don't matter. */
function memoizeDates(): typeof readGitDates {
  const known = new Map<string, ReturnType<typeof readGitDates>>()
  return (...folders) => {
    const key = JSON.stringify(folders)
    const dates = known.get(key) ?? readGitDates(...folders)
    known.set(key, dates)
    return dates
  }
}

/** Docs folders outside the site's content folder. */
function listOutside({ contentDir, config }: Content): readonly string[] {
  const folders = config.docs.versions.map(({ folder }) => folder)
  return folders.filter(
    folder => !isInside(path.join(contentDir, folder), contentDir)
  )
}

function createDevSite(
  content: Content,
  options: CommandOptions
): ValidDevSite {
  const locale = resolveLocale(content.config.locales, options.locale)
  const { site, routes } = planSite(content, { withDrafts: true, locale })
  const errors = site.diagnostics.filter(isError)
  if (errors.length > 0) throw new DiagnosticError(errors)
  return { content, site, routes, redirects: planRedirects(site, routes) }
}

/**
 * Run a function and collect the content errors that it throws.
 *
 * @throws all other errors
 */
export async function catchDiagnostics<Value>(
  read: () => Promise<Value>
): Promise<Value | { readonly diagnostics: readonly Diagnostic[] }> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof DiagnosticError)
      return { diagnostics: error.diagnostics }
    throw error
  }
}

/** The named locale, or the first one. */
function resolveLocale(
  locales: readonly { readonly name: string }[],
  requested: string | undefined
): string {
  const names = locales.map(({ name }) => name)
  const found = requested ?? names[0] ?? ''
  if (names.includes(found)) return found
  throw new DiagnosticError({
    message: `Unknown locale "${found}".`,
    place: { file: 'site.ts' },
    hint: `Known locales: ${names.join(', ')}.`
  })
}

/** Load scripts of the site without letting `process.exit` end the server. */
async function withoutExit<Value>(run: () => Promise<Value>): Promise<Value> {
  const { exit } = process
  process.exit = () => {
    throw new DiagnosticError({
      message: 'A file of the site calls process.exit().',
      hint: 'Remove the call, and throw an error instead.'
    })
  }
  try {
    return await run()
  } finally {
    process.exit = exit
  }
}

/** Whether the same compiled app serves both states of a site. */
export function hasSameApp(one: ValidDevSite, other: ValidDevSite): boolean {
  return createAppKey(one) === createAppKey(other)
}

/** Whether the data that open tabs have loaded is still valid. */
export function hasSameData(one: ValidDevSite, other: ValidDevSite): boolean {
  return createDataKey(one) === createDataKey(other)
}

/** Everything that the compiled app depends on. */
function createAppKey({ site }: ValidDevSite): string {
  const { client, texts, content } = site
  const { components } = content.config
  const early = printEarlyScriptModule(packageRoot, client, content.features)
  return JSON.stringify([client.baseUrl, texts, components, early])
}

function createDataKey({ site, routes, redirects }: ValidDevSite): string {
  const sidebars = [...nameSidebarFiles(site).values()]
  return JSON.stringify([
    site.client,
    site.content.config.head,
    sidebars.map(({ file }) => file),
    redirects,
    routes.map(({ route }) => route.pathname)
  ])
}
