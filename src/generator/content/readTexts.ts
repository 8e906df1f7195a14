import path from 'node:path'
import { z } from 'zod'
import type { SiteError } from '../../model/errors.ts'
import type { Content, Read, TranslatedTexts } from './content.ts'
import type { ContentDialect } from './contentDialect.ts'
import { findFile, loadModule } from './loadModule.ts'
import { scripts } from './readVersions.ts'
import { textsSchema } from './textsSchema.ts'
import { validateConfig } from './validateConfig.ts'

const labelsSchema = z.record(z.string(), z.string())

/**
 * Read what a locale says in place of the site's own texts and labels: in its
 * `texts` and `labels` files, or where dialects keep them.
 *
 * @param folder of the locale, relative to the content folder
 */
export async function readTexts(
  folder: string,
  content: Pick<Content, 'root' | 'config'>,
  dialects: readonly ContentDialect[] = []
): Promise<Read<TranslatedTexts>> {
  const { root } = content
  const [texts, labels, others] = await Promise.all([
    readLocaleFile({ root, folder, name: 'texts', schema: textsSchema }),
    readLocaleFile({ root, folder, name: 'labels', schema: labelsSchema }),
    Promise.all(
      dialects.map(({ translations }) =>
        translations.readTexts(folder, content)
      )
    )
  ])
  return {
    value: {
      texts: Object.assign(
        {},
        ...others.map(({ value }) => value.texts),
        texts.value
      ),
      labels: new Map([
        ...others.flatMap(({ value }) => [...value.labels]),
        ...Object.entries(labels.value ?? {})
      ])
    },
    problems: [texts, labels, ...others].flatMap(({ problems }) => problems),
    warnings: others.flatMap(({ warnings }) => warnings)
  }
}

/** Read and check a data file of a locale, if there is one. */
export async function readLocaleFile<Schema extends z.ZodType>(file: {
  /** Of the content folder, absolute. */
  readonly root: string
  /** Of the locale, relative to the content folder. */
  readonly folder: string
  /** Below the folder of the locale, without extension. */
  readonly name: string
  readonly schema: Schema
}): Promise<{
  readonly value?: z.output<Schema>
  readonly problems: readonly SiteError[]
}> {
  const at = path.join(file.root, file.folder)
  const found = findFile(at, file.name, scripts)
  if (found === undefined) return { problems: [] }
  const displayName = `${file.folder}/${path.relative(at, found)}`
  const loaded = await loadModule(found, displayName)
  if (loaded.problems.length > 0) return { problems: loaded.problems }
  return validateConfig(loaded.value, file.schema, loaded.locator)
}
