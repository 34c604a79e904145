import { readConfig } from '#config'
import { sumCosts } from '#costs/sum-costs.ts'
import { connect } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { openDatabase } from './processes/open-database.ts'
import { readCommandLine } from './processes/read-command-line.ts'
import { endWith } from './processes/run-process.ts'
import { UsageError } from './processes/usage-error.ts'

const USAGE = `Usage: npm run costs [-- --days NUMBER]
  Says what language models were asked and what it cost, by day (UTC) and source; of 30 days unless told.`
const MOST_DAYS = 3_660

/** `npm run costs`: sums of what models cost. */
async function main(): Promise<void> {
  const { options } = readCommandLine({ name: 'npm run costs', usage: USAGE, options: { days: 'value' } })
  const days = Number(options.days ?? 30)
  if (!(Number.isInteger(days) && days >= 1 && days <= MOST_DAYS)) throw new UsageError(USAGE)
  await using open = new AsyncDisposableStack()
  const url = await openDatabase(readConfig(process.env), open)
  await migrate(url)
  const { db, close } = connect({ url, connections: 2, onBroken: () => undefined })
  open.defer(close)
  const rows = await sumCosts(db, days)
  const lines = rows.map(({ day, source, calls, inputTokens, outputTokens, dollars }) =>
    [day, source, `${calls} calls`, `${inputTokens} + ${outputTokens} tokens`, `$${dollars.toFixed(4)}`].join('  '),
  )
  if (rows.length === 0) lines.push('No call to a language model.')
  const total = rows.reduce((sum, { dollars }) => sum + dollars, 0)
  process.stdout.write(`${[...lines, `In all $${total.toFixed(4)} in ${days} days.`].join('\n')}\n`)
}

await main().catch(endWith)
