import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { connect, createJobs, createLog, migrate, planDueRuns, startEmbeddedPostgres } from '@dayreel/server/testing'
import { describeMachine, machineSentence } from './machine.ts'
import { withScratchFolder } from './scratch-folder.ts'

const SIZES = [10_000, 100_000]
/** How many of the channels are due at once, and how often nothing is. */
const DUE = 5_000
const IDLE_LOOKS = 200
const BATCH = 500
const WORKERS = 2
const USAGE = 'Usage: npm run bench:schedule [-- --channels=10000,100000,1000000]\n'

/** `npm run bench:schedule`: how fast due channels are found and enqueued, and what a look costs where nothing is due. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { channels: { type: 'string' } } })
  const sizes = values.channels?.split(',').map(Number) ?? SIZES
  if (!sizes.every((size) => Number.isInteger(size) && size >= DUE)) {
    process.stderr.write(USAGE)
    return 2
  }
  say(machineSentence(describeMachine()))
  await withScratchFolder(async (folder) => {
    for (const size of sizes) await benchSize(join(folder, String(size)), size)
  })
  return 0
}

async function benchSize(folder: string, size: number): Promise<void> {
  const postgres = await startEmbeddedPostgres({ folder })
  const { db, pool, close } = connect({ url: postgres.url, connections: 10, onBroken: () => undefined })
  const log = createLog({ level: 'error', name: 'bench' })
  try {
    await migrate(postgres.url)
    const jobs = await createJobs({ url: postgres.url, db, log })
    await pool.query(
      `insert into accounts (id, email) values ('00000000-0000-4000-8000-000000000001', 'bench@example.com')`,
    )
    await pool.query(
      `insert into channels (id, account_id, template_id, template_name, name, created_at, zone, hour, minute, days, next_on, next_slot_at, next_make_at)
       select gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 'time-broke-here', 'Time Broke Here', 'Bench', now(),
         (array['Europe/Berlin', 'Asia/Tokyo', 'America/New_York', 'Africa/Cairo'])[1 + i % 4], i % 24, i % 12 * 5, '{1,2,3,4,5,6,7}',
         current_date, now() + interval '10 minutes', case when i <= $2 then now() - interval '1 minute' else now() + interval '5 hours' end
       from generate_series(1, $1::int) as i`,
      [size, DUE],
    )
    await pool.query('analyze channels')
    const services = { db, jobs, log, config: { rendersAtOnce: 2 } }
    const started = performance.now()
    const found = await Promise.all(
      Array.from({ length: WORKERS }, async () => {
        let sum = 0
        for (let more = 1; more > 0; sum += more) more = await planDueRuns(services, BATCH)
        return sum
      }),
    )
    const perSecond = found.reduce((sum, each) => sum + each, 0) / ((performance.now() - started) / 1000)
    const idle = performance.now()
    for (let i = 0; i < IDLE_LOOKS; i++) await planDueRuns(services, BATCH)
    const idleMs = (performance.now() - idle) / IDLE_LOOKS
    say(
      `${size.toLocaleString('en')} channels: ${Math.round(perSecond)} a second, an idle look ${idleMs.toFixed(2)} ms`,
    )
    await jobs.close()
  } finally {
    await close()
    await postgres.stop()
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

process.exitCode = await main()
