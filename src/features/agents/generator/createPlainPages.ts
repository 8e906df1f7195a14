import path from 'node:path'
import type { ReadPage } from '../../../core/build/bundle/pageCompiler.ts'
import type { OutputText } from '../../../core/build/output/outputText.ts'
import type { PlannedRoute } from '../../../core/routes/plannedRoute.ts'
import type { Site } from '../../../core/site/site.ts'
import { createMarkdownFile } from '../markdownTwin.ts'
import { createPageUrl, createPlainPage } from './createPlainPage.ts'
import {
  fillPlaceholders,
  fillProps,
  type PlaceholderResolver,
  type PlainPartial
} from './placeholders.ts'
import type { PlainMarkdown } from './plainMarkdown.ts'

/** A page's Markdown file. */
export interface PlainPage extends OutputText {
  readonly planned: PlannedRoute
  readonly contents: readonly PlainMarkdown[]
}

interface PlainInput {
  readonly site: Site
  readonly routes: readonly PlannedRoute[]
  readonly readPage: ReadPage
  /** Absolute source → path in the base. */
  readonly copiedFiles: ReadonlyMap<string, string>
}

/**
 * Write every page as Markdown: take what was recorded when it was compiled,
 * and fill in partials and absolute addresses.
 */
export async function createPlainPages(
  input: PlainInput
): Promise<readonly PlainPage[]> {
  const pages: PlainPage[] = []
  for (const planned of input.routes) {
    const page = await createPage(planned, input)
    if (page !== undefined) pages.push(page)
  }
  return pages
}

async function createPage(
  planned: PlannedRoute,
  input: PlainInput
): Promise<PlainPage | undefined> {
  const { site } = input
  const { route } = planned
  const contents: PlainMarkdown[] = []
  const texts: string[] = []
  // Pages that list excerpts are written as lists of links.
  const requests = planned.source === undefined ? [] : planned.contents
  for (const request of requests) {
    const { markdown } = (await input.readPage(request)) ?? {}
    if (markdown === undefined) return undefined
    contents.push(markdown)
    texts.push(await fillPage(markdown, planned, input))
  }
  const text = createPlainPage(planned, texts, site)
  return text === undefined
    ? undefined
    : { planned, contents, file: createMarkdownFile(route.pathname), text }
}

/** Maximum depth of partials importing partials. */
const MAX_PARTIAL_DEPTH = 5

async function fillPage(
  markdown: PlainMarkdown,
  { route }: PlannedRoute,
  input: PlainInput
): Promise<string> {
  const { site, copiedFiles } = input
  const { root } = site.content
  const files = await collectPartials(markdown, input)
  const resolver: PlaceholderResolver = {
    pageUrl: createPageUrl(route, site),
    findFile: sourceFile => {
      const file = copiedFiles.get(path.join(root, sourceFile))
      return file && site.client.baseUrl + file
    },
    findPartial: partial => findPartial(partial, 0)
  }
  const findPartial = (partial: PlainPartial, depth: number): string => {
    const text = files.get(partial.file)
    if (text === undefined || depth > MAX_PARTIAL_DEPTH) return ''
    return fillPlaceholders(fillProps(text, partial.props), {
      ...resolver,
      findPartial: inner => findPartial(inner, depth + 1)
    })
  }
  return fillPlaceholders(markdown.text, resolver)
}

/** Compile the partials that a page imports, recursively. */
async function collectPartials(
  markdown: PlainMarkdown,
  input: PlainInput,
  found = new Map<string, string>()
): Promise<ReadonlyMap<string, string>> {
  for (const partial of listPartials(markdown.text)) {
    if (found.has(partial.file)) continue
    found.set(partial.file, '')
    const file = path.join(input.site.content.root, partial.file)
    const { markdown: inner } = (await input.readPage(file)) ?? {}
    if (inner === undefined) continue
    found.set(partial.file, inner.text)
    await collectPartials(inner, input, found)
  }
  return found
}

function listPartials(text: string): readonly PlainPartial[] {
  const found: PlainPartial[] = []
  fillPlaceholders(text, {
    pageUrl: '',
    findFile: () => undefined,
    findPartial: partial => {
      found.push(partial)
      return ''
    }
  })
  return found
}
