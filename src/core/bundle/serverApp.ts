import { createRequire } from 'node:module'
import type { LoadedFeature } from '../feature.ts'
import type { HeadHook } from '../model/head.ts'
import type { TextPage } from '../model/route.ts'
import type { Sidebar } from '../model/sidebar.ts'
import type { ClientSite } from '../model/site.ts'
import { trackEnvironment } from '../platform/cache/trackEnvironment.ts'

/** What the build uses of a feature's client half; see `client/clientFeature.ts`. */
export interface ClientHalf {
  readonly head?: HeadHook
  readonly navbarItems?: Readonly<Record<string, unknown>>
  readonly navbarGroups?: Readonly<Record<string, unknown>>
}

/** The exports of the server bundle. */
export interface ServerApp {
  readonly site: ClientSite
  /** The client halves of features that have one, in order. */
  readonly features: readonly ClientHalf[]
  /** Page components that only their pages load, by page kind. */
  readonly loadedPageViews: Readonly<Record<string, unknown>>
  /** @returns the markup of `#root` */
  readonly renderPage: (
    pathname: string,
    context: {
      readonly sidebar: Sidebar | undefined
      readonly text: TextPage | undefined
    }
  ) => Promise<string>
}

/** Load the output of the server compilation. */
export function loadServer(file: string): ServerApp {
  const require = createRequire(import.meta.url)
  delete require.cache[file]
  // Its exports are those of entry.server.tsx.
  return trackEnvironment(() => require(file) as ServerApp)
}

/** Pair each feature that has a client half with that half. */
export function listClientHalves<Listed extends Pick<LoadedFeature, 'client'>>(
  features: readonly Listed[],
  { features: halves }: Pick<ServerApp, 'features'>
): readonly (readonly [Listed, ClientHalf])[] {
  return features
    .filter(({ client }) => client?.module !== undefined)
    .map((feature, index) => [feature, halves[index] ?? {}] as const)
}
