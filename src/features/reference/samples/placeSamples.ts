import type { Sample } from './readSamples.ts'

/** Samples, by what readers do with them. */
export type PlacedSamples = {
  /** Those that readers save as files, by the path of the file. */
  readonly files: ReadonlyMap<string, Sample>
  /** Those that readers paste into a file of their own. */
  readonly snippets: readonly Sample[]
}

/** A path in the app, and which state of the file a sample shows. */
const TITLE = /^(src\/\S+\.tsx?)( \(.+\))?$/

/**
 * Decide which samples are saved as files of the tutorial's app. A title is the
 * path of such a file. Titles such as `src/app/registry.ts (mobile)` show one of
 * several states, of which the first is saved if nothing else has that path.
 *
 * @param samples in the order of their pages
 * @param tutorialFiles paths of the files that the tutorial writes
 */
export function placeSamples(
  samples: readonly Sample[],
  tutorialFiles: ReadonlySet<string>
): PlacedSamples {
  const titled = samples.map(sample => {
    const [, file, state] = TITLE.exec(sample.title ?? '') ?? []
    return { sample, file, state }
  })
  const files = new Map<string, Sample>()
  for (const isState of [false, true]) {
    for (const { sample, file, state } of titled) {
      if (file === undefined || (state !== undefined) !== isState) continue
      if (files.has(file) || (isState && tutorialFiles.has(file))) continue
      files.set(file, sample)
    }
  }
  const saved = new Set(files.values())
  return { files, snippets: samples.filter(sample => !saved.has(sample)) }
}
