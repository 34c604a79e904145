import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { SoakPart } from './part.ts'

const SEQUENCES = 2_000
const STEPS = 8
const EVENTS = 12_000
const FEW = 20
const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Checks thousands of random payment sequences against the rules, and sends thousands of events at full speed, none of
 * which may be lost.
 */
export const soakMoney: SoakPart = async ({ count = SEQUENCES, quick, say }) => {
  const sequences = quick ? FEW : count
  const events = quick ? FEW * 10 : EVENTS
  say(`  ${sequences} sequences of ${STEPS} steps, ${events} events`)
  const folder = 'apps/server/src/billing'
  const status = await run(['run', `${folder}/money.test.ts`, `${folder}/many-events.test.ts`], {
    MONEY_SEQUENCES: String(sequences),
    MONEY_STEPS: String(STEPS),
    MONEY_EVENTS: String(events),
  })
  return status === 0 ? [] : [`vitest ended with ${status}; what it says stands above`]
}

function run(words: readonly string[], env: Readonly<Record<string, string>>): Promise<number | null> {
  const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url))
  const child = spawn(process.execPath, [vitest, ...words], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
}
