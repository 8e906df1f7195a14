import { z } from 'zod'
import type { Content, TranslatedTexts } from '../../../core/content/content.ts'
import type { Report } from '../../../core/content/createReport.ts'
import { readLocaleFile } from '../../../core/content/read/readTexts.ts'
import { type LabelMessages, parseFields, parseLabels } from './parseLabels.ts'
import { parseTexts } from './parseTexts.ts'
import { translationFolders } from './translationFolders.ts'

const messagesSchema = z.record(
  z.string(),
  z.looseObject({ message: z.string() })
)

/**
 * Read a locale's Docusaurus translation files.
 *
 * @param folder the locale's, relative to the content folder
 */
export async function readTexts(
  folder: string,
  { root, config }: Pick<Content, 'root' | 'config'>,
  report: Report
): Promise<TranslatedTexts> {
  const read = async (name: string) => {
    const file = { root, folder, name, schema: messagesSchema, report }
    return { messages: listMessages((await readLocaleFile(file)) ?? {}) }
  }
  const [code, ...files] = await Promise.all([
    read('code'),
    ...listLabelFiles(config).map(async ({ name, ...about }) => ({
      ...about,
      ...(await read(name))
    }))
  ])
  const blog = files.find(({ kind }) => kind === 'blog')
  const recentPosts = blog?.messages['sidebar.title']
  return {
    texts: {
      ...parseTexts(code.messages),
      ...(recentPosts === undefined ? {} : { recentPosts })
    },
    labels: new Map(files.flatMap(({ messages }) => parseLabels(messages))),
    fields: files.flatMap(file => parseFields(file, config))
  }
}

type LabelFile = Omit<LabelMessages, 'messages'> & { readonly name: string }

function listLabelFiles({ docs }: Content['config']): readonly LabelFile[] {
  const theme = 'docusaurus-theme-classic'
  return [
    { kind: 'navbar', name: `${theme}/navbar` },
    { kind: 'footer', name: `${theme}/footer` },
    { kind: 'blog', name: `${translationFolders.blog}/options` },
    ...docs.versions.map(({ name: version }) => {
      const name = translationFolders.docs(version)
      return { kind: 'version' as const, version, name }
    })
  ]
}

function listMessages(
  value: z.output<typeof messagesSchema>
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(value).map(([id, { message }]) => [id, message])
  )
}
