import { spawn } from 'node:child_process'
import { findBadNames } from './file-names.ts'

type Check = { name: string; command: readonly string[] }

const CHECKS: readonly Check[] = [
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: ['oxlint', '--quiet', '.'] },
  { name: 'types', command: ['tsc', '-b', '--noEmit'] },
  { name: 'unused code', command: ['knip', '--no-progress'] },
  { name: 'unused packages', command: ['knip', '--strict', '--dependencies', '--no-progress'] },
  // Where nobody watches, dots are only noise: failures and a summary then.
  { name: 'tests', command: ['vitest', 'run', `--reporter=${process.stdout.isTTY ? 'dot' : 'agent'}`] },
  { name: 'browser', command: ['playwright', 'test', '--config=e2e'] },
]

/**
 * The one check of the project. Runs every part, also after one has failed, says how long each took, and ends with a line that
 * counts them.
 */
async function main(): Promise<void> {
  const started = performance.now()
  let failed = 0
  const report = (name: string, isFine: boolean, since: number): void => {
    if (!isFine) failed++
    const seconds = ((performance.now() - since) / 1000).toFixed(1)
    process.stdout.write(`${isFine ? '✓' : '✗'} ${name} (${seconds} s)\n`)
  }
  const badNames = await findBadNames()
  for (const { file, reason } of badNames) process.stderr.write(`${file}: ${reason}\n`)
  report('file names', badNames.length === 0, started)
  for (const { name, command } of CHECKS) {
    const since = performance.now()
    report(name, (await run(command)) === 0, since)
  }
  const seconds = Math.round((performance.now() - started) / 1000)
  process.stdout.write(`\n${failed === 0 ? 'All is well' : 'Something has to be mended'}, after ${seconds} s.\n`)
  process.stdout.write(`${CHECKS.length + 1 - failed} passed, ${failed} failed\n`)
  process.exitCode = failed === 0 ? 0 : 1
}

/** Runs a tool of the project's own; what it prints is shown as it comes. */
function run([tool, ...options]: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const env = process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined }
    const child = spawn(tool!, options, { stdio: ['ignore', 'inherit', 'inherit'], env })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

await main()
