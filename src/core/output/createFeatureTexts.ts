import type { CompiledLocale } from '../locale.ts'
import type { OwnedFiles } from './findFeatureFileProblems.ts'

/** Let features create files from the texts of pages. */
export function createFeatureTexts(
  locale: CompiledLocale
): Promise<readonly OwnedFiles[]> {
  return Promise.all(
    locale.plan.site.content.features.map(async owner => ({
      ...(await owner.files?.fromText?.(locale)),
      owner
    }))
  )
}
