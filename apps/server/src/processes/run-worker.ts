import { constants, setPriority } from 'node:os'
import { readConfig } from '#config'
import { migrate } from '#db/migrate.ts'
import { readCommandLine } from './read-command-line.ts'
import { UsageError } from '#errors/usage-error.ts'
import { WORKER_ROLES, type WorkerRole } from '#jobs/define-job.ts'
import { endWith, runProcess } from './run-process.ts'
import { startWorker } from './start-worker.ts'

const MAX_CONCURRENCY = 64
const USAGE = `Usage: npm run work -- [--only ROLES] [--concurrency NUMBER]
  Makes videos and sends mails, with the database and the key of all servers and workers: DATABASE_URL and MASTER_KEY.
  --only         what this worker does: ${WORKER_ROLES.join(', ')}, or several with commas. Each role needs a worker.
  --concurrency  videos at once, in place of WORKER_CONCURRENCY.
  apps/server/src/config/environment.ts lists all settings.`

// A parent process passes `--together`. It has already migrated the database.
const { options } = readCommandLine({
  name: 'npm run work',
  usage: USAGE,
  options: { together: 'switch', only: 'value', concurrency: 'value' },
})
const roles = readRoles(options.only)
const workerConcurrency = readConcurrency(options.concurrency)

// Threads that start later inherit this priority. API calls take precedence over videos, because a user is waiting for
// the response.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

await runProcess(
  async (env) => {
    const config = readConfig(env, options.together ? 'together' : 'apart')
    const databaseUrl = config.databaseUrl!
    if (!options.together) await migrate(databaseUrl)
    const worker = await startWorker({ ...config, ...(workerConcurrency && { workerConcurrency }) }, databaseUrl, {
      roles,
    })
    if (!options.together) process.stdout.write('Working.\n')
    return worker
  },
  { isChild: options.together ?? false },
)

function readRoles(given: string | undefined): readonly WorkerRole[] {
  if (given === undefined) return WORKER_ROLES
  return given.split(',').map((name) => {
    const role = WORKER_ROLES.find((each) => each === name.trim())
    return role ?? endWith(new UsageError(USAGE))
  })
}

function readConcurrency(given: string | undefined): number | undefined {
  if (given === undefined) return undefined
  const number = Number(given)
  return Number.isInteger(number) && number >= 1 && number <= MAX_CONCURRENCY ? number : endWith(new UsageError(USAGE))
}
