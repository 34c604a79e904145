import { and, asc, lte, eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { APP_NOW, appNow } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { channels, runs } from '#db/schema.ts'
import { beginRun } from '#jobs/begin-run.ts'
import { priorityOfRun } from '#jobs/priorities.ts'
import type { Services } from '#services'
import type { ChannelRow } from '#runs'
import { leadTimes, type Lead } from './slots/lead-time.ts'
import { nextRun, NO_RUN, type NextRun } from './slots/schedule-channel.ts'

/** The maximum number of channels per transaction. */
const BATCH = 500
/** How long after its slot a missed run is still started, in milliseconds. Older runs are only recorded as missed. */
const CATCH_UP_MS = 24 * 3_600_000
/** The maximum number of missed dates recorded for a channel. Earlier dates are dropped. */
const MAX_MISSED = 31
const MISSED = {
  reason: 'missed',
  message: 'The service was down at that time, and the day was over when it came back.',
}

const NOT_PLANNED = 'We couldn’t schedule this channel’s next run. Save its run time and time zone again to continue.'

const IS_DUE = and(eq(channels.isActive, true), lte(channels.nextMakeAt, APP_NOW))

/**
 * Is true when a run is due. The query is ordered, because the planner expects a third of all channels to be due and
 * would otherwise scan the table.
 */
export const RUNS_ARE_DUE = sql`(select true from ${channels} where ${IS_DUE} order by ${channels.nextMakeAt} limit 1) is true`

type Planned = NextRun & { id: string; takenOn: string | null }
type NewRun = typeof runs.$inferInsert

/**
 * Takes channels whose next run is due, records and enqueues their runs and sets their next runs, all in one
 * transaction. Any number of workers may do this concurrently, because each takes different channels.
 *
 * @returns the number of due channels. A number below the batch size means that none are left.
 */
export async function planDueRuns({ db, jobs, log, config }: Planning, batch = BATCH): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(channels)
      .where(IS_DUE)
      .orderBy(asc(channels.nextMakeAt))
      .limit(batch)
      .for('no key update', { skipLocked: true })
    await planThese(tx, { db, jobs, log, config }, due)
    return due.length
  })
}

/**
 * Plans the due runs of a channel that is about to change. A due run belongs to the old schedule even if no worker has
 * found it yet, so it is started or recorded as planned.
 *
 * @param channel must be locked by the transaction.
 * @returns the channel's new state.
 */
export async function planBeforeChange(tx: Db, services: Planning, channel: ChannelRow): Promise<ChannelRow> {
  const isDue = channel.isActive && channel.nextMakeAt !== null && channel.nextMakeAt <= (await appNow(tx))
  if (!isDue) return channel
  const [planned] = await planThese(tx, services, [channel])
  return { ...channel, ...planned }
}

async function planThese(tx: Db, { db, jobs, log, config }: Planning, due: readonly ChannelRow[]): Promise<Planned[]> {
  if (due.length === 0) return []
  const now = await appNow(tx)
  const leadOf = await leadTimes(tx, due, { atOnce: config.rendersAtOnce, pool: db })
  const plans = due.map((channel) => tryToPlan(log, { ...channel, ...leadOf(channel) }, now))
  await insertRuns(
    tx,
    jobs,
    plans.flatMap(({ added }) => added),
  )
  const planned = plans.map((plan) => plan.planned)
  await setNext(tx, planned)
  return planned
}

type Planning = Pick<Services, 'db' | 'jobs' | 'log'> & { config: Pick<Services['config'], 'rendersAtOnce'> }
type Timed = ChannelRow & Lead
type Plan = { added: NewRun[]; planned: Planned }

/**
 * Plans a channel. A channel that cannot be planned is set aside with a message to its owner, so that it does not block
 * other due channels.
 */
function tryToPlan(log: Services['log'], channel: Timed, now: Date): Plan {
  try {
    return planChannel(channel, now)
  } catch (error) {
    log.error({ err: error, channelId: channel.id }, 'a channel could not be scheduled and is skipped')
    return { added: [], planned: { id: channel.id, takenOn: channel.takenOn, ...NO_RUN, problem: NOT_PLANNED } }
  }
}

/** Returns the due run, the missed runs before it and the channel's next run. */
function planChannel(channel: Timed, now: Date): Plan {
  let { nextOn, nextSlotAt, nextMakeAt } = channel
  let takenOn = channel.takenOn
  let next: NextRun = { ...NO_RUN, nextOn, nextSlotAt, nextMakeAt }
  const missed: NewRun[] = []
  const added: NewRun[] = []
  while (nextOn !== null && nextSlotAt !== null && nextMakeAt !== null && nextMakeAt <= now && added.length === 0) {
    const run = toRun(channel, { localDate: nextOn, slotAt: nextSlotAt, now })
    if (now.getTime() - nextSlotAt.getTime() < CATCH_UP_MS) added.push(run)
    else missed.push({ ...run, status: 'skipped', ...MISSED, endedAt: now })
    takenOn = nextOn
    next = nextRun({ ...channel, takenOn }, nextSlotAt)
    ;({ nextOn, nextSlotAt, nextMakeAt } = next)
  }
  return {
    added: [...missed.slice(-MAX_MISSED), ...added],
    planned: { id: channel.id, takenOn, ...next },
  }
}

function toRun(
  channel: ChannelRow,
  { localDate, slotAt, now }: { localDate: string; slotAt: Date; now: Date },
): NewRun {
  return {
    id: randomUUID(),
    channelId: channel.id,
    accountId: channel.accountId,
    kind: 'scheduled',
    status: 'due',
    localDate,
    slotAt,
    isReviewed: channel.reviewHours !== null,
    createdAt: now,
  }
}

/** Inserts and enqueues runs. A date that already has a run gets no second one. */
async function insertRuns(tx: Db, jobs: Services['jobs'], added: NewRun[]): Promise<void> {
  if (added.length === 0) return
  const inserted = await tx
    .insert(runs)
    .values(added)
    .onConflictDoNothing({ target: [runs.channelId, runs.localDate] })
    .returning({ id: runs.id, status: runs.status, accountId: runs.accountId, slotAt: runs.slotAt })
  const due = inserted.filter(({ status }) => status === 'due')
  await jobs.enqueueMany(
    beginRun,
    due.map(({ id, accountId, slotAt }) => ({
      payload: { runId: id },
      accountId,
      priority: priorityOfRun(slotAt!),
    })),
    tx,
  )
}

async function setNext(tx: Db, planned: readonly Planned[]): Promise<void> {
  const rows = planned.map(({ id, takenOn, nextOn, nextSlotAt, nextMakeAt, zoneData, problem }) => ({
    id,
    taken_on: takenOn,
    next_on: nextOn,
    next_slot_at: nextSlotAt,
    next_make_at: nextMakeAt,
    zone_data: zoneData,
    problem,
  }))
  await tx.execute(sql`
    update ${channels} as c
    set taken_on = u.taken_on, next_on = u.next_on, next_slot_at = u.next_slot_at, next_make_at = u.next_make_at,
      zone_data = u.zone_data, problem = u.problem
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as u(id uuid, taken_on date, next_on date, next_slot_at timestamptz, next_make_at timestamptz, zone_data text, problem text)
    where c.id = u.id`)
}
