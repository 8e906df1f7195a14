import { z } from 'zod'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { validateValue } from '../check/validateValue.ts'
import { findSiteModule } from '../findSiteModule.ts'
import { docFrontMatter } from '../schema/frontMatterSchema.ts'
import type { SourceLocator } from '../sourceLocator.ts'

/** Any function; a schema can't check its parameters. */
const requiredHook = z.custom<unknown>(value => typeof value === 'function', {
  error: "A hook isn't a function.\nWrite a function: (site) => { … }"
})

const hook = requiredHook.optional()

/** Whether a value is a schema of zod 4, which may be another copy than ours. */
export function isZodSchema(value: unknown): value is z.ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value
}

const zodSchema = z.custom<z.ZodType>(isZodSchema, {
  error:
    "A front matter key isn't a zod schema.\nWrite a schema of zod 4, such as z.string().optional()."
})

const forbidden = (error: string) =>
  z.custom<undefined>(value => value === undefined, { error }).optional()

/** Only built-in features are known before `site.ts` is read. */
const builtInOnly = (hint: string) =>
  forbidden(`A site's own feature can't have this key.\n${hint}`)

const component = z
  .strictObject({
    attributes: z.array(z.string()),
    create: hook,
    module: z.string().optional(),
    isProvided: builtInOnly(
      'Name the module that exports the component: module: "Term.tsx"'
    )
  })
  .refine(({ create, module }) => create ?? module, {
    error:
      'The component has neither "create" nor "module".\nName the module that exports the component: module: "Term.tsx"'
  })

/** A key that a feature adds to the front matter of every page. */
const frontMatterKey = zodSchema.refine(accepts, {
  error:
    'The front matter key isn\'t optional.\nAdd .optional() to its schema. If every page needs the key, report pages without it in the hook "check".'
})

/** Whether pages that don't set a key are valid. */
function accepts(schema: unknown): boolean {
  return !isZodSchema(schema) || schema.safeParse(undefined).success
}

const frontMatter = z
  .record(z.string(), frontMatterKey)
  .superRefine((keys, context) => {
    for (const key of Object.keys(keys)) {
      if (!Object.hasOwn(docFrontMatter.shape, key)) continue
      context.addIssue({
        code: 'custom',
        path: [key],
        message: `The front matter key "${key}" is one of the generator's.\nRename it.`
      })
    }
  })

const NO_NAME = "The feature has no name.\nAdd one: name: 'glossary'"

