import { expect, test } from 'vitest'
import { rankPathnames } from './rankPathnames.ts'

const known = [
  '/docs/permissions/started',
  '/docs/permissions/types',
  '/docs/query/started',
  '/docs/query/queryManager/queryKeys',
  '/docs/store/api',
  '/blog'
].map(path => ({ path, title: path }))

test.each([
  ['/docs/permisions/started', '/docs/permissions/started'],
  ['/docs/permissions/startet', '/docs/permissions/started'],
  ['/permissions/types', '/docs/permissions/types'],
  ['/docs/query/query-keys', '/docs/query/queryManager/queryKeys'],
  ['/docs/QUERY/Started.html', '/docs/query/started'],
  ['/blogs', '/blog']
])('%s is most similar to %s', (wanted, nearest) => {
  expect(rankPathnames(wanted, known, 3)[0]?.path).toBe(nearest)
})

test.each(['/wp-admin/setup.php', '/x', '/'])(
  '%s is similar to nothing',
  wanted => {
    expect(rankPathnames(wanted, known, 3)).toEqual([])
  }
)

test('the number of results is limited', () => {
  expect(rankPathnames('/docs/permissions/started', known, 1)).toHaveLength(1)
})
