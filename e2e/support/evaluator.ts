/** A page in any browser, of Playwright or of another driver. */
export interface Evaluator {
  readonly evaluate: {
    <Result>(run: () => Result | Promise<Result>): Promise<Result>
    <Result>(
      run: (given: number) => Result | Promise<Result>,
      given: number
    ): Promise<Result>
  }
}
