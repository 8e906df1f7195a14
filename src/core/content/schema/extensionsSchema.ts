import { z } from 'zod'
import {
  explainForbiddenAttribute,
  normalizeAddress,
  printForbidden
} from './forbiddenMarkup.ts'

const REMEDY =
  'Write a package name or a path relative to the content folder in quotes: "./plugins/name.ts".'

/**
 * A module name: a package, or a path relative to the content folder. Unlike a
 * function, a name can be sent to a worker, and its file can be hashed.
 */
const moduleName = z.custom<string>(isModuleName, {
  error: ({ input }) =>
    typeof input === 'string'
      ? `"${input}" is neither a package name nor a path.\n${REMEDY}`
      : `Expected the name of a module, but found a ${typeof input}.\n${REMEDY}`
})

/** A plugin with or without options. */
type PluginConfig = string | readonly [module: string, options: unknown]

const plugins = z
  .array(
    z.custom<PluginConfig>(
      value =>
        Array.isArray(value)
          ? isModuleName(value[0]) && value.length <= 2
          : isModuleName(value),
      {
        error: `A plugin must be a module name, or a list of a module name and its options.\n${REMEDY}`
      }
    )
  )
  .superRefine((given, context) => {
    for (const [index, plugin] of given.entries()) {
      if (typeof plugin === 'string') continue
      for (const { path, kind } of findNonData(plugin[1])) {
        context.addIssue({
          code: 'custom',
          path: [index, 1, ...path],
          message: `Plugin options must be plain data, but this is ${kind}.\nWrite your own plugin that passes this option: "./plugins/name.ts" can import "${plugin[0]}".`
        })
      }
    }
  })
  .default([])

/** Values nested more deeply are assumed to be circular. */
const MAX_DEPTH = 100

/**
 * Find values that JSON can't represent. Options are part of the cache key of
 * compiled pages, and are sent to workers.
 */
function findNonData(
  value: unknown,
  path: readonly (string | number)[] = []
): readonly {
  readonly path: readonly (string | number)[]
  readonly kind: string
}[] {
  if (path.length > MAX_DEPTH)
    return [{ path: [], kind: 'a circular reference' }]
  if (Array.isArray(value)) {
    return value.flatMap((each, index) => findNonData(each, [...path, index]))
  }
  if (isPlainObject(value)) {
    return Object.entries(value).flatMap(([key, each]) =>
      findNonData(each, [...path, key])
    )
  }
  const isData =
    value === undefined ||
    value === null ||
    ['string', 'boolean'].includes(typeof value) ||
    Number.isFinite(value)
  return isData ? [] : [{ path, kind: describeKind(value) }]
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}

function describeKind(value: unknown): string {
  const kind =
    typeof value === 'object' ? value?.constructor.name : typeof value
  return typeof value === 'number' ? String(value) : `a ${kind}`
}

function isModuleName(value: unknown): value is string {
  return typeof value === 'string' && /^(?:\.\/|@?[\w-])/.test(value)
}

/**
 * An element in the head of every page. Scripts and style sheets must be files of
 * the site, because the security policy blocks others.
 */
const headTag = z
  .strictObject({
    tag: z.enum(['meta', 'link', 'script']),
    attributes: z.record(z.string().regex(/^[a-z][\w:-]*$/i), z.string())
  })
  .superRefine(({ tag, attributes }, context) => {
    // Names and some values are case-insensitive.
    const lower = new Map<string, { name: string; value: string }>()
    for (const [name, value] of Object.entries(attributes)) {
      lower.set(name.toLowerCase(), { name, value })
      const remedy = explainForbiddenAttribute(tag, name, value)
      if (remedy === undefined) continue
      context.addIssue({
        code: 'custom',
        path: ['attributes', name],
        message: `The head contains ${printForbidden({ tag, attribute: name, value, remedy })}.\n${remedy}`
      })
    }
    const [address, noun, ending] =
      tag === 'script'
        ? ['src', 'script', 'js']
        : ['href', 'style sheet', 'css']
    const { name = address, value: source = '' } = lower.get(address) ?? {}
    const isSheet = /\bstylesheet\b/i.test(lower.get('rel')?.value ?? '')
    const isLoaded = tag === 'script' || isSheet
    if (!isLoaded || /^\/(?![/\\])/.test(normalizeAddress(source))) return
    context.addIssue({
      code: 'custom',
      path: ['attributes', name],
      message: `The ${noun} "${source}" isn't a file on this site.\nPut it in "static/", and write its path: "/name.${ending}".`
    })
  })

/** How a site extends the generator: fields of `site.ts`. */
export const extensions = {
  /**
   * Features by name: `false` disables a built-in one, an object configures one.
   * A module name adds the site's own feature; see `core/feature.ts`.
   */
  features: z
    .record(
      z.string(),
      z.union([z.boolean(), z.record(z.string(), z.unknown())])
    )
    .default({}),
  /** Remark plugins that run after the generator's. */
  remarkPlugins: plugins,
  /** Rehype plugins that run before the generator's. */
  rehypePlugins: plugins,
  /**
   * Components by name. One with the name of a theme part replaces it
   * (`core/model/themeParts.ts`); pages use the others without an import.
   */
  components: z
    .record(z.string(), moduleName)
    .superRefine((components, context) => {
      for (const name of Object.keys(components)) {
        if (/^[A-Z]\w*$/.test(name)) continue
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `"${name}" isn't a valid component name.\nStart with a capital letter, followed by letters or digits: "Chart".`
        })
      }
    })
    .default({}),
  head: z.array(headTag).default([])
}
