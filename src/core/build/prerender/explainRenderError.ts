import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { MarkdownSource } from '../../content/content.ts'
import { createPlace } from '../../content/sourceLocator.ts'
import { SiteError } from '../../model/errors.ts'
import { findSuspect } from './findSuspect.ts'

/** Start of React's message about a component that is not ready. */
const WAITING = 'A component suspended while'

/** Remedies, by the thrown message; `$1` is the first group. */
const HINTS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:window|document|(?:local|session)Storage|navigator|location|history|matchMedia|IntersectionObserver) is not defined/,
    'A component needs a browser, but the page is rendered at build time: move the code into an effect, which runs only in the browser.'
  ],
  [
    /^(\w+) is not defined/,
    '"$1" is not declared. Import it, or write \\{ for a brace in text.'
  ],
  [/^Expected /, 'Import it, or write \\< if it is text.'],
  [
    /Objects are not valid as a React child/,
    'React renders text, numbers and elements, not objects: render a field of the object.'
  ],
  [
    /Element type is invalid/,
    'The name in angle brackets is not a component. Check whether its import needs braces.'
  ],
  [
    /null \(reading 'use[A-Z]/,
    "A hook is called outside a component: move it into the component's function."
  ],
  [
    /A component suspended while/,
    "Pages are rendered synchronously: components can't be async or wait for data."
  ],
  [
    /^Invalid tag/,
    'An imported picture is not a component: write <img src={name} alt="…" />.'
  ],
  [
    /<Tabs>/,
    'Write one <TabItem value="…" label="…"> for each tab, directly below <Tabs>.'
  ],
  [
    /(?:)/,
    'A component throws while the page is rendered at build time. It must work without a browser, and with the props that the page passes.'
  ]
]

/** The text of a page without its front matter. */
type PageText = Pick<
  MarkdownSource,
  'file' | 'body' | 'bodyLine' | 'absolutePath'
>

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
  const circle =
    page && reason.includes('before initialization') ? findCircle(page) : []
  if (page && circle.length > 0) {
    const names = circle.map(file => path.basename(file))
    return new SiteError(`The page imports itself: ${names.join(' → ')}.`, {
      place: findPlace(page, page.body.indexOf(names[1] ?? '')),
      remedy: 'Remove one of these imports.',
      cause: error
    })
  }
  const [pattern, hint = ''] = HINTS.find(([each]) => each.test(reason)) ?? []
  const suspect = page && findSuspect(page.body, listNames(error, reason))
  return new SiteError(`The page can't be rendered: ${describeThrown(error)}`, {
    place: page ? findPlace(page, suspect) : { file: pathname },
    remedy: hint.replace('$1', pattern?.exec(reason)?.[1] ?? ''),
    cause: error
  })
}

/** A thrown value need not be an error. */
function describeThrown(thrown: unknown): string {
  if (typeof thrown !== 'string' && !(thrown instanceof Error)) {
    const value = Object(thrown) === thrown ? 'an object' : String(thrown)
    return `a component throws ${value} instead of an error.`
  }
  const reason = typeof thrown === 'string' ? thrown : thrown.message
  if (reason.includes(WAITING)) return 'a component suspends.'
  return (reason.split('\n')[0] ?? '').replace(/\[object (\w+)\]/, '$1')
}

/** Names that an error speaks of, and those of its stack from the top. */
function listNames(error: unknown, reason: string): readonly string[] {
  const said = /^(\w+) is not defined|^Expected \w+ `(\w+)/.exec(reason) ?? []
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const calls = [...stack.matchAll(/^\s+at (\w+) \(/gm)]
  return [...said.slice(1), ...calls.map(([, name]) => name)].filter(
    name => name !== undefined
  )
}

/** @param offset in the body, if it is known */
function findPlace({ file, body, bodyLine }: PageText, offset = -1) {
  if (offset < 0) return { file }
  const { line = 1, column } = createPlace(file, body, offset)
  return { file, line: bodyLine + line, column }
}

/** Files that import each other, from the page to one that repeats. */
function findCircle(page: PageText): readonly string[] {
  const follow = (trail: readonly string[]): readonly string[] => {
    const file = trail.at(-1) ?? ''
    for (const imported of listPartials(file)) {
      if (trail.includes(imported)) return [...trail, imported]
      const found = follow([...trail, imported])
      if (found.length > 0) return found
    }
    return []
  }
  return follow([page.absolutePath])
}

function listPartials(file: string): readonly string[] {
  try {
    return listRequests(readFileSync(file, 'utf8'))
      .filter(request => /\.mdx?$/.test(request))
      .map(request => path.resolve(path.dirname(file), request))
  } catch {
    return [] // the bundler reports a missing file
  }
}

/** List the files that a page imports, relative to it. */
export function listRequests(source: string): readonly string[] {
  const imports = source.matchAll(/^import\s[^'"\n]*['"](\.[^'"\n]+)['"]/gm)
  return [...imports].map(([, request = '']) => request)
}
