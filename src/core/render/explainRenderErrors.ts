import path from 'node:path'
import type { MarkdownSource } from '../content/content.ts'
import { isSiteFeature } from '../content/isSiteFeature.ts'
import { locateInBody } from '../content/sourceLocator.ts'
import type { LoadedFeature } from '../feature.ts'
import { type Diagnostic, formatPlace } from '../model/diagnostic.ts'
import { isInside } from '../platform/isInside.ts'
import type { PlannedRoute } from '../site/routes/plannedRoute.ts'
import type { FeatureFault } from './createFaultFinder.ts'

/** A page that failed to render. */
export interface FailedPage {
  readonly planned: PlannedRoute
  readonly error: unknown
}

/** Messages about modules that are already reported. */
const ALREADY_REPORTED = /Module (?:build|parse) failed|Cannot find module/
/** Messages that follow from a missing export of an imported module. */
const CONSEQUENT =
  /Element type is invalid|is not a function|Expected component `[^`]+` to be|^No view for page kind|^No NavbarItem component/

/**
 * Explain why pages failed to render, except failures caused by modules that are
 * already reported.
 *
 * @param diagnostics diagnostics of the bundle
 * @param owned the site's features and the absolute path of its content folder
 * @param findFault finds what of a site feature throws an error
 */
export function explainRenderErrors(
  failedPages: readonly FailedPage[],
  diagnostics: readonly Diagnostic[],
  { features, contentDir }: FailedSite = { features: [], contentDir: '/' },
  findFault: (error: unknown) => FeatureFault | undefined = () => undefined
): readonly Diagnostic[] {
  const reported = new Set(diagnostics.map(({ place }) => place?.file))
  // Any page can show a feature, and so can layouts.
  const isFeatureReported = features.some(
    feature =>
      isSiteFeature(feature) &&
      [...reported].some(
        file =>
          file !== undefined &&
          isInside(path.resolve(contentDir, file), feature.folder)
      )
  )
  const unreported = failedPages.filter(({ planned, error }) => {
    const message = describeError(error)
    if (reported.size > 0 && ALREADY_REPORTED.test(message)) return false
    const isReported =
      isFeatureReported || listModules(planned).some(file => reported.has(file))
    return !(isReported && CONSEQUENT.test(message))
  })
  const faults = new Map<string, Diagnostic>()
  const others = unreported.filter(({ planned, error }) => {
    const fault = findFault(error)
    if (fault === undefined) return true
    const diagnostic = explainFault(error, fault, planned)
    // The same mistake fails every page that shows the slot.
    const key = `${formatPlace(fault.place)} ${diagnostic.message}`
    if (!faults.has(key)) faults.set(key, diagnostic)
    return false
  })
  return [...faults.values(), ...explainPages(others, features)]
}

/** Explain an error of a site feature to the feature's author. */
function explainFault(
  error: unknown,
  { name, place }: FeatureFault,
  { source, route }: PlannedRoute
): Diagnostic {
  return {
    severity: 'error',
    message: `The ${name} throws an error: ${describeThrown(error)}`,
    place,
    hint: `${findHint(error)} Fix the feature, or remove it from site.ts. It was rendering ${source?.file ?? route.pathname}.`,
    cause: error
  }
}

function explainPages(
  pages: readonly FailedPage[],
  features: FeatureOrigins
): readonly Diagnostic[] {
  const written = pages.filter(({ planned }) => planned.source !== undefined)
  // Lists fail if a post does; report the post's own page instead.
  return (written.length > 0 ? written : pages).map(({ planned, error }) =>
    explainRenderError(error, planned.source, { planned, features })
  )
}

/** Features of the site, to name the owner of a component. */
type FeatureOrigins = readonly Pick<
  LoadedFeature,
  'name' | 'module' | 'file' | 'folder' | 'components'
>[]

interface FailedSite {
  readonly features: FeatureOrigins
  readonly contentDir: string
}

/** Find the site feature that has a component. */
function findOwner(
  page: PageBody | undefined,
  suspect: number | undefined,
  features: FeatureOrigins
) {
  const text = page?.body.slice(suspect ?? Number.POSITIVE_INFINITY) ?? ''
  const [, component = ''] = /^<(\w+)/.exec(text) ?? []
  const owner = features.find(
    feature =>
      isSiteFeature(feature) &&
      Object.hasOwn(feature.components ?? {}, component)
  )
  return owner && { ...owner, component }
}

/** List a page's file and its imports, relative to the content folder. */
function listModules({ source }: PlannedRoute): readonly string[] {
  if (source === undefined) return []
  const folder = path.posix.dirname(source.file)
  const imports = source.body.matchAll(
    /^import\s[^'"\n]*['"](\.[^'"\n]+)['"]/gm
  )
  const imported = [...imports].map(([, request = '']) =>
    path.posix.join(folder, request)
  )
  return [source.file, ...imported]
}

/** Hints by the thrown message; the last one is the default. */
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
    /^No view for page kind/,
    'Name the module of a component for this kind of pages in "client.pages" of the feature that adds the page.'
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
    /(?:)/,
    'A component throws while the page is rendered at build time. It must work without a browser and with the props that the page passes.'
  ]
]

/** The text of a page without its front matter. */
type PageBody = Pick<MarkdownSource, 'file' | 'body' | 'bodyLine'>

/**
 * Explain to the page's author, rather than the component's, why a page can't be
 * rendered.
 *
 * @param page undefined for generated pages
 */
function explainRenderError(
  error: unknown,
  page: PageBody | undefined,
  {
    planned,
    features
  }: {
    readonly planned: Pick<PlannedRoute, 'route' | 'place' | 'owner'>
    readonly features: FeatureOrigins
  }
): Diagnostic {
  const reason = describeError(error)
  const hint = findHint(error)
  const suspect = page && findSuspect(page.body, listNames(error, reason))
  const owner = findOwner(page, suspect, features)
  const { pathname } = planned.route
  const place = page
    ? locateInBody(page, suspect)
    : (planned.place ?? { file: pathname })
  const adder = planned.owner
    ? ` of the hook "routes" of the feature "${planned.owner}"`
    : ''
  const name =
    page || !planned.place ? 'The page' : `The page "${pathname}"${adder}`
  if (owner !== undefined) {
    return {
      severity: 'error',
      message: `The component <${owner.component}> of the feature "${owner.name}" throws an error: ${describeThrown(error)}`,
      place,
      hint: `${hint} Fix the feature (${owner.file ?? owner.module}), or remove it from site.ts.`,
      cause: error
    }
  }
  return {
    severity: 'error',
    message: `${name} can't be rendered: ${describeThrown(error)}`,
    place,
    hint,
    cause: error
  }
}

