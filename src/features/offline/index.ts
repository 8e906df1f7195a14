import path from 'node:path'
import type { BuiltInFeature } from '../../core/feature.ts'
import { toPathname } from '../../core/model/paths.ts'
import type { RouteBase } from '../../core/model/route.ts'
import { packageRoot } from '../../core/platform/packageRoot.ts'
import {
  planOfflineManifest,
  writeOfflineManifest
} from './generator/writeOfflineManifest.ts'

declare module '../../index.ts' {
  interface Routes {
    readonly offline: OfflineRoute
  }
}

/** Lists pages that open offline, and is the fallback for those that don't. */
interface OfflineRoute extends RouteBase {
  readonly kind: 'offline'
}

/** The page's chunk contains this component, so other pages don't load it. */
const PAGE = path.join(
  packageRoot,
  'src/features/offline/client/OfflinePage.tsx'
)

/** Without base. */
const PATHNAME = '/offline'

/** Makes pages readable offline with a service worker. */
export const offline: BuiltInFeature = {
  name: 'offline',
  client: {
    module: 'client/index.tsx',
    serviceWorker: { module: 'worker/serviceWorker.ts', pages: [PATHNAME] }
  },
  routes: ({ texts }, planned) => [
    ...planned,
    {
      route: {
        kind: 'offline',
        pathname: toPathname(PATHNAME),
        title: texts.offlineReading,
        description: texts.offlineReadingText,
        isUnlisted: true,
        isInternal: true
      },
      contents: [PAGE]
    }
  ],
  publish: async ({ locales, writeOptions }) => {
    for (const locale of locales) {
      const plan = planOfflineManifest(locale)
      await writeOfflineManifest(locale.folder, plan, writeOptions)
    }
  }
}
