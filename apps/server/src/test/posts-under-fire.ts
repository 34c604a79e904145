import { spawn, type ChildProcess } from 'node:child_process'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { PlatformName } from '@dayreel/catalogue'
import { count, eq, sql } from 'drizzle-orm'
import { accounts, connections, posts } from '#db/schema.ts'
import { insertPost, PLAIN_CHOICES } from '#platforms/insert-post.ts'
import { sealTokens } from '#platforms/tokens.ts'
import { connectAccounts, createCodeVerifier } from '@dayreel/platforms'
import type { SharedServices } from '#services'
import { findTraces } from './find-traces.ts'
import { consentTo, type StandIns } from './stand-ins.ts'

const POSTER = fileURLToPath(new URL('./doomed-poster.ts', import.meta.url))
const PLATFORMS = ['youtube', 'instagram', 'tiktok'] as const
/** Of each platform. */
const CONNECTIONS = 4
const WORKERS = 2
const STEP_SECONDS = 60
const FAULT_EVERY_TURNS = 5
const REDIRECT = 'http://localhost:3000/callback'

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
  platforms: Record<string, string>
}

/**
 * Posts to all platforms while workers are killed without warning, answers fail or get lost, and tokens end: whatever happens, each
 * post is there once, or its owner is asked.
 */
export async function postUnderFire(fire: Fire): Promise<Ashes> {
  const { services, standIns, say } = fire
  const { db } = services
  const secrets = new Set<string>()
  const made = await givenPosts(fire, secrets)
  const logged: string[] = []
  const workers = new Set<ChildProcess>()
  const start = (): void => {
    const child = spawn(process.execPath, [POSTER], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        ...standIns.env,
        DATABASE_URL: fire.databaseUrl,
        DATA_FOLDER: services.config.dataFolder,
        MASTER_KEY: Buffer.from(fire.masterKey).toString('base64'),
        DATABASE_CONNECTIONS: '6',
      },
    })
    child.stdout?.on('data', (bytes: Buffer) => logged.push(bytes.toString()))
    child.stderr?.on('data', (bytes: Buffer) => logged.push(bytes.toString()))
    child.once('exit', () => workers.delete(child))
    workers.add(child)
  }
  let kills = 0
  let turns = 0
  for (;;) {
    const open = await openPosts(db)
    if (open === 0) break
    if (++turns > 6_000) break
    while (workers.size < WORKERS) start()
    await sleep(200)
    await passTime(fire, STEP_SECONDS)
    // No more faults than posts, so that it comes to an end on the slowest machine.
    if (turns % FAULT_EVERY_TURNS === 0 && turns / FAULT_EVERY_TURNS <= made.size) upset(standIns)
    const done = made.size - open
    if (kills < fire.kills && done >= (made.size * kills) / (fire.kills + 1)) {
      const [victim] = workers
      victim?.kill('SIGKILL')
      kills++
      // Whoever is dead says nothing for two minutes; the clock of claims is the machine's own.
      await db.execute(
        sql`update posts set claimed_until = now() - interval '1 second' where claimed_until < now() + interval '110 seconds'`,
      )
    }
    if (turns % 100 === 0) say(`  ${done} of ${made.size} are over, ${kills} kills`)
  }
  for (const worker of workers) {
    worker.kill('SIGKILL')
    await once(worker, 'exit')
  }
  return judge(fire, { made, secrets, logged: logged.join(''), kills })
}

