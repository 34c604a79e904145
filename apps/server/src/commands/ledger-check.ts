import { readConfig } from '#config'
import { connect } from '#db/connect.ts'
import { checkLedger } from '#ledger/check-ledger.ts'
import { openDatabase } from '#processes/open-database.ts'
import { readCommandLine } from '#processes/read-command-line.ts'
import { endWith } from '#processes/run-process.ts'
import { UsageError } from '#errors/usage-error.ts'

const USAGE = `Usage: npm run ledger -- check
  Adds up every entry of the ledger and reports wrong balances. Lists accounts that have credits and still owe some for a
  refunded or disputed payment. Works whether Dayreel is running or not, and changes nothing.`

/** `npm run ledger -- check`: checks the ledger. */
async function main(): Promise<void> {
  const [what] = readCommandLine({ name: 'npm run ledger', usage: USAGE, words: 1 }).words
  if (what !== 'check') throw new UsageError(USAGE)
  await using open = new AsyncDisposableStack()
  const { db, close } = connect({
    url: await openDatabase(readConfig(process.env), open),
    connections: 2,
    onBroken: () => undefined,
  })
  open.defer(close)
  const { accounts, entries, faults, debts } = await checkLedger(db)
  for (const fault of faults) process.stdout.write(`✗ ${fault}\n`)
  for (const debt of debts) process.stdout.write(`! ${debt} for a refunded or disputed payment\n`)
  process.stdout.write(
    `${entries} entries of ${accounts} accounts: ${faults.length === 0 ? 'every balance is right.' : `${faults.length} wrong.`}\n`,
  )
  if (faults.length > 0) process.exitCode = 1
}

await main().catch(endWith)
