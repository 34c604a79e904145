import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { isConnectionLost } from '#db/is-connection-lost.ts'
import type { Log } from '#log/create-log.ts'

export type Poll = {
  /** The name in log messages. */
  name: string
  /**
   * @returns the amount of work done. If it is more than 0, `work` is called again at once, because more may be due.
   */
  work: (signal: AbortSignal) => Promise<number>
  /** The number of concurrent calls of `work`. Default: 1. */
  atOnce?: number
} & ({ everyMs: number } | DuePoll)

type DuePoll = {
  /** A condition in SQL that is true when work is due. One query checks the conditions of all polls. */
  due: SQL
}

type PollOptions = {
  log: Pick<Log, 'error'>
  /** The database for checking conditions. Required if a poll has one. */
  db?: Pick<Db, 'execute'>
  /** The time between two checks of the conditions. */
  lookEveryMs?: number
}

const LOOK_EVERY_MS = 2_500

/**
 * Polls for due work until closed. All workers poll, and there is no leader. Rows that another worker has locked are
 * skipped. The polls are independent, so that a failing or slow poll does not delay the others. A lost database
 * connection is not logged here, because the pool logs it.
 */
export function poll(
  polls: readonly Poll[],
  { log, db, lookEveryMs = LOOK_EVERY_MS }: PollOptions,
): { close: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const waiting = new Map<SQL, Set<() => void>>()

  const call = (name: string, work: () => Promise<number>): Promise<number> =>
    work().catch((error: unknown) => {
      if (!isConnectionLost(error) && !signal.aborted) log.error({ err: error, poll: name }, 'due work failed')
      return 0
    })
  const loop = async (each: Poll): Promise<void> => {
    while (!signal.aborted) {
      const isDue = 'due' in each ? nextTimeOf(each.due) : undefined
      const done = await call(each.name, () => each.work(signal))
      if (done > 0) continue
      if ('everyMs' in each) await pause(each.everyMs, signal)
      else await isDue
    }
  }
  /** Resolves when the condition is found to be true, or polling ends. */
  const nextTimeOf = (due: SQL): Promise<void> => {
    if (signal.aborted) return Promise.resolve()
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.set(due, (waiting.get(due) ?? new Set()).add(resolve))
    return promise
  }
  const wake = (due: SQL): void => {
    for (const resolve of waiting.get(due) ?? []) resolve()
    waiting.delete(due)
  }
  const conditions = polls.flatMap((each) => ('due' in each ? [each.due] : []))
  const look = async (): Promise<void> => {
    while (!signal.aborted) {
      await pause(lookEveryMs, signal)
      if (signal.aborted) break
      await call('due work', async () => {
        for (const due of await findTrue(db!, conditions)) wake(due)
        return 0
      })
    }
    for (const due of conditions) wake(due)
  }
  const running = polls.flatMap((each) => Array.from({ length: each.atOnce ?? 1 }, () => loop(each)))
  if (conditions.length > 0) running.push(look())
  return {
    async close() {
      stopping.abort(new Error('the worker stops'))
      await Promise.all(running)
    },
  }
}

/** Waits. The random part prevents all workers from polling at the same moment. */
async function pause(everyMs: number, signal: AbortSignal): Promise<void> {
  await sleep(everyMs * (0.75 + Math.random() / 2), undefined, { signal }).catch(() => undefined)
}

async function findTrue(db: Pick<Db, 'execute'>, conditions: readonly SQL[]): Promise<SQL[]> {
  const columns = conditions.map((due, i) => sql`(${due}) as ${sql.identifier(String(i))}`)
  const { rows } = await db.execute<Record<string, boolean>>(sql`select ${sql.join(columns, sql`, `)}`)
  return conditions.filter((_due, i) => rows[0]![String(i)])
}
