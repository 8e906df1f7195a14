import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BundleFolders } from '../bundle/bundle.ts'
import type { Cache } from '../platform/cache/createCache.ts'
import { tellSupervisor } from '../platform/supervision.ts'
import type { LocalePlan } from '../site/routes/planLocales.ts'
import { createOutputWriter, type OutputWriter } from './createOutputWriter.ts'
import type { WriteOptions } from './servedFile.ts'
import { stageOutput } from './stageOutput.ts'

/** The output of a build, until it replaces the previous one. */
export interface Output extends OutputWriter {
  /** The new output, absolute; nothing serves it before `commit`. */
  readonly folder: string
  /** How files are prepared, for features that write more of them. */
  readonly writeOptions: Required<WriteOptions>
  /** Find a locale's folders, of which only `published` is served. */
  readonly locateFolders: (plan: LocalePlan) => BundleFolders
  /**
   * Replace the previous output.
   *
   * @returns where that is now; the caller removes it
   */
  readonly commit: () => Promise<string>
  /** Discard everything, and keep the previous output. */
  readonly discard: () => Promise<void>
}

/** Stage an output beside the previous one, with a temporary folder for bundles. */
export async function openOutput(
  { out, isRelease }: { readonly out: string; readonly isRelease: boolean },
  cache: Cache
): Promise<Output> {
  tellSupervisor({ out })
  const staging = await stageOutput(out)
  const { folder } = staging
  const workFolder = await mkdtemp(path.join(tmpdir(), 'build-'))
  const removeWork = () => rm(workFolder, { recursive: true, force: true })
  const writeOptions = {
    cache,
    outputFolders: { previous: out, current: folder },
    quality: isRelease ? 'best' : 'fast'
  } as const
  const writer = createOutputWriter(writeOptions)
  return {
    ...writer,
    folder,
    writeOptions,
    locateFolders: ({ site }) => {
      const { baseUrl, locale } = site.client
      const work = path.join(workFolder, locale.name)
      return {
        published: path.join(folder, baseUrl),
        server: path.join(work, 'server'),
        standalone: path.join(work, 'standalone')
      }
    },
    commit: async () => {
      await removeWork()
      return staging.commit()
    },
    discard: async () => {
      await writer.stop()
      await removeWork()
      await staging.discard()
    }
  }
}
