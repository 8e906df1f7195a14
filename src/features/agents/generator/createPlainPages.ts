import path from 'node:path'
import type { ReadPage } from '../../../core/build/bundle/pageCompiler.ts'
import type { OutputText } from '../../../core/build/output/outputText.ts'
import type { PlannedRoute } from '../../../core/routes/plannedRoute.ts'
import type { Site } from '../../../core/site/site.ts'
import { createMarkdownFile } from '../markdownTwin.ts'
import { createPageUrl, createPlainPage } from './createPlainPage.ts'
import type { PlainMarkdown } from './plainMarkdown.ts'
import {
  fillMarks,
  fillProps,
  type PlainFacts,
  type PlainPart
} from './plainMarks.ts'

/** A page as Markdown, for those who don't read HTML. */
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
 * Write every page as Markdown: the Markdown recorded when it was compiled,
 * with imported parts in place and absolute addresses.
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
  // Lists contain excerpts, and are written as links.
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

/** Maximum depth of parts importing parts. */
const MOST_PARTS = 5

async function fillPage(
  markdown: PlainMarkdown,
  { route }: PlannedRoute,
  input: PlainInput
): Promise<string> {
  const { site, copiedFiles } = input
  const { root } = site.content
  const files = await collectParts(markdown, input)
  const facts: PlainFacts = {
    pageUrl: createPageUrl(route, site),
    findFile: sourceFile => {
      const file = copiedFiles.get(path.join(root, sourceFile))
      return file && site.client.baseUrl + file
    },
    findPart: part => findPart(part, 0)
  }
  const findPart = (part: PlainPart, depth: number): string => {
    const text = files.get(part.file)
    if (text === undefined || depth > MOST_PARTS) return ''
    return fillMarks(fillProps(text, part.props), {
      ...facts,
      findPart: inner => findPart(inner, depth + 1)
    })
  }
  return fillMarks(markdown.text, facts)
}

/** Compile the parts that a page imports, recursively. */
async function collectParts(
  markdown: PlainMarkdown,
  input: PlainInput,
  found = new Map<string, string>()
): Promise<ReadonlyMap<string, string>> {
  for (const part of listParts(markdown.text)) {
    if (found.has(part.file)) continue
    found.set(part.file, '')
    const file = path.join(input.site.content.root, part.file)
    const { markdown: inner } = (await input.readPage(file)) ?? {}
    if (inner === undefined) continue
    found.set(part.file, inner.text)
    await collectParts(inner, input, found)
  }
  return found
}

function listParts(text: string): readonly PlainPart[] {
  const found: PlainPart[] = []
  fillMarks(text, {
    pageUrl: '',
    findFile: () => undefined,
    findPart: part => {
      found.push(part)
      return ''
    }
  })
  return found
}
