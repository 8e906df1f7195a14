import path from 'node:path'
import { z } from 'zod'
import type { SiteError } from '../../model/errors.ts'
import type { Content, Translation } from './content.ts'
import {
  type DocusaurusMessages,
  parseDocusaurusLabels
} from './docusaurusLabels.ts'
import { parseDocusaurusTexts } from './docusaurusTexts.ts'
import { findFile, loadModule } from './loadModule.ts'
import { scripts } from './readVersions.ts'
import { textsSchema } from './textsSchema.ts'
import { validateConfig } from './validateConfig.ts'

interface ReadTexts {
  readonly value: Pick<Translation, 'texts' | 'labels'>
  readonly problems: readonly SiteError[]
  readonly warnings: readonly SiteError[]
}

const labelsSchema = z.record(z.string(), z.string())
const messagesSchema = z.record(
  z.string(),
  z.looseObject({ message: z.string() })
)

/**
 * Read what a locale says in place of the site's own texts and labels: in its
 * `texts` and `labels` files, or in those of Docusaurus.
 *
 * @param folder of the locale, relative to the content folder
 */
export async function readTexts(
  folder: string,
  { root, config }: Pick<Content, 'root' | 'config'>
): Promise<ReadTexts> {
  const read = <Schema extends z.ZodType>(name: string, schema: Schema) =>
    readChecked(path.join(root, folder), { name, folder, schema })
  const [texts, labels, code] = await Promise.all([
    read('texts', textsSchema),
    read('labels', labelsSchema),
    read('code', messagesSchema)
  ])
  const files = await Promise.all(
    listLabelFiles(config).map(async ({ name, ...about }) => {
      const { value = {}, problems } = await read(name, messagesSchema)
      return { ...about, messages: listMessages(value), problems }
    })
  )
  const recentPosts = files.find(({ kind }) => kind === 'blog')?.messages[
    'sidebar.title'
  ]
  return {
    value: {
      texts: {
        ...parseDocusaurusTexts(listMessages(code.value ?? {})),
        ...(recentPosts === undefined ? {} : { recentPosts }),
        ...texts.value
      },
      labels: new Map([
        ...files.flatMap(file => [...parseDocusaurusLabels(file, config)]),
        ...Object.entries(labels.value ?? {})
      ])
    },
    problems: [texts, labels, code, ...files].flatMap(file => file.problems),
    warnings: []
  }
}

type LabelFile = Omit<DocusaurusMessages, 'messages'> & {
  readonly name: string
}

function listLabelFiles({ docs }: Content['config']): readonly LabelFile[] {
  const theme = 'docusaurus-theme-classic'
  return [
    { kind: 'navbar', name: `${theme}/navbar` },
    { kind: 'footer', name: `${theme}/footer` },
    { kind: 'blog', name: 'docusaurus-plugin-content-blog/options' },
    ...docs.versions.map(({ name: version }) => {
      const name = version === 'current' ? version : `version-${version}`
      return {
        kind: 'version' as const,
        version,
        name: `docusaurus-plugin-content-docs/${name}`
      }
    })
  ]
}

async function readChecked<Schema extends z.ZodType>(
  at: string,
  file: {
    readonly name: string
    /** How messages begin its name. */
    readonly folder: string
    readonly schema: Schema
  }
): Promise<{
  readonly value?: z.output<Schema>
  readonly problems: readonly SiteError[]
}> {
  const found = findFile(at, file.name, scripts)
  if (found === undefined) return { problems: [] }
  const displayName = `${file.folder}/${path.relative(at, found)}`
  const loaded = await loadModule(found, displayName)
  if (loaded.problems.length > 0) return { problems: loaded.problems }
  return validateConfig(loaded.value, file.schema, loaded.locator)
}

function listMessages(
  value: z.output<typeof messagesSchema>
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(value).map(([id, { message }]) => [id, message])
  )
}
