import { z } from 'zod'
import {
  explainForbiddenAttribute,
  normalizeUrl,
  printForbidden
} from './forbiddenMarkup.ts'

const HINT =
  'Write a package name or a path relative to the content folder in quotes: "./plugins/name.ts".'

/**
 * A module name: a package, or a path relative to the content folder. Unlike a
 * function, a name can be sent to a worker, and its file can be hashed.
 */
const moduleName = z.custom<string>(isModuleName, {
  error: ({ input }) =>
    typeof input === 'string'
      ? `"${input}" is neither a package name nor a path.\n${HINT}`
      : `Expected the name of a module, but found a ${typeof input}.\n${HINT}`
})

/** A plugin with or without options. */
type PluginConfig = string | readonly [module: string, options: unknown]

const plugins = z
  .array(
    z.custom<PluginConfig>(isPlugin, {
      error: `A plugin must be a module name, or a list of a module name and its options, which must be plain data.\n${HINT} Write your own plugin to pass functions or other objects.`
    })
  )
  .default([])

/**
 * Whether a value is a plugin. Options are part of the cache key of compiled
 * pages, and are sent to workers.
 */
function isPlugin(value: unknown): value is PluginConfig {
  if (!Array.isArray(value)) return isModuleName(value)
  const [name, options = null] = value
  const isData = z.json().safeParse(options).success
  return isModuleName(name) && value.length <= 2 && isData
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
      const hint = explainForbiddenAttribute(tag, name, value)
      if (hint === undefined) continue
      context.addIssue({
        code: 'custom',
        path: ['attributes', name],
        message: `The head contains ${printForbidden({ tag, attribute: name, value, hint })}.\n${hint}`
      })
    }
    const [urlName, noun, ending] =
      tag === 'script'
        ? ['src', 'script', 'js']
        : ['href', 'style sheet', 'css']
    const { name = urlName, value: source = '' } = lower.get(urlName) ?? {}
    const isSheet = /\bstylesheet\b/i.test(lower.get('rel')?.value ?? '')
    const isLoaded = tag === 'script' || isSheet
    if (!isLoaded || /^\/(?![/\\])/.test(normalizeUrl(source))) return
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
   * A module name adds a site feature; see `core/feature.ts`.
   */
  features: z
    .record(
      z.string(),
      z.union([z.boolean(), z.record(z.string(), z.unknown())])
    )
    .default({}),
  /** Remark plugins that run after the generator's. */
  remarkPlugins: plugins,
  /** Rehype plugins; they get raw HTML as elements, and run before the generator's. */
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
