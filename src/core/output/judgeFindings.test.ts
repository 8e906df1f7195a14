import { expect, test } from 'vitest'
import type { MarkdownFinding } from '../markdown/markdownContext.ts'
import { formatSiteError } from '../model/errors.ts'
import { judgeMarkdown } from './judgeFindings.ts'

const levels = { images: 'ignore', standard: 'throw' } as const

function createFinding(finding: Partial<MarkdownFinding>): MarkdownFinding {
  return {
    kind: 'syntax',
    level: 'error',
    file: '/content/docs/a.md',
    message: 'Wrong.',
    ...finding
  }
}

function judge(findings: readonly MarkdownFinding[]) {
  return judgeMarkdown(findings, '/content', levels).map(([level, errors]) => [
    level,
    ...errors.map(formatSiteError)
  ])
}

test.each([
  [{ kind: 'image' }, 'ignore'],
  [{ kind: 'syntax' }, 'throw'],
  [{ kind: 'feature' }, 'throw'],
  [{ kind: 'image', level: 'warn' }, 'warn'],
  [{ kind: 'feature', level: 'warn' }, 'warn']
] as const)('the finding %j has level %s', (finding, level) => {
  expect(judge([createFinding(finding)])).toEqual([
    [level, 'docs/a.md: Wrong.']
  ])
})

test('a page that lost its text fails the build, even if all other findings are warnings', () => {
  const bare = { images: 'warn', standard: 'warn' } as const
  const find = (kind: MarkdownFinding['kind']) =>
    judgeMarkdown([createFinding({ kind })], '/content', bare)[0]?.[0]
  expect(
    (['image', 'syntax', 'feature', 'compile'] as const).map(find)
  ).toEqual(['warn', 'warn', 'warn', 'throw'])
})

test('a missing feature is reported once, with all its places', () => {
  const findings = [
    { file: '/content/docs/c.md', line: 1, column: 1 },
    { file: '/content/docs/b.md', line: 10, column: 2 },
    { file: '/content/docs/b.md', line: 9, column: 2 }
  ].map(place =>
    createFinding({ ...place, kind: 'feature', remedy: 'Leave it.' })
  )
  expect(judge(findings)).toEqual([
    [
      'throw',
      'docs/b.md:9:2: Wrong.\n  Leave it.\n  Also at:\n  docs/b.md:10:2\n  docs/c.md:1:1'
    ]
  ])
})

test('syntax errors are reported one by one', () => {
  const findings = [1, 2].map(line => createFinding({ line, column: 1 }))
  expect(judge(findings).map(([, error]) => error)).toEqual([
    'docs/a.md:1:1: Wrong.',
    'docs/a.md:2:1: Wrong.'
  ])
})
