import type { Reporter, TestCase } from 'vitest/node'

/** A Vitest reporter that lists the tests that failed once and passed on the second try. */
export default class FlakyReporter implements Reporter {
  readonly #flaky: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky !== true) return
    const errors = test.result().errors ?? []
    this.#flaky.push(`${test.module.relativeModuleId} > ${test.fullName}: ${errors[0]?.message ?? ''}`)
  }

  onTestRunEnd(): void {
    for (const line of this.#flaky) process.stdout.write(`flaky: ${line}\n`)
  }
}
