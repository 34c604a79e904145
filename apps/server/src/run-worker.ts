import { constants, setPriority } from 'node:os'
import { readConfig } from '#config'
import { migrate } from '#db/migrate.ts'
import { readCommandLine } from './processes/read-command-line.ts'
import { runProcess } from './processes/run-process.ts'
import { startWorker } from './start-worker.ts'

const USAGE = `Usage: npm run work
  Makes videos and sends mails, over the database and the key that all servers and workers share: DATABASE_URL and MASTER_KEY.
  It takes no options; apps/server/src/config/environment.ts lists all settings.`

// The option is given by the parent process, which has done what comes before.
const { options } = readCommandLine({ name: 'npm run work', usage: USAGE, options: { together: 'switch' } })

// Threads that are started from here on take it over: whoever asks the API comes before whoever waits for a video.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

await runProcess(
  async (env) => {
    const config = readConfig(env, options.together ? 'together' : 'apart')
    const databaseUrl = config.databaseUrl!
    if (!options.together) await migrate(databaseUrl)
    const worker = await startWorker(config, databaseUrl)
    if (!options.together) process.stdout.write('Working.\n')
    return worker
  },
  { isChild: options.together ?? false },
)
