import { expect, test } from 'vitest'
import { createPathname } from '../../model/paths.ts'
import type { PlannedRoute } from '../../routes/plannedRoute.ts'
import { findStyleKind } from './styleKinds.ts'

test.each([
  ['/', { kind: 'doc' }, ['p'], 'home'],
  ['/a', { kind: 'doc' }, ['p', '.tabs', '.steps'], 'doc'],
  ['/a', { kind: 'doc' }, ['p', '.details'], 'docWithDetails'],
  ['/a', { kind: 'doc' }, ['.details', '.api-name'], 'docWithReference'],
  ['/a', { kind: 'doc' }, ['.card-H', '.apiary'], 'doc'],
  ['/a', { kind: 'post', toc: {}, topic: 'Blog' }, ['.api'], 'text'],
  ['/a', { kind: 'list', topic: 'Blog' }, [], 'topic'],
  ['/a', { kind: 'notFound' }, [], 'plain']
])('%s, %j with %j, is of the kind %s', (path, page, names, expected) => {
  const { topic, ...rest } = { topic: undefined, ...page }
  const route = { ...rest, pathname: createPathname(path) }
  const planned = { route, topic } as unknown as PlannedRoute // only the properties in use
  expect(findStyleKind(planned, names)).toBe(expected)
})
