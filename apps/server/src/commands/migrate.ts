import { readConfig } from '#config'
import { migrate } from '#db/migrate.ts'
import { createQueueTables } from '#jobs/create-jobs.ts'
import { openDatabase } from '#processes/open-database.ts'
import { readCommandLine } from '#processes/read-command-line.ts'
import { endWith } from '#processes/run-process.ts'

const USAGE = `Usage: npm run migrate
  Brings the tables of the database to this release, and builds missing indexes. Servers and workers of the release before
  keep working meanwhile. Every start does the same, so this is only needed before the first new process starts.`

/** `npm run migrate`: brings the tables to this release. */
async function main(): Promise<void> {
  readCommandLine({ name: 'npm run migrate', usage: USAGE })
  await using open = new AsyncDisposableStack()
  const url = await openDatabase(readConfig(process.env), open)
  await migrate(url)
  await createQueueTables(url)
  await migrate(url) // The indexes of the queue's tables need the tables.
  process.stdout.write('The tables are those of this release.\n')
}

await main().catch(endWith)
