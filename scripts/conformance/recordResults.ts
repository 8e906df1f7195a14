import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node'
import { findPlace, type Result } from './result.ts'

/**
 * Vitest reporter that writes results to the folder in the environment variable
 * `TEST_RESULTS`, in a file for each place, such as `firefox.json`. Vitest's JSON
 * reporter omits a test's project, and thus its engine.
 */
export default class ResultRecorder implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const folder = process.env.TEST_RESULTS
    if (folder === undefined) throw new Error('Set TEST_RESULTS to a folder.')
    const results = modules.flatMap(listResults)
    for (const place of new Set(results.map(each => each.place))) {
      writeFileSync(
        path.join(folder, `${place}.json`),
        JSON.stringify(results.filter(each => each.place === place))
      )
    }
  }
}

/** List the tests, and the blocks whose set-up failed. */
function listResults(module: TestModule): readonly Result[] {
  const blocks = [module, ...module.children.allSuites()]
  return [
    ...blocks
      .filter(block => block.errors().length > 0)
      .map(block => record(module, block, 'failed')),
    ...[...module.children.allTests()].map(test => {
      const { state } = test.result()
      return record(module, test, state === 'pending' ? 'skipped' : state)
    })
  ]
}

function record(
  module: TestModule,
  block: TestModule | TestSuite | TestCase,
  state: Result['state']
): Result {
  const titles = listTitles(block)
  return {
    place: findPlace(module.project.name),
    file: module.relativeModuleId,
    titles: titles.length > 0 ? titles : ['The file can be loaded'],
    isStep: false,
    state
  }
}

function listTitles(block: TestModule | TestSuite | TestCase): string[] {
  if (block.type === 'module') return []
  return [...listTitles(block.parent), block.name]
}
