import { expect, test } from 'vitest'
import type { PageDiagnostic } from '../markdown/markdownContext.ts'
import { formatDiagnostic } from '../model/diagnostic.ts'
import { applyMarkdownLevels } from './collectDiagnostics.ts'

const levels = { images: 'ignore', others: 'throw' } as const

function createDiagnostic(diagnostic: Partial<PageDiagnostic>): PageDiagnostic {
  return {
    kind: 'syntax',
    severity: 'error',
    place: { file: '/content/docs/a.md' },
    message: 'Wrong.',
    ...diagnostic
  }
}

function collect(diagnostics: readonly PageDiagnostic[]) {
  return applyMarkdownLevels(diagnostics, '/content', levels).map(each => [
    each.severity,
    formatDiagnostic(each)
  ])
}

test.each([
  [{ kind: 'image' }, 'ignored'],
  [{ kind: 'syntax' }, 'error'],
  [{ kind: 'feature' }, 'error'],
  [{ kind: 'image', severity: 'warning' }, 'warning'],
  [{ kind: 'feature', severity: 'warning' }, 'warning']
] as const)('the diagnostic %j is reported as: %s', (diagnostic, expected) => {
  expect(collect([createDiagnostic(diagnostic)])).toEqual(
    expected === 'ignored' ? [] : [[expected, 'docs/a.md: Wrong.']]
  )
})

test('a page that lost its text fails the build, even if all other diagnostics are warnings', () => {
  const bare = { images: 'warn', others: 'warn' } as const
  const find = (kind: PageDiagnostic['kind']) =>
    applyMarkdownLevels([createDiagnostic({ kind })], '/content', bare)[0]
      ?.severity
  expect(
    (['image', 'syntax', 'feature', 'compile'] as const).map(find)
  ).toEqual(['warning', 'warning', 'warning', 'error'])
})

test('a missing feature is reported once, with all its places', () => {
  const diagnostics = [
    { file: '/content/docs/c.md', line: 1, column: 1 },
    { file: '/content/docs/b.md', line: 10, column: 2 },
    { file: '/content/docs/b.md', line: 9, column: 2 }
  ].map(place =>
    createDiagnostic({ place, kind: 'feature', hint: 'Leave it.' })
  )
  expect(collect(diagnostics)).toEqual([
    [
      'error',
      'docs/b.md:9:2: Wrong.\n  Leave it.\n  Also at:\n  docs/b.md:10:2\n  docs/c.md:1:1'
    ]
  ])
})

test('syntax errors are reported one by one', () => {
  const diagnostics = [1, 2].map(line =>
    createDiagnostic({ place: { file: '/content/docs/a.md', line, column: 1 } })
  )
  expect(collect(diagnostics).map(([, error]) => error)).toEqual([
    'docs/a.md:1:1: Wrong.',
    'docs/a.md:2:1: Wrong.'
  ])
})
