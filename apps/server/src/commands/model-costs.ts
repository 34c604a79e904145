import type { Usage } from '@dayreel/storyboard'
import { readConfig } from '#config'
import { sumCosts } from '#costs/sum-costs.ts'
import { connect } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { openDatabase } from '#processes/open-database.ts'
import { readCommandLine } from '#processes/read-command-line.ts'
import { endWith } from '#processes/run-process.ts'
import { UsageError } from '#errors/usage-error.ts'

const USAGE = `Usage: npm run costs [-- --days NUMBER]
  Prints the calls, units and cost of models by day (UTC) and source. Default: 30 days.`
const MOST_DAYS = 3_660

/** `npm run costs`: prints the summed costs of language models. */
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
  const lines = rows.map(({ day, source, calls, dollars, ...used }) =>
    [day, source, `${calls} calls`, unitsText(used), `$${dollars.toFixed(4)}`].join('  '),
  )
  if (rows.length === 0) lines.push('No call to a language model.')
  const total = rows.reduce((sum, { dollars }) => sum + dollars, 0)
  process.stdout.write(`${[...lines, `In all $${total.toFixed(4)} in ${days} days.`].join('\n')}\n`)
}

function unitsText({ inputTokens = 0, outputTokens = 0, characters = 0, images = 0, seconds = 0 }: Usage): string {
  const parts = [
    inputTokens + outputTokens > 0 && `${inputTokens} + ${outputTokens} tokens`,
    characters > 0 && `${characters} characters`,
    images > 0 && `${images} images`,
    seconds > 0 && `${seconds.toFixed(1)} s`,
  ]
  return parts.filter((part) => part !== false).join(', ') || 'no usage reported'
}

await main().catch(endWith)
