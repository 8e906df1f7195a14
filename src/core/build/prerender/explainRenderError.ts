import type { MarkdownSource } from '../../content/content.ts'
import { createPlace } from '../../content/sourceLocator.ts'
import { SiteError } from '../../model/errors.ts'
import { findSuspect } from './findSuspect.ts'

/** Remedies by the thrown message; the last one is the default. */
const HINTS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:window|document|(?:local|session)Storage|navigator|location|history|matchMedia|IntersectionObserver) is not defined/,
    'The page is rendered at build time, without a browser. Move the code into an effect.'
  ],
  [
    /^\w+ is not defined|^Expected /,
    'Import or declare the name. For text, write \\{ or \\<.'
  ],
  [
    /Objects are not valid as a React child/,
    'React renders text, numbers and elements. Render a field of the object.'
  ],
  [
    /Element type is invalid/,
    "The name in angle brackets isn't a component. Check whether its import needs braces."
  ],
  [
    /component suspended while/,
    "Pages are rendered synchronously, so components can't be async or wait for data."
  ],
  [
    /before initialization/,
    'The page, or a file that it imports, imports itself. Remove that import.'
  ],
  [
    /<Tabs>/,
    'Write one <TabItem value="…" label="…"> for each tab, directly below <Tabs>.'
  ],
  [
    /(?:)/,
    'A component throws while the page is rendered at build time. It must work without a browser and with the props that the page passes.'
  ]
]

/** The text of a page without its front matter. */
type PageText = Pick<MarkdownSource, 'file' | 'body' | 'bodyLine'>

/**
 * Explain to the page's author, rather than the component's, why a page can't be
 * rendered.
 *
 * @param page undefined for generated pages
 */
export function explainRenderError(
  error: unknown,
  page: PageText | undefined,
  pathname: string
): SiteError {
  const reason = error instanceof Error ? error.message : String(error)
  const [, remedy] = HINTS.find(([pattern]) => pattern.test(reason)) ?? []
  const suspect = page && findSuspect(page.body, listNames(error, reason))
  return new SiteError(`The page can't be rendered: ${describeThrown(error)}`, {
    place: page ? findPlace(page, suspect) : { file: pathname },
    remedy,
    cause: error
  })
}

/** Describe a thrown value, which need not be an error. */
function describeThrown(thrown: unknown): string {
  if (typeof thrown !== 'string' && !(thrown instanceof Error)) {
    const value = Object(thrown) === thrown ? 'an object' : String(thrown)
    return `a component throws ${value} instead of an error.`
  }
  const reason = typeof thrown === 'string' ? thrown : thrown.message
  const [sentence = ''] = reason.split(/\n|(?<=\.) (?=[A-Z])/)
  return sentence.replace(/\[object (\w+)\]/, '$1')
}

/** List the names in an error and in its stack, topmost first. */
function listNames(error: unknown, reason: string): readonly string[] {
  const named = /^(\w+) is not defined|^Expected \w+ `(\w+)/.exec(reason) ?? []
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const calls = [...stack.matchAll(/^\s+at (\w+) \(/gm)]
  return [...named.slice(1), ...calls.map(([, name]) => name)].filter(
    name => name !== undefined
  )
}

/** @param offset offset in the body, if known */
function findPlace({ file, body, bodyLine }: PageText, offset = -1) {
  if (offset < 0) return { file }
  const { line = 1, column } = createPlace(file, body, offset)
  return { file, line: bodyLine + line, column }
}
