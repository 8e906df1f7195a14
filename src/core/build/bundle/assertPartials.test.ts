import { expect, test } from 'vitest'
import type { PlannedRoute } from '../../routes/plannedRoute.ts'
import { assertPartials } from './assertPartials.ts'

/** Check a page whose partials each show the next one twice. */
function checkDoubled(levels: number) {
  const routes = [
    {
      route: { kind: 'doc', pathname: '/docs/a' },
      contents: ['/0.mdx'],
      source: { file: 'docs/a.mdx' }
    }
  ] as unknown as readonly PlannedRoute[] // only the properties in use
  const readPage = async (request: string) => {
    const next = Number(request.slice(1, -4)) + 1
    const partials = next > levels ? [] : [`./${next}.mdx`, `./${next}.mdx`]
    return { code: '', partials }
  }
  return assertPartials(routes, readPage, '/')
}

test('a page can show at most a thousand partials', async () => {
  await checkDoubled(8)
  await expect(checkDoubled(30)).rejects.toMatchObject({
    message: 'The page shows more than 1,000 partials.',
    place: { file: 'docs/a.mdx' }
  })
})
