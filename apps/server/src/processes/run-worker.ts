import { constants, setPriority } from 'node:os'
import { readConfig } from '#config'
import { migrate } from '#db/migrate.ts'
import { readCommandLine } from './read-command-line.ts'
import { runProcess } from './run-process.ts'
import { startWorker } from './start-worker.ts'

const USAGE = `Usage: npm run work
  Makes videos and sends mails, with the database and the key of all servers and workers: DATABASE_URL and MASTER_KEY.
  It takes no options; apps/server/src/config/environment.ts lists all settings.`

// A parent process passes `--together`. It has already migrated the database.
const { options } = readCommandLine({ name: 'npm run work', usage: USAGE, options: { together: 'switch' } })

// Threads that start later inherit this priority. API calls take precedence over videos, because a user is waiting for
// the response.
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
