import type { FullResult, Reporter, Suite } from '@playwright/test/reporter'

/** Close the list with one line of counts, for people and for scripts. */
class CountReporter implements Reporter {
  private suite: Suite | undefined

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite
  }

  onEnd(result: FullResult): void {
    const outcomes = this.suite?.allTests().map(test => test.outcome()) ?? []
    const count = (outcome: string) =>
      outcomes.filter(each => each === outcome).length
    const passed = count('expected') + count('flaky')
    const skipped = count('skipped')
    const failed = count('unexpected')
    console.log(
      `\n${passed} passed, ${failed} failed` +
        (skipped > 0 ? `, ${skipped} skipped` : '') +
        (result.status === 'interrupted' ? ', interrupted' : '')
    )
  }

  printsToStdio(): boolean {
    return true
  }
}

export default CountReporter
