import { z } from 'zod'
import { describeValue } from '../check/validateValue.ts'
import { findClosestName } from '../schema/suggestName.ts'

/** The valid results of a hook, and how messages describe them. */
interface ResultRule {
  readonly schema: z.ZodType
  readonly expected: string
}

/** Nothing to add. */
const data = z.looseObject({}).optional()

const diagnostics = z.array(
  z.looseObject({
    severity: z.enum(['error', 'warning']),
    message: z.string()
  })
)

const plugin = z.union([
  z.custom(value => typeof value === 'function'),
  z
    .array(z.unknown())
    .refine(([first]) => typeof first === 'function' || isPreset(first)),
  z.custom(isPreset)
])

function isPreset(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'plugins' in value
}

const plugins = z.array(plugin).optional()

const outputFile = z
  .looseObject({
    file: z.string(),
    text: z.string().optional(),
    bytes: z.instanceof(Uint8Array).optional()
  })
  .refine(({ text, bytes }) => text !== undefined || bytes !== undefined, {
    path: ['text']
  })

/** By path in the feature. Components are listed once for all names. */
const rules: Readonly<Record<string, ResultRule>> = {
  read: { expected: 'an object', schema: data },
  translate: { expected: 'an object', schema: data },
  localize: {
    expected: 'translated content',
    schema: z.looseObject({
      content: z.looseObject({}),
      texts: z.looseObject({}),
      translateTexts: z.custom(value => typeof value === 'function')
    })
  },
  resolve: {
    expected:
      'a part of the site, as in { data, client }, with plain data in "client"',
    schema: z
      .strictObject({
        data,
        client: data.superRefine((value, context) => {
          const path = findUnserializable(value)
          if (path) context.addIssue({ code: 'custom', path: [...path] })
        }),
        diagnostics: diagnostics.optional(),
        files: z.array(z.string()).optional(),
        images: z.array(z.looseObject({})).optional()
      })
      .optional()
  },
  routes: {
    expected:
      'a list of all pages, as in [...planned, { route, contents: [] }]',
    schema: z.array(
      z.looseObject({
        route: z.looseObject({
          kind: z.string(),
          // Others could be written outside the output folder.
          pathname: z.string().regex(/^\/(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^\0]*$/)
        }),
        contents: z.array(z.string())
      })
    )
  },
  'markdown.data': {
    expected: 'data that can be copied to threads',
    schema: data.refine(isCopyable)
  },
  'markdown.plugins': {
    expected: 'plugins by stage, as in { blocks: [remarkTerms] }',
    schema: z
      .strictObject({
        syntax: plugins,
        blocks: plugins,
        components: plugins,
        record: plugins,
        elements: plugins,
        finish: plugins
      })
      .optional()
  },
  'markdown.findSymbols': {
    expected: 'a Map',
    schema: z.instanceof(Map).optional()
  },
  'components.create': {
    expected: 'an element, as in { type: "element", … }',
    schema: z.looseObject({ type: z.string() }).optional()
  },
  note: { expected: 'a text', schema: z.string() },
  head: {
    expected: 'a list of tags, as in [{ tag: "meta", attributes }]',
    schema: z.array(
      z.looseObject({
        tag: z.enum(['title', 'meta', 'link', 'script']),
        attributes: z.record(z.string(), z.string())
      })
    )
  },
  files: {
    expected: 'a list of files, as in [{ file: "terms.json", text }]',
    schema: z.array(outputFile).optional()
  },
  publish: {
    expected: 'nothing; diagnostics are for the hook "check"',
    schema: z.undefined()
  },
  'dialect.findLayout': {
    expected: 'a layout, as in { contentDir, hasDocsOnly: false }',
    schema: z
      .looseObject({ contentDir: z.string(), hasDocsOnly: z.boolean() })
      .optional()
  },
  'dialect.rewriteSource': { expected: 'a text', schema: z.string() },
  'dialect.rehypePlugin': {
    expected: 'a function that transforms a page',
    schema: z.custom(value => typeof value === 'function')
  },
  'dialect.listAliases': {
    expected: 'aliases, as in { "@own/Tabs": file }',
    schema: z.record(z.string(), z.string())
  },
  'dialect.listRules': {
    expected: "a list of the bundler's rules",
    schema: z.array(z.looseObject({}))
  },
  'dialect.translations.docs': { expected: 'a folder', schema: z.string() },
  'dialect.translations.readTexts': {
    expected: 'an object',
    schema: z.looseObject({})
  },
  check: {
    expected: 'diagnostics, as in [{ severity: "warning", message: "…" }]',
    schema: diagnostics
  }
}

/** Find what JSON would change or drop: browsers get the data as JSON. */
function findUnserializable(value: unknown): readonly string[] | undefined {
  if (typeof value === 'function' || typeof value === 'bigint') return []
  if (typeof value !== 'object' || value === null) return undefined
  const prototype = Object.getPrototypeOf(value)
  if (![Array.prototype, Object.prototype, null].includes(prototype)) return []
  for (const [key, inner] of Object.entries(value)) {
    const path = findUnserializable(inner)
    if (path) return [key, ...path]
  }
  return undefined
}

function isCopyable(value: unknown): boolean {
  try {
    structuredClone(value)
    return true
  } catch {
    return false
  }
}

/**
 * Find out why a hook's result is wrong.
 *
 * @param path of the hook in the feature, such as `markdown.data`
 * @returns the end of a sentence that starts with the hook's name
 */
export function explainResult(
  path: string,
  result: unknown
): string | undefined {
  const rule = rules[path.replace(/^(components)\..+(?=\.)/, '$1')]
  const { error } = rule?.schema.safeParse(result) ?? {}
  if (rule === undefined || error === undefined) return undefined
  const [issue] = error.issues
  const { expected } = rule
  const part = [
    ...(issue?.path ?? []),
    ...(issue?.code === 'unrecognized_keys' ? [issue.keys[0]] : [])
  ]
  if (part.length === 0) {
    const found = result === undefined ? 'nothing' : describeValue(result)
    return `returns ${found} instead of ${expected}.`
  }
  const name = part.map(String).join('.')
  if (issue?.code === 'unrecognized_keys') {
    const meant = findClosestName(name, listKeys(rule.schema))
    const hint = meant === undefined ? '' : ` (did you mean "${meant}"?)`
    return `returns an unknown field "${name}"${hint} instead of ${expected}.`
  }
  const value = part.reduce<unknown>(
    (inner, key) => Object(inner)[key as string],
    result
  )
  return `returns ${expected}, but its "${name}" is ${describeValue(value)}.`
}

function listKeys(schema: z.ZodType): readonly string[] {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : []
}
