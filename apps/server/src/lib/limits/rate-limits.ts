import type { Pool } from 'pg'
import { AppError } from '../app-error.ts'
import type { Log } from '../create-log.ts'
import { tellCounts, type KeptCount } from './tell-counts.ts'

type RateLimit = { points: number; seconds: number }

/**
 * Limits of how much somebody may ask for. They keep one caller from taking the server from the others; nobody gets in by being let
 * through once more, so a few calls in a hundred too many do no harm, and a database that crashed may begin to count anew.
 */
export interface RateLimits {
  /**
   * Counts one of `key`, such as an account's id or an address.
   *
   * @param name what is limited, such as the id of a route.
   * @returns the seconds until there is room again; 0 where there was room, and it is counted.
   */
  count(name: string, key: string, limit: RateLimit): Promise<number>
  /**
   * Like `count`.
   *
   * @throws {AppError} `too_many_requests` with the seconds to wait.
   */
  take(name: string, key: string, limit: RateLimit): Promise<void>
}

export type SharedLimits = RateLimits & {
  /** Tells the database what was counted here and hears what all have counted; happens by itself every second. */
  exchange(): Promise<void>
  /** Tells the last and stops. */
  close(): Promise<void>
}

type LimitsOptions = {
  /** Of connections to a database that has the table `rate_limits`. */
  pool: Pool
  log: Pick<Log, 'warn'>
  clock?: () => number
  /** Milliseconds between exchanges; 0: only where one is asked for, or a limit is near. */
  everyMs?: number
}

/**
 * What one server may count of a limit without asking what the others have counted: a fortieth, so that five servers together go
 * over it by a tenth at most, whenever they exchange. A limit of fewer than forty is asked for each time, and is exact.
 */
const UNASKED_SHARE = 1 / 40
const EXCHANGE_MS = 1_000
/** What has long been told is forgotten beyond this, the oldest first: the database knows it. */
const MAX_KEPT = 100_000

/** One window of one key, as this server knows it. */
type Count = KeptCount & {
  points: number
  slack: number
  /** What all servers had counted when the database was last asked. */
  known: number
  /** Granted here and not told yet. */
  untold: number
  /** Those who can only be let in by what the database answers. */
  waiting: ((decision: 'granted' | 'refused' | 'again') => void)[]
}

/**
 * Counts in memory, and shares the counts with the other servers through the database, many at once. Most calls cost no query at all:
 * each second one statement tells what has been counted, and a key that is used up quickly is told as it goes. While the database is
 * away each server counts for itself.
 */
export function createRateLimits({ pool, log, clock = Date.now, everyMs = EXCHANGE_MS }: LimitsOptions): SharedLimits {
  const counts = new Map<string, Count>()
  const changed = new Set<Count>()
  let isAway = false
  let last: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined

  /** Whoever comes while one is on its way shares the one after it. */
  function exchange(): Promise<void> {
    next ??= last.then(() => {
      next = undefined
      return (last = tellChanged())
    })
    return next
  }

  async function tellChanged(): Promise<void> {
    const now = clock()
    forgetOld(counts, now)
    const told = [...changed].map((count) => ({ count, untold: count.untold, waiting: count.waiting.splice(0) }))
    changed.clear()
    for (const { count, waiting } of told) if (count.endsAt <= now) for (const decide of waiting) decide('again')
    const current = told.filter(({ count }) => count.endsAt > now)
    if (current.length === 0) return
    try {
      const spent = current.map(({ count, untold, waiting }) => ({ count, points: untold + waiting.length }))
      const answers = await tellCounts(pool, spent, now)
      isAway = false
      for (const { count, untold, waiting } of current) settle(count, untold, waiting, answers.get(count.key)!)
    } catch (error) {
      if (!isAway) log.warn({ err: error }, 'limits are counted by this server alone until the database is back')
      isAway = true
      for (const { count, waiting } of current) {
        changed.add(count)
        for (const decide of waiting) decide('again')
      }
    }
  }

  function note(count: Count): void {
    count.untold += 1
    changed.add(count)
    // Soon, so that nobody has to wait for it; and what is used up is known to all at once.
    if (!isAway && (count.untold > count.slack / 2 || isUsedUp(count))) void exchange()
  }

  async function count(name: string, key: string, limit: RateLimit): Promise<number> {
    for (;;) {
      const now = clock()
      const counted = countOf(counts, `${name}:${key}`, limit, now)
      const left = Math.max(1, counted.endsAt - now) / 1000
      if (isUsedUp(counted)) return left
      if (isAway || counted.untold < counted.slack) {
        note(counted)
        return 0
      }
      const decision = await new Promise<'granted' | 'refused' | 'again'>((resolve) => {
        counted.waiting.push(resolve)
        changed.add(counted)
        void exchange()
      })
      if (decision === 'granted') return 0
      if (decision === 'refused') return left
    }
  }

  const timer = everyMs > 0 ? setInterval(() => void exchange(), everyMs).unref() : undefined
  return {
    count,
    exchange,
    async take(name, key, limit) {
      const retryAfterSeconds = await count(name, key, limit)
      if (retryAfterSeconds > 0) throw new AppError('too_many_requests', { retryAfterSeconds })
    },
    close() {
      clearInterval(timer)
      return exchange()
    },
  }
}

function isUsedUp({ known, untold, points }: Count): boolean {
  return known + untold >= points
}

function countOf(counts: Map<string, Count>, key: string, { points, seconds }: RateLimit, now: number): Count {
  const found = counts.get(key)
  if (found !== undefined && found.endsAt > now) return found
  const slack = Math.floor(points * UNASKED_SHARE)
  const begun = { key, points, slack, known: 0, untold: 0, endsAt: now + seconds * 1000, waiting: [] }
  counts.delete(key) // so that the newest come last
  counts.set(key, begun)
  return begun
}

/** @param answer what the database holds now, with what was told. */
function settle(
  count: Count,
  told: number,
  waiting: Count['waiting'],
  answer: { points: number; endsAt: number },
): void {
  const present = count.known + told + waiting.length
  // A database that lost its counts in a crash does not let anybody in again whom this server had refused.
  const isSameWindow = answer.endsAt === count.endsAt
  let position = (isSameWindow ? Math.max(answer.points, present) : answer.points) - waiting.length
  count.untold -= told
  count.known = position + waiting.length
  count.endsAt = answer.endsAt
  for (const decide of waiting) {
    const isGranted = position + count.untold < count.points
    position += 1
    decide(isGranted ? 'granted' : 'refused')
  }
}

function forgetOld(counts: Map<string, Count>, now: number): void {
  for (const [key, count] of counts) {
    const isTold = count.untold === 0 && count.waiting.length === 0
    if (count.endsAt <= now || (isTold && counts.size > MAX_KEPT)) counts.delete(key)
  }
}
