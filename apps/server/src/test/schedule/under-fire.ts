import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '@dayreel/storyboard/base'
import { sql } from 'drizzle-orm'
import { accounts as accountRows, channelSubjects } from '#db/schema.ts'
import { startBoss } from '#jobs/create-jobs.ts'
import { grantCredits } from '#ledger/credits.ts'
import type { SharedServices } from '#services'
import { emailOf } from '../test-auth.ts'
import { setClock } from '../set-clock.ts'
import { activate, anyDays, anyTime, editAny, isFarFromSlots, remove, turnsUntil, type Editing } from './edits.ts'
import { judge, type Verdict } from './judge.ts'
import { advance, type Account, type Channel } from './model.ts'
import { askUntilDone } from './person.ts'
import { startDoomed, type Doomed } from './processes.ts'

/** The start of 400 days that contain a 29 February and two clock changes of each zone. */
const BEGIN = Date.UTC(2027, 11, 1, 12, 1)
const [HOUR_MS, DAY_MS] = [3_600_000, 24 * 3_600_000]
const WORKERS = 2
const CHANNELS_AN_ACCOUNT = 2
const FIRST_CREDITS = 40
/** The share of subjects that fail. */
const DOOMED_SHARE = 0.02
/** The share of idle channels that are edited at each moment. */
const EDITED_SHARE = 0.05
const QUIET_TIMEOUT_MS = 180_000
const POLL_MS = 50
const QUEUES = ['begin-run', 'make-video', 'send-mail']

export type Fire = {
  services: Pick<SharedServices, 'db' | 'sealing' | 'log'>
  /** The environment of servers and workers. */
  env: NodeJS.ProcessEnv
  databaseUrl: string
  zones: readonly string[]
  channels: number
  days: number
  kills: number
  seed: string
  say: (line: string) => void
}
export type Ashes = Verdict & { kills: number; jumps: number; edits: number }

/**
 * Lets days pass for channels while servers and workers are killed without warning and users change their settings. The
 * result must equal the model.
 */
