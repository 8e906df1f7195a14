import { z } from 'zod'
import type {
  Content,
  TranslatedField,
  Translations
} from '../../../core/content/content.ts'
import { readLocaleFile } from '../../../core/content/read/readTexts.ts'
import type { Report } from '../../../core/content/report.ts'

/** Folders in which Docusaurus plugins look for a locale's translations. */
export const translationFolders = {
  docs: (version: string) =>
    `docusaurus-plugin-content-docs/${version === 'current' ? version : `version-${version}`}`,
  blog: 'docusaurus-plugin-content-blog',
  pages: 'docusaurus-plugin-content-pages'
}

/** A translation file, relative to the locale's folder. */
interface LabelFile {
  readonly name: string
  /** Configuration fields that messages translate, by message id. */
  readonly fields: Readonly<Record<string, TranslatedField['path']>>
}

const messagesSchema = z.record(
  z.string(),
  z.looseObject({ message: z.string() })
)

/**
 * Read the labels and configuration fields that a locale's Docusaurus files
 * translate.
 *
 * @param folder the locale's, relative to the content folder
 */
export async function readTranslations(
  folder: string,
  { contentDir, config }: Pick<Content, 'contentDir' | 'config'>,
  report: Report
): Promise<Translations> {
  const files = await Promise.all(
    listLabelFiles(config).map(async ({ name, fields }) => {
      const file = { contentDir, folder, name, schema: messagesSchema, report }
      const messages = Object.entries((await readLocaleFile(file)) ?? {})
      return messages.map(([id, { message: text }]) => ({
        text,
        label: findLabel(id),
        path: Object.hasOwn(fields, id) ? fields[id] : undefined
      }))
    })
  )
  const messages = files.flat()
  return {
    texts: {},
    labels: new Map(
      messages.flatMap(({ text, label }) =>
        label === undefined ? [] : [[label, text] as const]
      )
    ),
    fields: messages.flatMap(({ text, path }) => (path ? { path, text } : []))
  }
}

function listLabelFiles({ docs }: Content['config']): readonly LabelFile[] {
  const theme = 'docusaurus-theme-classic'
  return [
    {
      name: `${theme}/navbar`,
      fields: {
        title: ['navbar', 'title'],
        'logo.alt': ['navbar', 'logo', 'alt']
      }
    },
    {
      name: `${theme}/footer`,
      fields: {
        copyright: ['footer', 'copyright'],
        'logo.alt': ['footer', 'logo', 'alt']
      }
    },
    {
      name: `${translationFolders.blog}/options`,
      fields: { title: ['blog', 'title'], description: ['blog', 'description'] }
    },
    ...docs.versions.map(({ name }, index) => ({
      name: translationFolders.docs(name),
      fields: { 'version.label': ['docs', 'versions', index, 'label'] }
    }))
  ]
}

/** Find the original text in the id of a message: most ids end with it. */
function findLabel(id: string): string | undefined {
  // These ids don't contain it.
  if (/\.link\.generated-index\.(?:title|description)$/.test(id)) return
  return /^(?:item\.label|link\.title|link\.item\.label|sidebar\.[^.]+\.(?:category|link|doc))\.(.+)$/s.exec(
    id
  )?.[1]
}