/** The shape of a site feature; see `core/feature.ts`. */
const featureSchema = z.strictObject({
  name: z.string({ error: NO_NAME }).min(1, NO_NAME),
  isUsed: builtInOnly(
    'The site uses the feature if it is in "features" of site.ts.'
  ),
  client: z
    .strictObject({
      pages: z.record(z.string(), z.string()).optional(),
      module: z.string().optional(),
      developmentModule: z.string().optional(),
      serviceWorker: z
        .strictObject({ module: z.string(), pages: z.array(z.string()) })
        .optional(),
      styles: z.array(z.string()).optional(),
      themeParts: z.record(z.string(), z.string()).optional()
    })
    .optional(),
  tools: z.string().optional(),
  config: z
    .strictObject({
      site: builtInOnly(
        'Declare options instead: they are the argument of the function that returns the feature.'
      ),
      frontMatter: frontMatter.optional(),
      navbarItems: z.array(z.string()).optional(),
      fileSchemas: z
        .record(
          z.string(),
          z.strictObject({ files: z.array(z.string()), schema: zodSchema })
        )
        .optional()
    })
    .optional(),
  texts: z.record(z.string(), z.string()).optional(),
  dialect: z
    .strictObject({
      findLayout: requiredHook,
      movedFields: z.instanceof(Map, {
        error:
          "The moved fields aren't a Map.\nWrite new Map([['theirs', 'ours']])."
      }),
      rewriteSource: requiredHook,
      rehypePlugin: requiredHook,
      listAliases: requiredHook,
      listRules: requiredHook,
      translations: z.strictObject({
        docs: requiredHook,
        blog: z.string(),
        pages: z.string(),
        readTexts: requiredHook
      })
    })
    .optional(),
  read: hook,
  translate: hook,
  localize: hook,
  resolve: hook,
  routes: hook,
  markdown: z
    .strictObject({
      data: hook,
      plugins: hook,
      typos: z.array(z.looseObject({})).optional(),
      findSymbols: hook
    })
    .optional(),
  components: z
    .record(
      z
        .string()
        .regex(
          /^[A-Z]/,
          'Start the name of a component with a capital letter.'
        ),
      component
    )
    .optional(),
  note: hook,
  head: forbidden(
    'Head tags belong to the client half.\nExport the function there, in the module that "client.module" names: export default { head: (site, route) => [] }'
  ),
  files: hook,
  textFiles: builtInOnly('Use the hook "files".'),
  devFiles: builtInOnly(
    'The hook "files" also makes the files that the development server sends.'
  ),
  check: hook,
  publish: hook,
  commands: z
    .record(
      z
        .string()
        .regex(
          /^[a-z][\w:-]*$/,
          'Start the name of a command with a lowercase letter, without spaces.'
        ),
      z.strictObject({
        summary: z.string(),
        otherName: z.string().optional(),
        takesLocale: z.boolean().optional(),
        takes: z.string().optional(),
        run: requiredHook
      })
    )
    .optional(),
  flags: builtInOnly('Write a command instead, with the hook "commands".')
})

type FeatureShape = z.infer<typeof featureSchema>

/**
 * Check the shape of a site feature.
 *
 * @param folder absolute path that its paths are relative to
 * @param locator of the feature's module
 */
export function checkFeatureShape(
  feature: unknown,
  folder: string,
  locator: SourceLocator
): readonly Diagnostic[] {
  const label = describeFeature(feature)
  const { diagnostics, ...checked } = validateValue(feature, featureSchema, {
    ...locator,
    file: label
  })
  if ('value' in checked) {
    return findMissingFiles(checked.value, folder, locator)
  }
  return diagnostics.map(({ message, place, hint }) => {
    const isNamed = message.includes(label)
    return {
      severity: 'error',
      message: isNamed ? message : `In ${label}: ${message}`,
      place,
      hint
    }
  })
}

function describeFeature(feature: unknown): string {
  const { name } = Object(feature)
  return typeof name === 'string' ? `the feature "${name}"` : 'the feature'
}

function findMissingFiles(
  { name, client = {}, tools, components = {} }: FeatureShape,
  folder: string,
  locator: SourceLocator
): readonly Diagnostic[] {
  const { pages, module, developmentModule, serviceWorker, ...rest } = client
  const { styles, themeParts } = rest
  const named: readonly (readonly [string, string | undefined])[] = [
    ...Object.entries(pages ?? {}).map(
      ([kind, file]) => [`client.pages.${kind}`, file] as const
    ),
    ['client.module', module],
    ['client.developmentModule', developmentModule],
    ['tools', tools],
    ['client.serviceWorker.module', serviceWorker?.module],
    ...(styles ?? []).map(
      (file, index) => [`client.styles.${index}`, file] as const
    ),
    ...Object.entries(themeParts ?? {}).map(
      ([part, file]) => [`client.themeParts.${part}`, file] as const
    ),
    ...Object.entries(components).map(
      ([part, { module }]) => [`components.${part}.module`, module] as const
    )
  ]
  return named.flatMap(([path, file]) =>
    file === undefined || findSiteModule(`./${file}`, folder) !== undefined
      ? []
      : {
          severity: 'error',
          message: `The feature "${name}" has no file "${file}", which its "${path}" names.`,
          place: locator.findValue(path.split('.')),
          hint: "Correct the path: it starts from the feature's folder."
        }
  )
}
