import * as english from './texts.ts'

/** The name of a UI text. */
type TextName = keyof typeof english

/** Texts of site features, by feature and name: `glossary.title`. */
// biome-ignore lint/suspicious/noEmptyInterface: features add their keys.
export interface FeatureTexts {}

/** All UI texts in one language. */
export type Texts = Readonly<Record<TextName, string>> &
  Pick<FeatureTexts, keyof FeatureTexts>

/** Fallback texts for languages without a translation. */
export const englishTexts: Texts = { ...english }

/** List the English texts of a site's features, by feature and name. */
export function listFeatureTexts(
  features: readonly {
    readonly name: string
    readonly texts?: Readonly<Record<string, string>> | undefined
  }[]
): FeatureTexts {
  return Object.fromEntries(
    features.flatMap(({ name, texts = {} }) =>
      Object.entries(texts).map(([key, text]) => [`${name}.${key}`, text])
    )
  )
}
