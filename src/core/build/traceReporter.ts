import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { measureSpan, type Span } from './measureSpan.ts'
import type { Reporter } from './reporter.ts'

/**
 * Wrap a reporter so that it records timings.
 *
 * @returns the reporter, and a function that writes a trace for
 * `chrome://tracing` or a browser's performance panel
 * @see https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU
 */
export function traceReporter(reporter: Reporter): {
  readonly reporter: Reporter
  readonly write: (file: string) => void
} {
  const spans: Span[] = []
  const trace = (span: Span) => {
    spans.push(span)
  }
  return {
    reporter: {
      ...reporter,
      trace,
      stage: async (name, run) => {
        const { value, start, duration } = await measureSpan(() =>
          reporter.stage(name, run)
        )
        trace({ name, start, duration, thread: 0 })
        return value
      }
    },
    write: file => {
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(createTrace(spans)))
    }
  }
}

/** The format uses microseconds. */
function createTrace(spans: readonly Span[]): object {
  const start = Math.min(...spans.map(span => span.start))
  return {
    traceEvents: spans.map(({ name, start: from, duration, thread }) => ({
      name,
      ph: 'X',
      pid: 1,
      tid: thread,
      ts: Math.round((from - start) * 1000),
      dur: Math.round(duration * 1000)
    }))
  }
}
