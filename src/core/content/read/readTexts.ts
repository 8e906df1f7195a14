import path from 'node:path'
import { z } from 'zod'
import { englishTexts, listFeatureTexts } from '../../model/catalogue.ts'
import { validateValue } from '../check/validateValue.ts'
import type { Translations } from '../content.ts'
import { listDialects } from '../contentDialect.ts'
import type { Report } from '../report.ts'
import { findFile, loadModule, scripts } from './loadModule.ts'
import type { SourceContext } from './readMarkdown.ts'

const labelsSchema = z.record(z.string(), z.string())

/**
 * Read a locale's translations of UI texts and labels, from its `texts` and
 * `labels` files and from the dialects' files.
 *
 * @param folder of the locale, relative to the content folder
 */
export async function readTexts(
  folder: string,
  { contentDir, config, features, report }: SourceContext
): Promise<Translations> {
  const at = { contentDir, folder, report }
  const schema = createTextsSchema({
    ...englishTexts,
    ...listFeatureTexts(features)
  })
  const [texts, labels, others] = await Promise.all([
    readLocaleFile({ ...at, name: 'texts', schema }),
    readLocaleFile({ ...at, name: 'labels', schema: labelsSchema }),
    Promise.all(
      listDialects(features).map(({ translations }) =>
        translations.readTexts(folder, { contentDir, config }, report)
      )
    )
  ])
  return {
    texts: Object.assign({}, ...others.map(other => other.texts), texts),
    labels: new Map([
      ...others.flatMap(other => [...other.labels]),
      ...Object.entries(labels ?? {})
    ]),
    fields: others.flatMap(other => other.fields)
  }
}

/** Read and validate a locale's data file, if it exists. */
export async function readLocaleFile<Schema extends z.ZodType>(file: {
  /** Absolute path of the content folder. */
  readonly contentDir: string
  /** Folder of the locale, relative to the content folder. */
  readonly folder: string
  /** Relative to the locale's folder, without extension. */
  readonly name: string
  readonly schema: Schema
  readonly report: Report
}): Promise<z.output<Schema> | undefined> {
  const at = path.join(file.contentDir, file.folder)
  const found = findFile(at, file.name, scripts)
  if (found === undefined) return undefined
  const displayName = `${file.folder}/${path.relative(at, found)}`
  const loaded = await loadModule(found, displayName, file.report)
  if (loaded === undefined) return undefined
  const checked = validateValue(loaded.value, file.schema, loaded.locator)
  file.report(checked.diagnostics)
  return 'value' in checked ? checked.value : undefined
}

/**
 * Create the schema of a locale's `texts.ts`, which rejects unknown names and
 * unknown `{placeholders}`.
 *
 * @param known English texts by name
 */
function createTextsSchema(known: Readonly<Record<string, string>>) {
  return z.strictObject(
    Object.fromEntries(
      Object.entries(known).map(([name, english]) => [
        name,
        createTextSchema(name, english)
      ])
    )
  )
}

function createTextSchema(name: string, english: string) {
  const known = listPlaceholders(english)
  return z
    .string()
    .refine(text => findUnknownPlaceholder(text, english) === undefined, {
      error: ({ input }) =>
        `"${name}" contains {${findUnknownPlaceholder(String(input), english)}}, which isn't a known placeholder.\nKnown placeholders: ${known.map(value => `{${value}}`).join(', ') || 'none'}.`
    })
    .optional()
}

/** Find a `{placeholder}` that the English text doesn't have. */
function findUnknownPlaceholder(
  text: string,
  english: string
): string | undefined {
  const known = listPlaceholders(english)
  return listPlaceholders(text).find(value => !known.includes(value))
}

function listPlaceholders(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}
