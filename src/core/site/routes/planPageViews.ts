import path from 'node:path'
import type { LoadedFeature } from '../../feature.ts'
import { nameChunk } from './nameChunk.ts'

/** A component that renders pages of a feature. */
export interface PageViewChunk {
  /** Name of the component's chunk, which only these pages load. */
  readonly name: string
  /** Absolute path of the module that exports the component by default. */
  readonly file: string
  readonly kinds: readonly string[]
}

/**
 * Plan the chunks of page components that features name in `client.pages`. Kinds
 * that share a module share its chunk; of several modules for a kind, the last
 * feature's wins.
 */
export function planPageViews(
  features: readonly Pick<LoadedFeature, 'folder' | 'client'>[]
): readonly PageViewChunk[] {
  const files = new Map(
    features.flatMap(({ folder, client }) =>
      Object.entries(client?.pages ?? {}).map(
        ([kind, file]) => [kind, path.join(folder, file)] as const
      )
    )
  )
  const kinds = new Map<string, readonly string[]>()
  for (const [kind, file] of files) {
    kinds.set(file, [...(kinds.get(file) ?? []), kind])
  }
  return Array.from(kinds, ([file, kindsOfFile]) => ({
    name: nameChunk(`/${kindsOfFile[0]}`).replace(/^pages/, 'views'),
    file,
    kinds: kindsOfFile
  }))
}