function findHint(error: unknown): string | undefined {
  return HINTS.find(([pattern]) => pattern.test(describeError(error)))?.[1]
}

function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
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

/** Code, imports and exports, which can't be the cause. */
const ignored = [
  /^( {0,3}(`{3,}|~{3,}))[\s\S]*?(?:^ {0,3}\2[`~]*[ \t]*$|$(?![\s\S]))/gm,
  /(?<!`)(`+)(?!`)[^`][\s\S]*?(?<!`)\1(?!`)/g,
  /^(?:import|export)\s[\s\S]*?(?:\n[ \t]*\n|$(?![\s\S]))/gm
]

/**
 * A component or an object's member, with its attributes, or an expression in
 * braces that isn't a comment.
 */
const SUSPECT = /<((?:[A-Z]|\w+\.)[\w.]*)[^<>]*|\{(?!\s*\/\*)[^}]*\}/g

/**
 * Find the likely cause of a rendering error: the first component or expression
 * that contains one of the names, or the only one on the page.
 *
 * @param body the page's text below its front matter
 * @param names the likeliest first
 * @returns its offset in the body
 */
export function findSuspect(
  body: string,
  names: readonly string[]
): number | undefined {
  const text = ignored.reduce(
    (rest, pattern) =>
      rest.replace(pattern, found => found.replace(/[^\n]/g, ' ')),
    body
  )
  const suspects = [...text.matchAll(SUSPECT)]
  for (const name of names) {
    const pattern = new RegExp(`\\b${name}\\b`)
    const found = suspects.find(([shown]) => pattern.test(shown))
    if (found !== undefined) return found.index
  }
  const kinds = new Set(suspects.map(([shown, element]) => element ?? shown))
  return kinds.size === 1 ? suspects[0]?.index : undefined
}
