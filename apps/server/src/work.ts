import { constants, setPriority } from 'node:os'
import { readConfig } from '#config'
import { migrate } from '#db/migrate.ts'
import { runProcess } from './processes/run-process.ts'
import { startWorker } from './start-worker.ts'

/** Given by the parent process, which has done what comes before. */
const TOGETHER = process.argv.includes('--together')

// Threads that are started from here on take it over: whoever asks the API comes before whoever waits for a video.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

await runProcess(async () => {
  const config = readConfig(process.env, TOGETHER ? 'together' : 'apart')
  const databaseUrl = config.databaseUrl!
  if (!TOGETHER) await migrate(databaseUrl)
  const worker = await startWorker(config, databaseUrl)
  if (!TOGETHER) process.stdout.write('Working.\n')
  return worker
})
