import type {
  CategoryFile,
  Content,
  DocSource,
  LocalizedContent,
  PageSource,
  Translator
} from '../../../core/content/content.ts'
import { createTranslationKey } from '../../../core/content/createTranslationKey.ts'
import { createLabel } from '../../../core/site/createFolderNodes.ts'
import { translateFields, translateLabels } from './translateLabels.ts'

/**
 * Lay a locale's translations over the content. A page that is not translated
 * stays as it is, and says which language it is in.
 */
export function translateContent(
  content: Content,
  locale: string
): LocalizedContent {
  const translation = content.data.translations?.get(locale)
  const original = content.config.locales[0]?.name ?? locale
  if (translation === undefined && locale === original) {
    return { content, texts: {}, translateTexts: identity }
  }
  const { docs, landing, categoryFiles, data, texts, labels, fields } =
    translation ?? emptyTranslation
  const writtenIn = locale === original ? undefined : original
  const [shownLanding] = overlay(
    content.landing === undefined ? [] : [content.landing],
    landing === undefined ? [] : [landing],
    { writtenIn, inherit: identity }
  )
  const translator: Translator = {
    overlay: (originals, translations, inherit = identity) =>
      overlay(originals, translations, { writtenIn, inherit }),
    translateTexts: value => translateLabels(value, labels)
  }
  const translated: Content = {
    ...content,
    config: translateFields(translateLabels(content.config, labels), fields),
    docs: overlay(content.docs, docs, { writtenIn, inherit: inheritDoc }),
    categoryFiles: mergeCategoryFiles(content.categoryFiles, categoryFiles),
    data: Object.assign(
      {},
      content.data,
      ...content.features.map(({ translate }) =>
        translate?.(content.data, data, translator)
      )
    ),
    landing: shownLanding
  }
  return {
    content: translated,
    texts,
    translateTexts: translator.translateTexts
  }
}

const identity = <Value>(value: Value): Value => value

const emptyTranslation = {
  docs: [],
  landing: undefined,
  categoryFiles: new Map(),
  data: {},
  texts: {},
  labels: new Map(),
  fields: []
} as const

/** Replace each file with its translation, if there is one. */
function overlay<Source extends PageSource>(
  originals: readonly Source[],
  translations: readonly Source[],
  options: {
    /** Of pages without translation; unset where that is the locale's own. */
    readonly writtenIn: string | undefined
    readonly inherit: (translated: Source, original: Source) => Source
  }
): readonly Source[] {
  const { writtenIn, inherit } = options
  const byKey = new Map(
    translations.map(source => [
      createTranslationKey(source.original ?? ''),
      source
    ])
  )
  const shown = originals.map(original => {
    const key = createTranslationKey(original.file)
    const translated = byKey.get(key)
    byKey.delete(key)
    if (translated !== undefined) {
      return {
        ...inherit(translated, original),
        ...(original.frontMatter && {
          frontMatter: inheritKeys(
            translated.frontMatter ?? {},
            original.frontMatter
          )
        }),
        original: original.file
      }
    }
    return writtenIn === undefined ? original : { ...original, writtenIn }
  })
  return [...shown, ...byKey.values()]
}

/** Keys that say something; the others place a page or choose its parts. */
const ownKeys = [
  'title',
  'title_meta',
  'description',
  'keywords',
  'sidebar_label',
  'pagination_label',
  'custom_edit_url',
  'last_update',
  'format'
] as const

/** A translated doc keeps id, address and place unless it gives its own. */
function inheritDoc(translated: DocSource, original: DocSource): DocSource {
  const { id, slug } = translated.frontMatter
  return {
    ...translated,
    identity:
      id === undefined && slug === undefined
        ? original.identity
        : translated.identity
  }
}

function inheritKeys<
  Data extends { readonly aliases?: readonly string[] | undefined }
>(translated: Data, original: Data) {
  const rest = Object.entries(original).filter(
    ([key]) => !ownKeys.some(own => own === key)
  )
  // Its own first, where messages look for them.
  const aliases = [...(translated.aliases ?? []), ...(original.aliases ?? [])]
  return {
    ...Object.fromEntries(rest),
    ...translated,
    aliases: [...new Set(aliases)]
  }
}

/** Fields that a translated category file omits keep their values. */
function mergeCategoryFiles(
  originals: ReadonlyMap<string, CategoryFile>,
  translations: ReadonlyMap<string, CategoryFile>
): ReadonlyMap<string, CategoryFile> {
  const merged = new Map(originals)
  for (const [folder, translated] of translations) {
    const original = originals.get(folder)
    merged.set(folder, {
      ...original,
      ...translated,
      // The address of its page comes from the label it had first.
      addressLabel: original?.label ?? createLabel(folder)
    })
  }
  return merged
}
