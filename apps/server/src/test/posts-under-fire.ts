import { setTimeout as sleep } from 'node:timers/promises'
import { inArray, sql } from 'drizzle-orm'
import { connections, posts } from '#db/schema.ts'
import type { SharedServices } from '#services'
import { findLeaks } from './find-leaks.ts'
import { givenPosters, type Posters } from './given-posters.ts'
import { countLive, outcomeOf } from './live-posts.ts'
import { createPosterProcesses } from './poster-processes.ts'
import { STAND_IN_NAMES, type StandIns, type StandInName } from './stand-ins.ts'
import { passTime } from './work-posts.ts'

const WORKERS = 2
const TURN_MS = 200
const STEP_SECONDS = 60
/**
 * The clock stops while more than this many connections have a due post without a worker, so that no post is late
 * because of a slow machine.
 */
const MAX_BEHIND = 6
/** One of this many failing responses is lost, so that few posts end as `uncertain`. */
const LOST_EVERY = 20
const ENDED_TOKEN_EVERY = 10
const TAKEN_BACK_EVERY = 100
/** One of this many kills ends all workers at once. */
const ALL_EVERY = 4
/** The maximum number of turns without a finished post. */
const MAX_IDLE_TURNS = 3_000
const SAY_EVERY = 100

export type Fire = {
  services: SharedServices
  standIns: StandIns
  databaseUrl: string
  masterKey: Uint8Array
  posts: number
  kills: number
  say: (line: string) => void
}
export type Ashes = {
  problems: string[]
  live: number
  uncertain: number
  kills: number
  faults: number
  /** The number of token calls, including those made while connecting. */
  tokenCalls: number
  reconnected: number
  secrets: number
  platforms: Record<string, string>
}

/**
 * Posts to all platforms while workers are killed, responses fail or are lost, and tokens expire. Afterwards, each post
 * must exist exactly once or be a question to its owner. No secret may be left anywhere.
 */
export async function postUnderFire(fire: Fire): Promise<Ashes> {
  const { services, standIns, say } = fire
  const posters = await givenPosters(services, fire.posts)
  const workers = createPosterProcesses(WORKERS, {
    ...standIns.env,
    DATABASE_URL: fire.databaseUrl,
    DATA_FOLDER: services.config.dataFolder,
    MASTER_KEY: Buffer.from(fire.masterKey).toString('base64'),
    DATABASE_CONNECTIONS: '6',
  })
  let [kills, faults, reconnected, ended, idle] = [0, 0, 0, 0, 0]
  for (let turn = 1; idle < MAX_IDLE_TURNS; turn++) {
    const { open, behind } = await standing(fire)
    const over = posters.made.length - open
    idle = over > ended ? 0 : idle + 1
    ended = over
    if (open === 0) break
    const working = workers.fill()
    await sleep(TURN_MS)
    const isKillDue = kills < fire.kills && ended >= (fire.posts * kills) / (fire.kills + 1)
    const which = kills % ALL_EVERY === ALL_EVERY - 1 ? 'all' : 'one'
    // To kill one worker, one working worker is enough. If the test waited for the other workers' restart, this worker
    // could finish all posts before the kill.
    const isVictimReady = working >= (which === 'all' ? WORKERS : 1)
    // Nor does time pass while a kill is due but no worker can be killed.
    if (behind <= MAX_BEHIND && !(isKillDue && !isVictimReady)) await passTime(fire, STEP_SECONDS)
    // There are no more faults than posts, so that the test ends even on a slow machine.
    if (faults < fire.posts) upset(standIns, ++faults)
    if (turn % ENDED_TOKEN_EVERY === 0) await spoilTokens(fire, turn % TAKEN_BACK_EVERY === 0 ? 'revoked' : 'expired')
    reconnected += await posters.reconnect()
    if (isVictimReady && isKillDue) {
      const killed = await workers.kill(which)
      kills += killed.count
      // A dead worker's claim would last for two minutes by the machine's clock. The test ends it without waiting.
      await services.db
        .update(posts)
        .set({ claimedUntil: new Date(0) })
        .where(inArray(posts.claimedBy, killed.held))
    }
    if (turn % SAY_EVERY === 0) say(`  ${ended} of ${fire.posts} are over, ${kills} kills, turn ${turn}`)
  }
  await workers.kill('all')
  const secrets = STAND_IN_NAMES.flatMap((name) => standIns[name].secrets())
  const judged = await judge(fire, posters)
  const leaks = await findLeaks(services, secrets, workers.logged())
  const routes = STAND_IN_NAMES.flatMap((name) => standIns[name].requests.map(({ route }) => route))
  return {
    ...judged,
    problems: [...judged.problems, ...leaks],
    kills,
    faults,
    tokenCalls: routes.filter((route) => /\/(?:access_)?token\/?$/.test(route)).length,
    reconnected,
    secrets: secrets.length,
  }
}

async function standing({ services }: Fire): Promise<{ open: number; behind: number }> {
  const { rows } = await services.db.execute<{ open: number; behind: number }>(sql`
    select count(*)::int as open,
      (count(distinct connection_id) filter (where next_at <= app_now() and not exists (
        select 1 from ${posts} other where other.connection_id = post.connection_id and other.claimed_by is not null
      )))::int as behind
    from ${posts} post where status in ('scheduled', 'waiting', 'posting', 'checking')`)
  return rows[0]!
}

/** Makes a call of a random platform fail. */
function upset(standIns: StandIns, count: number): void {
  const { faults } = standIns[oneOf(STAND_IN_NAMES)]
  const heard = [
    { kind: 'answer', status: 500, body: {} },
    { kind: 'answer', status: 503, body: {} },
    { kind: 'answer', status: 429, headers: { 'retry-after': '3' }, body: {} },
  ] as const
  const unheard = [{ kind: 'lose' }, { kind: 'drop' }] as const
  const kind = count % LOST_EVERY === 0 ? oneOf(unheard) : oneOf(heard)
  faults.add({ ...kind, after: Math.floor(Math.random() * 5) })
}

/** Makes a random token expire early, or revokes its permission as its owner would. */
async function spoilTokens({ services, standIns }: Fire, kind: 'expired' | 'revoked'): Promise<void> {
  const { platform, platformId } = oneOf(await services.db.select().from(connections))
  await fetch(
    new URL(`/__sandbox/accounts/${encodeURIComponent(platformId)}/token`, standIns[platform as StandInName].url),
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind }),
    },
  )
}

async function judge({ services, standIns }: Fire, { made }: Posters) {
  const rows = new Map((await services.db.select().from(posts)).map((row) => [row.id, row]))
  const problems: string[] = []
  const by = Object.fromEntries(STAND_IN_NAMES.map((name) => [name, { live: 0, uncertain: 0, wrong: 0 }]))
  for (const post of made) {
    const { status, code, message } = rows.get(post.id)!
    const there = countLive(standIns, post)
    const outcome = outcomeOf(status, there)
    by[post.name]![outcome]++
    if (outcome === 'wrong')
      problems.push(`${post.name} ${post.id}: ${status} (${code} ${message}), there ${there} times`)
  }
  const sum = (of: 'live' | 'uncertain'): number => Object.values(by).reduce((total, own) => total + own[of], 0)
  const platforms = Object.fromEntries(
    Object.entries(by).map(([name, own]) => [name, `${own.live} live, ${own.uncertain} uncertain, ${own.wrong} wrong`]),
  )
  return { problems, live: sum('live'), uncertain: sum('uncertain'), platforms }
}

function oneOf<T>(all: readonly T[]): T {
  return all[Math.floor(Math.random() * all.length)]!
}
