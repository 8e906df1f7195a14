import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { traceReporter } from './traceReporter.ts'

test('a trace contains stages and pages, in microseconds from the first', async () => {
  const { reporter, write } = traceReporter({
    stage: async (_, run) => run(() => {}),
    warn: () => {}
  })
  const start = performance.timeOrigin + performance.now()
  reporter.trace?.({ name: 'a.md', start, duration: 2, thread: 3 })
  expect(await reporter.stage('pages', () => 7)).toBe(7)
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'trace-')), 'a/b.json')
  write(file)
  const { traceEvents } = JSON.parse(readFileSync(file, 'utf8'))
  expect(traceEvents).toMatchObject([
    { name: 'a.md', ph: 'X', tid: 3, ts: 0, dur: 2000 },
    { name: 'pages', ph: 'X', tid: 0 }
  ])
})
