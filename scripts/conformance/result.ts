/** Where tests run, in the order of the table's columns. */
export const places = {
  unit: 'Unit',
  served: 'Served HTML',
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKit'
} as const

export type Place = keyof typeof places

/** The result of a test, or of a step of a journey. */
export interface Result {
  readonly place: Place
  /** Relative to the project. */
  readonly file: string
  /** Titles of the `describe` blocks, the test and the steps, outermost first. */
  readonly titles: readonly string[]
  readonly isStep: boolean
  readonly state: 'passed' | 'failed' | 'skipped'
}

/** The place where each Vitest project runs. */
const projects: Readonly<Record<string, Place>> = {
  unit: 'unit',
  examples: 'unit',
  conformance: 'served',
  firefox: 'firefox',
  webkit: 'webkit'
}

/**
 * Find the place where a Vitest project runs.
 *
 * @throws Error if the table has no column for the project
 */
export function findPlace(project: string): Place {
  const place = projects[project]
  if (place !== undefined) return place
  throw new Error(
    `The Vitest project "${project}" isn't in the conformance table. ` +
      'Add it to "projects" in scripts/conformance/result.ts.'
  )
}

/** The part of Playwright's JSON report that the table needs. */
export interface BrowserReport {
  readonly suites: readonly Suite[]
}

interface Suite {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly {
      readonly status: 'skipped' | 'expected' | 'unexpected' | 'flaky'
      readonly results: readonly { readonly steps?: readonly Step[] }[]
    }[]
  }[]
}

interface Step {
  readonly title: string
  readonly error?: unknown
  readonly steps?: readonly Step[]
}

/** List the tests and steps of a Playwright report. */
export function readBrowserReport(report: BrowserReport): readonly Result[] {
  // The outermost suites are files.
  return report.suites.flatMap(file => readSuite(file, []))
}

function readSuite(suite: Suite, titles: readonly string[]): readonly Result[] {
  const own = suite.specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ status, results }) => {
      const test: Result = {
        place: 'chromium',
        file,
        titles: [...titles, title],
        isStep: false,
        state:
          status === 'skipped'
            ? 'skipped'
            : status === 'expected'
              ? 'passed'
              : 'failed'
      }
      return [test, ...readSteps(results.at(-1)?.steps, test)]
    })
  )
  const inner = (suite.suites ?? []).flatMap(each =>
    readSuite(each, [...titles, each.title])
  )
  return [...own, ...inner]
}

function readSteps(
  steps: readonly Step[] = [],
  parent: Result
): readonly Result[] {
  return steps.flatMap(({ title, error, steps }) => {
    const step: Result = {
      ...parent,
      titles: [...parent.titles, title],
      isStep: true,
      state: error === undefined ? 'passed' : 'failed'
    }
    return [step, ...readSteps(steps, step)]
  })
}
