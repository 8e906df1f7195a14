import { readFileSync } from 'node:fs'
import path from 'node:path'
import { SiteError, type SourcePlace } from '../../model/errors.ts'
import type { MarkdownSource } from '../content/content.ts'
import { findSuspect } from './findSuspect.ts'

const browserNames = new Set([
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'navigator',
  'location',
  'history',
  'matchMedia',
  'IntersectionObserver'
])

/** Start of React's message about a component that is not ready. */
const WAITING = 'A component suspended while'

/** The text of a page without its front matter, with lines and columns. */
interface PageText
  extends Pick<MarkdownSource, 'file' | 'body' | 'bodyLine' | 'absolutePath'> {}

/**
 * Explain why a page can't be rendered, for the page's author rather than the
 * component's.
 *
 * @param page absent for generated pages
 */
export function explainRenderError(
  error: unknown,
  page: PageText | undefined,
  pathname: string
): SiteError {
  const reason = error instanceof Error ? error.message : String(error)
  const isError = error instanceof Error
  const said = reason.includes(WAITING)
    ? 'a component suspends.'
    : !isError && typeof error !== 'string'
      ? `a component throws ${describeThrown(error)} instead of an error.`
      : reason.split('\n')[0]?.replace(/\[object (\w+)\]/, '$1')
  const start = `The page can't be rendered: ${said}`
  const file = page?.file ?? pathname
  const circle =
    page && reason.includes('before initialization') ? findCircle(page) : []
  if (circle.length > 0) {
    return new SiteError(
      `The page imports itself: ${circle.map(name => path.basename(name)).join(' → ')}.`,
      {
        place: (page && findText(page, circle[1] ?? '')) ?? { file },
        remedy: 'Remove one of these imports.',
        cause: error
      }
    )
  }
  const name = /^(\w+) is not defined/.exec(reason)?.[1]
  const place =
    (page && name !== undefined && findName(page, name)) ||
    (page && findComponent(page, error)) ||
    (page && findOnlySuspect(page, reason)) ||
    undefined
  return new SiteError(start, {
    place: place ?? { file },
    remedy: createRemedy(reason, name),
    cause: error
  })
}

/** A thrown value need not be an error. */
function describeThrown(thrown: unknown): string {
  if (thrown === null || typeof thrown !== 'object') return String(thrown)
  return Array.isArray(thrown) ? 'an array' : 'an object'
}

function createRemedy(reason: string, name: string | undefined): string {
  if (name !== undefined && browserNames.has(name)) {
    return 'A component needs a browser, but the page is rendered at build time: move the code into an effect, which runs only in the browser.'
  }
  if (name !== undefined) {
    return `"${name}" is not declared. Import it, or write \\{ for a brace in text.`
  }
  if (reason.startsWith('Expected ')) {
    return 'Import it, or write \\< if it is text.'
  }
  if (reason.includes('Objects are not valid as a React child')) {
    return 'React renders text, numbers and elements, not objects: render a field of the object.'
  }
  if (reason.includes('Element type is invalid')) {
    return 'The name in angle brackets is not a component. Check whether its import needs braces.'
  }
  if (/null \(reading 'use[A-Z]/.test(reason)) {
    return "A hook is called outside a component: move it into the component's function."
  }
  if (reason.includes(WAITING)) {
    return "Pages are rendered synchronously: components can't be async or wait for data."
  }
  if (reason.startsWith('Invalid tag')) {
    return 'An imported picture is not a component: write <img src={name} alt="…" />.'
  }
  if (reason.includes('<Tabs>')) {
    return 'Write one <TabItem value="…" label="…"> for each tab, directly below <Tabs>.'
  }
  return 'A component throws while the page is rendered at build time. It must work without a browser, and with the props that the page passes.'
}

/** The first place where a name appears in braces. */
function findName(page: PageText, name: string): SourcePlace | undefined {
  const pattern = new RegExp(`\\{[^}\\n]*\\b${name}\\b`)
  const index = page.body.search(pattern)
  return index < 0 ? undefined : createBodyPlace(page, index)
}

/** The page's element whose component is topmost in the stack. */
function findComponent(
  page: PageText,
  error: unknown
): SourcePlace | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  for (const [, name = ''] of stack.matchAll(/^\s+at (\w+) \(/gm)) {
    const index = page.body.search(new RegExp(`<${name}\\b`))
    if (index >= 0) return createBodyPlace(page, index)
  }
  return undefined
}

function findOnlySuspect(
  page: PageText,
  reason: string
): SourcePlace | undefined {
  const index = findSuspect(page.body, reason)
  return index === undefined ? undefined : createBodyPlace(page, index)
}

function findText(page: PageText, text: string): SourcePlace | undefined {
  const index = text === '' ? -1 : page.body.indexOf(path.basename(text))
  return index < 0 ? undefined : createBodyPlace(page, index)
}

function createBodyPlace(page: PageText, index: number): SourcePlace {
  const before = page.body.slice(0, index)
  return {
    file: page.file,
    line: page.bodyLine + before.split('\n').length,
    column: index - before.lastIndexOf('\n')
  }
}

/** Files that import each other, from the page to one that repeats. */
function findCircle(page: PageText): readonly string[] {
  const follow = (trail: readonly string[]): readonly string[] => {
    const file = trail.at(-1) ?? ''
    for (const imported of listImports(file)) {
      if (trail.includes(imported)) return [...trail, imported]
      const found = follow([...trail, imported])
      if (found.length > 0) return found
    }
    return []
  }
  return follow([page.absolutePath])
}

function listImports(file: string): readonly string[] {
  try {
    const source = readFileSync(file, 'utf8')
    const requests = source.matchAll(
      /^import\s[^'"\n]*['"](\.[^'"\n]+\.mdx?)['"]/gm
    )
    return [...requests].map(([, request = '']) =>
      path.resolve(path.dirname(file), request)
    )
  } catch {
    return [] // the bundler reports a missing file
  }
}