export async function scheduleUnderFire(fire: Fire): Promise<Ashes> {
  const { services, say, days, kills } = fire
  const { db } = services
  const random = createRandom(fire.seed)
  await using stack = new AsyncDisposableStack()
  const supervisor = await startBoss({ url: fire.databaseUrl, log: services.log, supervise: false, schedule: false })
  stack.defer(() => supervisor.stop({ graceful: false }))
  let server = startDoomed('server', fire.env)
  let workers: Doomed[] = []
  stack.defer(async () => void (await Promise.all([server, ...workers].map((each) => each.kill()))))
  const ask: Editing['ask'] = (accountId, call) => askUntilDone(() => server.ready, accountId, call)

  let now = BEGIN
  const counts = { kills: 0, jumps: 0, edits: 0 }
  const editing = (): Editing => ({ services, ask, random, zones: fire.zones, now })
  await setClock(db, new Date(now).toISOString())
  await db.execute(sql`create index runs_open on runs (status) where status in ('due', 'making')`)
  const accounts = await givenAccounts(services, Math.ceil(fire.channels / CHANNELS_AN_ACCOUNT))
  const channels: Channel[] = []
  const add = async (at: number): Promise<void> => {
    const wanted = {
      name: `Channel ${channels.length}`,
      account: accounts[at % accounts.length]!,
      zone: fire.zones[at % fire.zones.length]!,
      time: anyTime(random),
      days: anyDays(random),
      reviewHours: null,
    }
    channels.push(await activate(wanted, editing()))
  }
  for (let at = 0; at < fire.channels; at++) await add(at)
  workers = Array.from({ length: WORKERS }, () => startDoomed('worker', fire.env))
  await Promise.all(workers.map(({ ready }) => ready))
  await quiet(fire)
  const supplied = new Set<Channel>()
  const supply = async (): Promise<void> => {
    for (const channel of channels) {
      if (!supplied.has(channel)) await giveSubjects(services, channel, { days, random })
      supplied.add(channel)
    }
  }
  await supply()
  say(`  ${channels.length} channels of ${accounts.length} accounts in ${fire.zones.length} zones`)

  const end = BEGIN + days * DAY_MS
  const started = performance.now()
  let reportedDay = 0
  while (now < end) {
    const then = chooseMoment(channels, now, random)
    const resting = accounts.filter((account) =>
      channels.every((each) => each.account !== account || turnsUntil(each, then) === 0),
    )
    now = then
    counts.jumps++
    for (const channel of channels) advance(channel, now)
    await setClock(db, new Date(now).toISOString())
    const isKilling = counts.kills < (kills * (now - BEGIN)) / (end - BEGIN)
    const edits = isFarFromSlots(now) ? edit(channels, resting, editing()) : []
    counts.edits += edits.length
    const edited = Promise.all(edits)
    edited.catch(() => undefined) // The error is handled where the promise is awaited below.
    if (isKilling) {
      await sleep(random() * 250)
      const victim = Math.floor(random() * (WORKERS + 2))
      if (victim > WORKERS) {
        await server.kill()
        server = startDoomed('server', fire.env)
      } else {
        // If `victim` equals the number of workers, all workers are killed.
        for (const [i, worker] of workers.entries()) {
          if (victim !== WORKERS && victim !== i) continue
          await worker.kill()
          workers[i] = startDoomed('worker', fire.env)
        }
      }
      counts.kills++
    }
    await edited
    await quiet(fire, isKilling ? supervisor : undefined)
    await supply() // This is for channels that have replaced others. Their first subject came from the template.
    const day = Math.floor((now - BEGIN) / DAY_MS)
    if (day - reportedDay < days / 40) continue
    reportedDay = day
    const seconds = Math.round((performance.now() - started) / 1000)
    const verdict = await judge({ services, accounts, channels })
    say(
      `  day ${day} after ${seconds} s: ${verdict.runs} runs, ${verdict.mails} mails, ${counts.kills} kills, ${counts.edits} edits`,
    )
    if (verdict.problems.length > 0) return { ...verdict, ...counts }
  }
  return { ...(await judge({ services, accounts, channels })), ...counts }
}

async function givenAccounts({ db }: Fire['services'], count: number): Promise<Account[]> {
  const accounts = Array.from({ length: count }, (): Account => ({
    id: randomUUID(),
    credits: FIRST_CREDITS,
    mails: [],
  }))
  for (const { id, credits } of accounts) {
    await db.insert(accountRows).values({ id, email: emailOf(id) })
    await db.transaction((tx) => grantCredits(tx, { accountId: id, credits, reference: randomUUID() }))
  }
  return accounts
}

/**
 * Gives a channel more subjects than there are days, so that the list never runs out and only the schedule is tested.
 */
async function giveSubjects(
  { db }: Fire['services'],
  channel: Channel,
  { days, random }: { days: number; random: () => number },
): Promise<void> {
  const texts = Array.from(
    { length: days + 60 },
    (_, i) => `${random() < DOOMED_SHARE ? 'Doomed' : 'Story'} ${i} of ${channel.name}`,
  )
  channel.subjects.push(...texts)
  await db
    .insert(channelSubjects)
    .values(texts.map((text, position) => ({ channelId: channel.id, position, text, createdAt: new Date() })))
}

/**
 * Chooses the next moment to check: some hours ahead, around a channel's run, or days ahead as if everything had been
 * down. The order of events until then must be unambiguous. No channel has two runs until then, and no account has more
 * runs than credits.
 */
