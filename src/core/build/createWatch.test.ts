import { expect, test } from 'vitest'
import { formatSiteError } from '../model/errors.ts'
import { createWatch } from './createWatch.ts'

const limits = { notice: 2, end: 5 }

function tickAll(watch: ReturnType<typeof createWatch>, count: number) {
  return Array.from({ length: count }, () => watch.tick())
}

test('a silent build says what it does, again and again', () => {
  const watch = createWatch(limits)
  watch.hear({ stage: 'bundle' })
  const notices = tickAll(watch, 5).map(({ notice }) => notice)
  expect(notices).toEqual([
    undefined,
    'No progress for 2 s: stage "bundle".',
    undefined,
    'No progress for 4 s: stage "bundle".',
    undefined
  ])
})

test('a build that goes on says nothing', () => {
  const watch = createWatch(limits)
  for (let second = 0; second < 10; second += 1) {
    expect(watch.tick()).toEqual({ isEndless: false })
    watch.hear({})
  }
})

test('a build ends if it works on one file for ever, and names it', () => {
  const watch = createWatch(limits)
  watch.hear({ id: '0-1', verb: 'compiles', file: 'docs/a.md' })
  watch.hear({ id: '0-2', verb: 'compiles', file: 'docs/b.md' })
  watch.hear({ id: '0-1' })
  expect(tickAll(watch, 5).map(({ isEndless }) => isEndless)).toEqual([
    ...Array(4).fill(false),
    true
  ])
  expect(formatSiteError(watch.explain('SIGKILL'))).toMatch(
    /^docs\/b\.md: .* after 5 s without progress: compiles docs\/b\.md\.\n {2}Look/
  )
})

test('a stage without files may take as long as it does', () => {
  const watch = createWatch(limits)
  watch.hear({ stage: 'bundle' })
  expect(tickAll(watch, 99).some(({ isEndless }) => isEndless)).toBe(false)
})

test('a site that is served is silent', () => {
  const watch = createWatch(limits)
  watch.hear({ isDone: true })
  expect(tickAll(watch, 3)).toEqual(Array(3).fill({ isEndless: false }))
})

test.each([
  ['SIGABRT', /ran out of memory, or aborted \(SIGABRT\): renders docs\/a\.md/],
  ['SIGSEGV', /crashed \(SIGSEGV\): renders docs\/a\.md/],
  ['SIGKILL', /killed, possibly .* \(SIGKILL\): renders docs\/a\.md/]
] as const)('%s is explained with the file', (signal, said) => {
  const watch = createWatch(limits)
  watch.hear({ id: '0-1', verb: 'renders', file: 'docs/a.md' })
  expect(watch.explain(signal).message).toMatch(said)
})
