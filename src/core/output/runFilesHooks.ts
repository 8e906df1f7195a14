import { isSiteFeature } from '../content/isSiteFeature.ts'
import type { LoadedFeature } from '../feature.ts'
import type {
  BuiltInFilesLocale,
  CompiledLocale,
  FeatureFile,
  RenderedLocale
} from '../locale.ts'
import type { OwnedFiles } from './checkFeatureFiles.ts'
import type { OutputBytes, OutputText } from './outputText.ts'

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

/**
 * Let features create files, and list them after those made from the text of pages.
 *
 * Site features come first, so that built-in ones know their files: agents
 * list what a site offers to programs.
 */
export async function runFilesHooks(
  locale: RenderedLocale,
  textFiles: readonly OwnedFiles[]
): Promise<readonly OwnedFiles[]> {
  const { features } = locale.plan.site.content
  const create = (
    owners: readonly LoadedFeature[],
    known: readonly OwnedFiles[]
  ) => {
    const given: BuiltInFilesLocale = {
      ...locale,
      textFiles: known
        .flatMap(({ files }) => files.map(toOutput))
        .filter(file => 'text' in file)
    }
    return Promise.all(
      owners.map(async owner => ({
        files: (await owner.files?.(given)) ?? [],
        owner
      }))
    )
  }
  const siteFiles = await create(features.filter(isSiteFeature), textFiles)
  const known = [...textFiles, ...siteFiles]
  const builtIn = features.filter(feature => !isSiteFeature(feature))
  return [...known, ...(await create(builtIn, known))]
}

/** Features name files relative to the base, as `OutputFile` requires. */
export function toOutput(file: FeatureFile): OutputText | OutputBytes {
  // Cast, don't copy: `text` can be a getter, and a copy would keep its value in memory.
  return file as OutputText | OutputBytes
}
