import type { CompiledLocale } from '../locale.ts'
import type { OwnedFiles } from './checkFeatureFiles.ts'

/** Let features create files from the texts of pages. */
export function runTextFilesHooks(
  locale: CompiledLocale
): Promise<readonly OwnedFiles[]> {
  return Promise.all(
    locale.plan.site.content.features.map(async owner => {
      const { texts = [], offline } = (await owner.textFiles?.(locale)) ?? {}
      return { files: texts, offline, owner }
    })
  )
}
