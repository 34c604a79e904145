import { spawn } from 'node:child_process'
import { findBadNames } from './file-names.ts'

type Check = { name: string; command: readonly string[] }

/**
 * Two sequences of checks that run in parallel. The first one uses a single core and takes about as long as the second
 * one.
 */
const QUICK_CHECKS: readonly (readonly Check[])[] = [
  [{ name: 'format', command: ['oxfmt', '--list-different', '.'] }],
  [
    { name: 'lint', command: ['oxlint', '--quiet', '.'] },
    // With several threads, each thread would check the types again that all files use.
    { name: 'types', command: ['tsc', '-b', '--noEmit', '--singleThreaded'] },
    { name: 'unused code', command: ['knip', '--no-progress'] },
    { name: 'unused packages', command: ['knip', '--strict', '--dependencies', '--no-progress'] },
  ],
]
// Without a terminal, the reporter prints only failures and a summary, because progress dots would be noise.
const TESTS: Check = {
  name: 'tests',
  command: [
    'vitest',
    'run',
    `--reporter=${process.stdout.isTTY ? 'dot' : 'agent'}`,
    '--reporter=./scripts/report-flaky.ts',
  ],
}
/**
 * The browser tests mostly wait for timers, pages and processes. Running them beside the other tests halves the time.
 */
const BROWSER: Check = { name: 'browser', command: ['playwright', 'test', '--config=e2e'] }

/**
 * Runs all checks of the project. Continues after a failure, prints the duration of each check, and ends with a
 * summary.
 */
async function main(): Promise<void> {
  const started = performance.now()
  const verdicts: boolean[] = []
  const report = (name: string, isFine: boolean, since: number): void => {
    verdicts.push(isFine)
    const seconds = ((performance.now() - since) / 1000).toFixed(1)
    process.stdout.write(`${isFine ? '✓' : '✗'} ${name} (${seconds} s)\n`)
  }
  const badNames = await findBadNames()
  for (const { file, reason } of badNames) process.stderr.write(`${file}: ${reason}\n`)
  report('file names', badNames.length === 0, started)
  const runRow = async (row: readonly Check[]): Promise<void> => {
    for (const { name, command } of row) {
      const since = performance.now()
      report(name, (await run(command, 'shown')) === 0, since)
    }
  }
  await Promise.all(QUICK_CHECKS.map(runRow))
  const since = performance.now()
  await Promise.all([
    run(TESTS.command, 'shown').then((status) => report(TESTS.name, status === 0, since)),
    run(BROWSER.command, 'kept').then((status) => report(BROWSER.name, status === 0, since)),
  ])
  const seconds = Math.round((performance.now() - started) / 1000)
  const failed = verdicts.filter((isFine) => !isFine).length
  process.stdout.write(`\n${failed === 0 ? 'All checks passed' : 'Checks failed'} after ${seconds} s.\n`)
  process.stdout.write(`${verdicts.length - failed} passed, ${failed} failed\n`)
  process.exitCode = failed === 0 ? 0 : 1
}

/** Runs one of the project's tools. Its output is streamed, or collected and printed when the tool has ended. */
function run([tool, ...options]: readonly string[], output: 'shown' | 'kept'): Promise<number> {
  return new Promise((resolve, reject) => {
    const isPlain = output === 'kept' || !process.stdout.isTTY
    const env = isPlain ? { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined } : process.env
    const child = spawn(tool!, options, {
      stdio: output === 'shown' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      env,
    })
    const kept: Buffer[] = []
    child.stdout?.on('data', (bytes: Buffer) => kept.push(bytes))
    child.stderr?.on('data', (bytes: Buffer) => kept.push(bytes))
    child.on('error', reject)
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(kept))
      resolve(code ?? 1)
    })
  })
}

await main()
