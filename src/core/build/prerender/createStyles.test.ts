import { expect, test } from 'vitest'
import { createPathname } from '../../model/paths.ts'
import type { PlannedRoute } from '../../routes/plannedRoute.ts'
import { createTestStore } from '../store/testStore.fixture.ts'
import { createMarkupReader } from './createMarkupReader.ts'
import {
  createStyles,
  findStyleKind,
  listComparedAttributes,
  type StyledPage,
  type StyleKind
} from './createStyles.ts'

const shell =
  '@layer a{:root{--a:red;--b:tan}p{color:var(--a)}p:hover,td{top:0}[rel=next]{color:var(--b)}[dir=rtl] p{top:0}}'

test('pages of a kind share a sheet with all the rules they need', async () => {
  const styles = await style(shell, {
    doc: ['<p>One</p>', '<a rel="next">Two</a>'],
    text: ['<a rel="prev">Three</a>', '<table><td></td></table>']
  })
  expect(Object.fromEntries(styles)).toEqual({
    doc: '@layer a{:root{}p{color:red}[rel=next]{color:tan}}',
    text: '@layer a{:root{}td{top:0}}'
  })
})

test('tokens that the markup or a style sheet of a page uses stay', async () => {
  const styles = await style(
    shell,
    { doc: ['<svg fill="var(--a)"></svg>'] },
    '.own{color:var(--b)}'
  )
  expect(styles.get('doc')).toBe('@layer a{:root{--a:red;--b:tan}}')
})

test('configured colors stay tokens, because the whole style sheet uses them', async () => {
  const css = 'p{color:var(--announcement-background)}'
  const site = { announcementBar: { backgroundColor: '#123' } }
  const styles = await style(css, { doc: ['<p></p>'] }, '', site)
  expect(styles.get('doc')).toBe(
    `${css}@layer tokens{:root{--announcement-background:#123;}}`
  )
})

function style(
  css: string,
  markups: Readonly<Partial<Record<StyleKind, readonly string[]>>>,
  ownStyles = '',
  site: object = {}
) {
  const read = createMarkupReader(listComparedAttributes(css))
  const pages = Object.entries(markups).flatMap(([kind, all]) =>
    all.map((markup): StyledPage => {
      const { names, tokens } = read(markup)
      return { kind: kind as StyleKind, names, tokens, ownStyles }
    })
  )
  return createStyles(
    css,
    { locale: { direction: 'ltr' }, ...site },
    pages,
    createTestStore()
  )
}

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
