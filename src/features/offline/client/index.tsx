import type {
  BuiltInClientFeature,
  PageProps
} from '../../../core/client/clientFeature.ts'
import { ContentBody } from '../../../core/client/pages/ContentBody.tsx'
import type { Route } from '../../../core/model/route.ts'
import { registerServiceWorker } from './registerServiceWorker.ts'

export default {
  pages: { offline: OfflineView },
  start: registerServiceWorker
} satisfies BuiltInClientFeature

function OfflineView({ route, contents }: PageProps<Route>) {
  return <ContentBody content={contents[0]} path={route.pathname} />
}