async function givenPosts(
  { services, standIns, posts: wanted }: Fire,
  secrets: Set<string>,
): Promise<Map<string, { name: PlatformName; sha256: string }>> {
  const { db, sealing, platforms, storage } = services
  const rows: (typeof connections.$inferSelect)[] = []
  for (const name of PLATFORMS) {
    for (let at = 0; at < CONNECTIONS; at++) {
      const [accountId, who] = [randomUUID(), `p-${randomUUID().slice(0, 8)}`]
      await db.insert(accounts).values({ id: accountId, email: `${who}@example.com` })
      const { platform } = platforms.get(name)
      const codeVerifier = createCodeVerifier()
      const url = platform.authorizeUrl({ redirectUri: REDIRECT, state: 'state', codeVerifier })
      const back = await consentTo(url, { account: name === 'youtube' ? `${who}@example.com` : who })
      const [account] = await connectAccounts(platform, {
        redirectUri: REDIRECT,
        code: back.searchParams.get('code')!,
        codeVerifier,
        signal: AbortSignal.timeout(60_000),
      })
      const { tokens, id: platformId, handle = null } = account!
      for (const token of [tokens.accessToken, tokens.refreshToken, tokens.grantToken])
        if (token !== undefined) secrets.add(token)
      const owned = { accountId, platform: name, platformId }
      const [row] = await db
        .insert(connections)
        .values({ ...owned, handle, isSandbox: true, sealedTokens: sealTokens(sealing, owned, tokens) })
        .returning()
      rows.push(row!)
    }
  }
  const made = new Map<string, { name: PlatformName; sha256: string }>()
  void standIns
  for (let at = 0; at < wanted; at++) {
    const row = rows[at % rows.length]!
    const id = randomUUID()
    const content = Buffer.concat([Buffer.from('000000186674797069736f6d', 'hex'), randomBytes(20_000)])
    const fileKey = `accounts/${row.accountId}/uploads/${id}.mp4`
    await storage.put(fileKey, content)
    await db.transaction((tx) =>
      insertPost(services, tx, row, {
        id,
        source: 'share',
        fileKey,
        seconds: 42,
        title: row.platform === 'youtube' ? `Post ${at}` : '',
        text: `Words of post ${at}`,
        tags: [],
        privacy: row.platform === 'instagram' ? 'public' : 'private',
        choices: PLAIN_CHOICES,
        scheduledAt: null,
      }),
    )
    made.set(id, { name: row.platform, sha256: createHash('sha256').update(content).digest('hex') })
  }
  return made
}

async function openPosts(db: Fire['services']['db']): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(posts)
    .where(sql`${posts.status} in ('scheduled', 'waiting', 'posting', 'checking')`)
  return row!.open
}

/** Of the database and of the platforms alike. */
async function passTime({ services, standIns }: Fire, seconds: number): Promise<void> {
  await services.db.execute(sql`
    insert into app_clock (ahead) values (make_interval(secs => ${seconds}))
    on conflict (is_only) do update set ahead = app_clock.ahead + make_interval(secs => ${seconds})`)
  for (const name of PLATFORMS) standIns[name].clock.advance(`${seconds}s`)
}

/** A platform has trouble, anywhere. */
function upset(standIns: StandIns): void {
  const { faults } = standIns[PLATFORMS[Math.floor(Math.random() * PLATFORMS.length)]!]
  const kinds = [
    { kind: 'answer', status: 503, body: {} },
    { kind: 'answer', status: 429, headers: { 'retry-after': '3' }, body: {} },
    { kind: 'lose' },
    { kind: 'drop' },
  ] as const
  faults.add({ ...kinds[Math.floor(Math.random() * kinds.length)]!, after: Math.floor(Math.random() * 5) })
}

type Found = {
  made: Map<string, { name: PlatformName; sha256: string }>
  secrets: Set<string>
  logged: string
  kills: number
}

async function judge({ services, standIns }: Fire, { made, secrets, logged, kills }: Found): Promise<Ashes> {
  const { db } = services
  const live = new Map<string, number>()
  const add = (sha256: string): void => void live.set(sha256, (live.get(sha256) ?? 0) + 1)
  for (const { sha256 } of standIns.youtube.videos) add(sha256)
  for (const { sha256 } of standIns.instagram.reels) add(sha256)
  for (const { stored, size } of standIns.tiktok.posts) if (stored.count === size) add(stored.sha256())
  const problems: string[] = []
  const by: Record<string, string> = {}
  const counts = { live: 0, uncertain: 0 }
  for (const name of PLATFORMS) {
    const own = { live: 0, uncertain: 0, other: 0 }
    for (const [id, about] of made) {
      if (about.name !== name) continue
      const [row] = await db.select().from(posts).where(eq(posts.id, id))
      const there = live.get(about.sha256) ?? 0
      const isOnce = row!.status === 'live' && there === 1
      const isHonest = row!.status === 'uncertain' && there <= 1
      if (isOnce) own.live++
      else if (isHonest) own.uncertain++
      else {
        own.other++
        problems.push(`${name} ${id}: ${row!.status} (${row!.code ?? ''} ${row!.message ?? ''}), there ${there} times`)
      }
    }
    by[name] = `${own.live} live, ${own.uncertain} uncertain, ${own.other} wrong`
    counts.live += own.live
    counts.uncertain += own.uncertain
  }
  problems.push(...(await findTraces(db, [...secrets])))
  for (const secret of secrets) if (logged.includes(secret)) problems.push('a token stands in a log')
  return { problems, ...counts, kills, platforms: by }
}
