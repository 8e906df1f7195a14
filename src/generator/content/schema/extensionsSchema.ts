import { z } from 'zod'

const REMEDY =
  'Write the name of a package, or a path from the content folder, in quotes: "./plugins/name.ts".'

/**
 * The name of a module: a package, or a path from the content folder. Unlike a
 * function, a name can be sent to another thread, and its file can be hashed to
 * notice changes.
 */
const moduleName = z.custom<string>(isModuleName, {
  error: ({ input }) =>
    typeof input === 'string'
      ? `"${input}" is neither a package nor a path.\n${REMEDY}`
      : `This needs the name of a module, not a ${typeof input}.\n${REMEDY}`
})

/** A plugin, alone or with its options. */
type PluginConfig = string | readonly [module: string, options: unknown]

const plugins = z
  .array(
    z.custom<PluginConfig>(
      value =>
        Array.isArray(value)
          ? isModuleName(value[0]) && value.length <= 2
          : isModuleName(value),
      {
        error: `A plugin is the name of a module, or a pair of a name and options.\n${REMEDY}`
      }
    )
  )
  .default([])

function isModuleName(value: unknown): value is string {
  return typeof value === 'string' && /^(?:\.\/|@?[\w-])/.test(value)
}

/**
 * An element of every page's head. Scripts and style sheets are files of the
 * site, because the security policy allows no others.
 */
const headTag = z
  .strictObject({
    tag: z.enum(['meta', 'link', 'script']),
    attributes: z.record(z.string().regex(/^[a-z][\w:-]*$/i), z.string())
  })
  .superRefine(({ tag, attributes }, context) => {
    for (const name of Object.keys(attributes)) {
      if (!/^(?:style$|on)/i.test(name)) continue
      context.addIssue({
        code: 'custom',
        path: ['attributes', name],
        message: `The security policy forbids the attribute "${name}".\nRemove it; a script in a file can do the same.`
      })
    }
    const [name, noun, ending] =
      tag === 'script'
        ? ['src', 'script', 'js']
        : ['href', 'style sheet', 'css']
    const source = attributes[name] ?? ''
    const isLoaded = tag === 'script' || attributes.rel === 'stylesheet'
    if (!isLoaded || /^\/(?!\/)/.test(source)) return
    context.addIssue({
      code: 'custom',
      path: ['attributes', name],
      message: `The ${noun} comes from "${source}", which is not a file of this site.\nPut it into "static/" and write its path: "/name.${ending}".`
    })
  })

/** How a site extends the generator: fields of `site.ts`. */
export const extensions = {
  /** Plugins for Markdown, after those of the generator. */
  remarkPlugins: plugins,
  /** Plugins for the markup that Markdown becomes, before the generator's own. */
  rehypePlugins: plugins,
  /**
   * Components by name. One named like a part of the theme replaces it
   * (`model/themeParts.ts`); pages use the others without an import.
   */
  components: z
    .record(z.string(), moduleName)
    .superRefine((components, context) => {
      for (const name of Object.keys(components)) {
        if (/^[A-Z]\w*$/.test(name)) continue
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `"${name}" is not a valid component name.\nWrite a capital letter, and letters or digits after it: "Chart".`
        })
      }
    })
    .default({}),
  head: z.array(headTag).default([])
}
