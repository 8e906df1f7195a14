import type { LoadedFeature } from '../feature.ts'
import type { FeatureTexts } from '../model/catalogue.ts'

/** List the English texts of a site's features, by feature and name. */
export function listFeatureTexts(
  features: readonly Pick<LoadedFeature, 'name' | 'texts'>[]
): FeatureTexts {
  return Object.fromEntries(
    features.flatMap(({ name, texts = {} }) =>
      Object.entries(texts).map(([key, text]) => [`${name}.${key}`, text])
    )
  )
}
