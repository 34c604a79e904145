import { z } from 'zod'
import { readConfig } from '#config'
import { connect } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { allJobs } from '#jobs/all-jobs.ts'
import { createJobs } from '#jobs/create-jobs.ts'
import { listFailedJobs, type FailedJobRow } from '#jobs/failed-jobs.ts'
import { retryFailedJob, retryFailedJobs, type Retry } from '#jobs/retry-failed-jobs.ts'
import { AppError } from '#errors/app-error.ts'
import { createLog } from '#log/create-log.ts'
import { reopeners } from '#compose/job-reopeners.ts'
import { openDatabase } from '#processes/open-database.ts'
import { readCommandLine } from '#processes/read-command-line.ts'
import { endWith } from '#processes/run-process.ts'
import { UsageError } from '#errors/usage-error.ts'

const KINDS = allJobs.map(({ kind }) => kind)
const USAGE = `Usage: npm run jobs -- list [--kind KIND]
       npm run jobs -- retry ID
       npm run jobs -- retry --kind KIND
  Lists the jobs that were given up in the last 30 days, or runs them again, at most 500 at once.
  A job that is retried twice runs once. KIND is one of ${KINDS.join(', ')}.`
const MOST_LISTED = 10_000

/** `npm run jobs`: lists and retries failed jobs, whether or not Dayreel is running. */
async function main(): Promise<void> {
  const command = { name: 'npm run jobs', usage: USAGE, words: 2, options: { kind: 'value' } } as const
  const { words, options } = readCommandLine(command)
  const [act, id] = words
  const job = options.kind === undefined ? undefined : allJobs.find(({ kind }) => kind === options.kind)
  const isKnown = options.kind === undefined || job !== undefined
  const isList = act === 'list' && id === undefined
  const isRetry =
    act === 'retry' && (id === undefined) !== (job === undefined) && z.uuid().optional().safeParse(id).success
  if (!isKnown || !(isList || isRetry)) throw new UsageError(USAGE)

  await using open = new AsyncDisposableStack()
  const config = readConfig(process.env)
  const url = await openDatabase(config, open)
  await migrate(url)
  const { db, close } = connect({ url, connections: 4, onBroken: () => undefined })
  open.defer(close)
  if (isList)
    return print((await listFailedJobs(db, { name: job?.name, limit: MOST_LISTED })).map(toLine), 'No failed jobs.')
  const jobs = await createJobs({ url, db, log: createLog({ level: 'warn', name: 'jobs' }) })
  open.defer(() => jobs.close())
  const retrying = { db, jobs, reopeners }
  if (job !== undefined) {
    const { retried, refusals } = await retryFailedJobs(retrying, job.name)
    return print([
      `${retried} of kind ${job.kind} retried, ${refusals.length} refused.`,
      ...refusals.map(({ sentence }) => sentence),
    ])
  }
  const { sentence } = await retryFailedJob(retrying, id!).catch(explain)
  print([sentence])
}

function explain(error: unknown): Retry {
  throw error instanceof AppError ? new UsageError(error.message) : error
}

function toLine({ id, name, payload, errors, lost, reason, failedAt }: FailedJobRow): string {
  const kind = allJobs.find((job) => job.name === name)?.kind ?? name
  const ids = Object.entries(payload as object).map(([field, value]) => `${field}=${String(value)}`)
  return [failedAt.toISOString(), id, kind, `${errors + lost} attempts`, ...ids, reason].join('  ')
}

function print(lines: readonly string[], empty = ''): void {
  process.stdout.write(`${(lines.length === 0 ? [empty] : lines).join('\n')}\n`)
}

await main().catch(endWith)