function chooseMoment(channels: readonly Channel[], now: number, random: () => number): number {
  const kind = random()
  let step = (8 + random() * 12) * HOUR_MS
  if (kind < 0.03) step = (1 + random() * 3) * DAY_MS
  const turns = channels.flatMap(({ next }) => (next === undefined ? [] : [next.makeAt])).sort((a, b) => a - b)
  const ahead = turns.filter((at) => at > now + 120_000)
  if (kind > 0.9 && ahead.length > 0) {
    const at = ahead[Math.floor(random() * Math.min(ahead.length, channels.length / 4))]!
    const then = Math.floor(at / 1000) * 1000 + (kind > 0.95 ? 2_000 : -75_000)
    if (isUnambiguous(channels, turns, then)) return then
  }
  for (; step > 300_000; step *= 0.8) {
    const then = toQuietSecond(now + step)
    if (then > now && isUnambiguous(channels, turns, then)) return then
  }
  const one = ahead.map((at) => at + 2_000).find((then) => isUnambiguous(channels, turns, then))
  return one ?? now + 300_000
}

/** Returns a moment near the given one at which changes of timetables have the same effect a minute later. */
function toQuietSecond(moment: number): number {
  return Math.floor(moment / 300_000) * 300_000 + 10_000 + (moment % 60_000)
}

function isUnambiguous(channels: readonly Channel[], turns: readonly number[], then: number): boolean {
  // The clock advances while this moment is processed, so no run may be due shortly after it.
  if (turns.some((at) => at > then - 1_500 && at < then + 60_000)) return false
  const wanted = new Map<Account, number>()
  for (const channel of channels) {
    const own = turnsUntil(channel, then)
    if (own > 1) return false
    wanted.set(channel.account, (wanted.get(channel.account) ?? 0) + own)
  }
  return [...wanted].every(([{ credits }, own]) => credits === 0 || credits >= own)
}

/** Lets some idle accounts change something, all at the same time. */
function edit(channels: Channel[], resting: readonly Account[], editing: Editing): Promise<unknown>[] {
  const { random } = editing
  const chosen = new Map<Account, Channel>()
  for (const channel of channels) {
    if (resting.includes(channel.account) && random() < EDITED_SHARE) chosen.set(channel.account, channel)
  }
  return [...chosen.values()].map((channel) => {
    const { account } = channel
    if (random() > 0.03 || account.credits === 0) return editAny(channel, editing)
    return replace(channels, channel, editing)
  })
}

/** Deletes a channel and activates another one in its place. */
async function replace(channels: Channel[], channel: Channel, editing: Editing): Promise<void> {
  await remove(channel, editing)
  const wanted = { ...channel, name: `${channel.name}′`, reviewHours: null }
  channels[channels.indexOf(channel)] = await activate(wanted, editing)
}

/** Waits until nothing is due. A killed worker's jobs are released at once. Otherwise, this would take ten seconds. */
async function quiet({ services: { db } }: Fire, supervisor?: Awaited<ReturnType<typeof startBoss>>): Promise<void> {
  const deadline = Date.now() + QUIET_TIMEOUT_MS
  for (let look = 0; ; look++) {
    const { rows } = await db.execute<{ open: number }>(sql`
      select (select count(*)::int from channels where is_active and next_make_at <= app_now())
        + (select count(*)::int from runs where status in ('due', 'making'))
        + (select count(*)::int from runs where tell <> '{}') as open`)
    if (rows[0]!.open === 0) return
    if (Date.now() > deadline) throw new Error(`${rows[0]!.open} things that are due are not done`)
    if (supervisor && look % 20 === 10) await takeFromTheDead(db, supervisor)
    await sleep(POLL_MS)
  }
}

async function takeFromTheDead(
  db: SharedServices['db'],
  supervisor: Awaited<ReturnType<typeof startBoss>>,
): Promise<void> {
  await db.execute(sql`
    update pgboss.job set heartbeat_on = now() - interval '1 minute'
    where state = 'active' and heartbeat_on < now() - interval '200 milliseconds' and started_on < now() - interval '200 milliseconds'`)
  for (let look = 0; look < 2; look++) {
    await db.execute(sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null, maintain_on = null`)
    for (const queue of QUEUES) await supervisor.supervise(queue)
  }
  await db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)
}
