import { expect, test } from 'vitest'
import { PageView } from '../../../core/client/pages/PageView.tsx'
import {
  renderOnPage,
  sampleRoute,
  simplifyMarkup
} from '../../../core/client/ui/sampleSite.fixture.tsx'
import type { Route } from '../../../core/model/route.ts'
import OfflinePage from './OfflinePage.tsx'

test('an offline page has one main and one h1', () => {
  const route: Route = { ...sampleRoute, kind: 'offline' }
  const page = { route, contents: [{ default: OfflinePage }] }
  const html = simplifyMarkup(renderOnPage(<PageView page={page} />, { page }))
  expect(html.match(/<main/g)).toHaveLength(1)
  expect(html.match(/<h1/g)).toHaveLength(1)
})
