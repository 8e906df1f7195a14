import type {
  CategoryFile,
  Content,
  DocSource,
  LocalizedContent,
  PageSource,
  Translator
} from '../../../core/content/content.ts'
import { deriveLabel } from '../../../core/site/listFolderNodes.ts'
import { translateFields, translateLabels } from './translateLabels.ts'

/**
 * Overlay the content with a locale's translations. An untranslated page stays
 * as it is, marked with its language.
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
  const [localizedLanding] = overlay(
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
    landing: localizedLanding
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

/** Replace each file with its translation, if any. */
function overlay<Source extends PageSource>(
  originals: readonly Source[],
  translations: readonly Source[],
  options: {
    /** Language of untranslated pages; undefined if it's the locale's own. */
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
  const localized = originals.map(original => {
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
  return [...localized, ...byKey.values()]
}

/**
 * Keys whose values translations don't inherit, because they depend on the
 * text.
 */
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

/**
 * A translated doc inherits id, address and position unless it sets its own.
 */
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
  // Its own come first, where messages look for them.
  const aliases = [...(translated.aliases ?? []), ...(original.aliases ?? [])]
  return {
    ...Object.fromEntries(rest),
    ...translated,
    aliases: [...new Set(aliases)]
  }
}

/** Fields that a translated category file omits are inherited. */
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
      // The address of its page derives from the original label.
      pathnameLabel: original?.label ?? deriveLabel(folder)
    })
  }
  return merged
}

/**
 * Create a key that a file shares with its translation: one may be `.md` and the
 * other `.mdx`.
 */
function createTranslationKey(file: string): string {
  return file.replace(/\.mdx?$/i, '')
}
