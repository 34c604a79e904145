import { MAX_MAINTENANCE_CHARACTERS } from '@dayreel/contract'
import { readConfig } from '#config'
import { connect } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { UsageError } from '#errors/usage-error.ts'
import { switchMaintenance } from '#host/switch-maintenance.ts'
import { openDatabase } from '#processes/open-database.ts'
import { readCommandLine } from '#processes/read-command-line.ts'
import { endWith } from '#processes/run-process.ts'

const USAGE = `Usage: npm run maintenance -- on [--message TEXT]
       npm run maintenance -- off
  Within some seconds, visitors see a page with the message, and no worker starts new work. Running work ends, and
  everything else waits. Operators can still log in.`

/** `npm run maintenance`: switches maintenance on or off. */
async function main(): Promise<void> {
  const { words, options } = readCommandLine({
    name: 'npm run maintenance',
    usage: USAGE,
    words: 1,
    options: { message: 'value' },
  })
  const [state] = words
  const { message = '' } = options
  if ((state !== 'on' && state !== 'off') || message.length > MAX_MAINTENANCE_CHARACTERS) throw new UsageError(USAGE)
  await using open = new AsyncDisposableStack()
  const url = await openDatabase(readConfig(process.env), open)
  await migrate(url)
  const { db, close } = connect({ url, connections: 1, onBroken: () => undefined })
  open.defer(close)
  await switchMaintenance(db, { source: 'command' }, { isOn: state === 'on', message })
  process.stdout.write(`Maintenance is ${state}.\n`)
}

await main().catch(endWith)
