import { expect, test } from 'vitest'
import { formatSiteError } from '../model/errors.ts'
import { createWatchdog } from './createWatchdog.ts'

const limits = { notice: 2, end: 5 }

function tickAll(watchdog: ReturnType<typeof createWatchdog>, count: number) {
  return Array.from({ length: count }, () => watchdog.tick())
}

test('for a silent build, the watchdog repeatedly prints the current task', () => {
  const watchdog = createWatchdog(limits)
  watchdog.receive({ stage: 'bundle' })
  const notices = tickAll(watchdog, 5).map(({ notice }) => notice)
  expect(notices).toEqual([
    undefined,
    'No progress for 2 s: stage "bundle".',
    undefined,
    'No progress for 4 s: stage "bundle".',
    undefined
  ])
})

test('while a build makes progress, the watchdog prints nothing', () => {
  const watchdog = createWatchdog(limits)
  for (let second = 0; second < 10; second += 1) {
    expect(watchdog.tick()).toEqual({ isStuck: false })
    watchdog.receive({})
  }
})

test('a build that works on one file forever is stopped, with a message that names the file', () => {
  const watchdog = createWatchdog(limits)
  watchdog.receive({ id: '0-1', verb: 'compiles', file: 'docs/a.md' })
  watchdog.receive({ id: '0-2', verb: 'compiles', file: 'docs/b.md' })
  watchdog.receive({ id: '0-1' })
  expect(tickAll(watchdog, 5).map(({ isStuck }) => isStuck)).toEqual([
    ...Array(4).fill(false),
    true
  ])
  expect(formatSiteError(watchdog.explain('SIGKILL'))).toMatch(
    /^docs\/b\.md: .* after 5 s without progress: compiles docs\/b\.md\.\n {2}Look/
  )
})

test('a stage without files is never stopped', () => {
  const watchdog = createWatchdog(limits)
  watchdog.receive({ stage: 'bundle' })
  expect(tickAll(watchdog, 99).some(({ isStuck }) => isStuck)).toBe(false)
})

test('once a site is being served, the watchdog prints nothing', () => {
  const watchdog = createWatchdog(limits)
  watchdog.receive({ isDone: true })
  expect(tickAll(watchdog, 3)).toEqual(Array(3).fill({ isStuck: false }))
})

test.each([
  ['SIGABRT', /ran out of memory, or aborted \(SIGABRT\): renders docs\/a\.md/],
  ['SIGSEGV', /crashed \(SIGSEGV\): renders docs\/a\.md/],
  ['SIGKILL', /killed, possibly .* \(SIGKILL\): renders docs\/a\.md/]
] as const)('the explanation of %s names the file', (signal, pattern) => {
  const watchdog = createWatchdog(limits)
  watchdog.receive({ id: '0-1', verb: 'renders', file: 'docs/a.md' })
  expect(watchdog.explain(signal).message).toMatch(pattern)
})
