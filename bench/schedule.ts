import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { numberText } from '@dayreel/catalogue'
import {
  connect,
  createJobs,
  createLog,
  followZoneData,
  migrate,
  planDueRuns,
  startEmbeddedPostgres,
} from '@dayreel/server/testing'
import { describeMachine, machineSentence } from './machine.ts'
import { withScratchFolder } from './scratch-folder.ts'

const SIZES = [10_000, 100_000, 1_000_000]
/** The number of channels that are due at once. `IDLE_LOOKS` is the number of polls with nothing due. */
const DUE = 5_000
const CHANNELS_AN_ACCOUNT = 10
/** The number of rows per seeding statement. With more rows, the statement would exceed its timeout. */
const SEEDED_AT_ONCE = 20_000
const IDLE_LOOKS = 200
const BATCH = 500
const WORKERS = 2
const USAGE = 'Usage: npm run bench:schedule [-- --channels=10000,100000,1000000]\n'

/**
 * Runs `npm run bench:schedule`: measures how fast due channels are found and enqueued, and the cost of a poll with
 * nothing due.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { channels: { type: 'string' } } })
  const sizes = values.channels?.split(',').map(Number) ?? SIZES
  if (!sizes.every((size) => Number.isInteger(size) && size >= DUE && size % DUE === 0)) {
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
    const seeding = performance.now()
    for (let from = 1; from <= size; from += SEEDED_AT_ONCE) {
      await seed(pool, { from, to: Math.min(size, from + SEEDED_AT_ONCE - 1), size })
    }
    await pool.query('vacuum analyze channels')
    await pool.query('vacuum analyze accounts')
    say(`${numberText(size)} channels are there after ${seconds(seeding).toFixed(0)} s`)
    const services = { db, jobs, log, config: { rendersAtOnce: 2 } }
    const started = performance.now()
    const found = await Promise.all(
      Array.from({ length: WORKERS }, async () => {
        let sum = 0
        for (let more = 1; more > 0; sum += more) more = await planDueRuns(services, BATCH)
        return sum
      }),
    )
    const perSecond = found.reduce((sum, each) => sum + each, 0) / seconds(started)
    say(`  ${Math.round(perSecond)} a second found and enqueued, ${(1000 / perSecond).toFixed(3)} ms each`)
    const looks = {
      'due runs': () => planDueRuns(services, BATCH),
      'older zone data': () => followZoneData(services),
    }
    for (const [name, look] of Object.entries(looks)) say(`  an idle look for ${name}: ${await idleMs(look)} ms`)
    await jobs.close()
  } finally {
    await close()
    await postgres.stop()
  }
}

type Seeding = { from: number; to: number; size: number }

/** Creates channels, some of which are due. Each account has ten of them. */
async function seed(pool: ReturnType<typeof connect>['pool'], { from, to, size }: Seeding): Promise<void> {
  const accountOf = `('00000000-0000-4000-8000-' || lpad(to_hex(i / ${CHANNELS_AN_ACCOUNT}), 12, '0'))::uuid`
  await pool.query(
    `insert into accounts (id, email)
     select ${accountOf}, 'bench-' || i / ${CHANNELS_AN_ACCOUNT} || '@example.com' from generate_series($1::int, $2::int) as i
     on conflict do nothing`,
    [from, to],
  )
  await pool.query(
    `insert into channels (id, account_id, template_id, template_name, name, created_at, zone, hour, minute, days, zone_data,
       next_on, next_slot_at, next_make_at)
     select gen_random_uuid(), ${accountOf}, 'time-broke-here', 'Time Broke Here', 'Bench', now(),
       (array['Europe/Berlin', 'Asia/Tokyo', 'America/New_York', 'Africa/Cairo'])[1 + i % 4], i % 24, i % 12 * 5, '{1,2,3,4,5,6,7}', $4,
       current_date, now() + interval '10 minutes',
       case when i % $3::int = 0 then now() - interval '1 minute' else now() + interval '5 hours' + i * interval '1 second' end
     from generate_series($1::int, $2::int) as i`,
    [from, to, size / DUE, process.versions.tz],
  )
}

/** Measures many polls and returns their median time. */
async function idleMs(look: () => Promise<number>): Promise<string> {
  const times: number[] = []
  for (let i = 0; i < IDLE_LOOKS; i++) {
    const started = performance.now()
    await look()
    times.push(performance.now() - started)
  }
  return times.toSorted((a, b) => a - b)[IDLE_LOOKS / 2]!.toFixed(2)
}

function seconds(started: number): number {
  return (performance.now() - started) / 1000
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

process.exitCode = await main()
