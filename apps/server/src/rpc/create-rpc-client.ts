import { randomUUID } from 'node:crypto'
import { StudioError, type StudioErrorCode } from '@dayreel/storyboard/base'
import { sql } from 'drizzle-orm'
import { APP_NOW } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { listen } from '#db/listen.ts'
import { rpcCalls } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import type { Log } from '#log/create-log.ts'
import { CALL_SETTLED, CALL_STORED, REPEAT_EVERY_MS, type Settled } from './rpc-call.ts'

/** Calls methods of a worker. */
export interface RpcClient {
  /**
   * Calls a method.
   *
   * @param args the method's arguments, which must be JSON values.
   * @param patience.timeoutMs milliseconds to wait for a result. Default: longer than most methods take.
   * @throws {StudioError} as thrown by the method.
   * @throws {AppError} `unavailable` if no worker answers in time, `too_large` if the arguments are too large.
   */
  call(method: string, args: readonly unknown[], patience?: { timeoutMs: number }): Promise<unknown>
  close(): Promise<void>
}

type RpcClientOptions = {
  db: Db
  databaseUrl: string
  log: Log
  /** Milliseconds to wait for a result (`timeoutMs`) and for a worker to take the call (`freeMs`). */
  timeoutMs?: number
  freeMs?: number
  mayWait?: number
}

/**
 * The default timeout. Calls of slower methods pass their own. If no worker is free, the caller waits only `FREE_MS`.
 */
const TIMEOUT_MS = 75_000
const FREE_MS = 20_000
const RETRY_AFTER_SECONDS = 10
/** The maximum number of waiting calls in this process. Further callers get an error immediately. */
const MAY_WAIT = 100
/** The maximum length of a call's arguments, which is twice the size limit of an API call. */
const MAX_ARGS_CHARACTERS = 2 * 1024 * 1024

/**
 * Creates an RPC client. Calls are database rows, so that any worker can answer them and each is answered even if a
 * process dies.
 */
export async function createRpcClient(options: RpcClientOptions): Promise<RpcClient> {
  const { db, databaseUrl: url, log, timeoutMs = TIMEOUT_MS, freeMs = FREE_MS, mayWait = MAY_WAIT } = options
  const waiting = new Map<string, () => void>()
  const listener = await listen({
    url,
    log,
    channels: { [CALL_SETTLED]: (id) => waiting.get(id)?.() },
    onReconnect: () => undefined, // Nothing needs to be done, because every call is repeated within a second.
  })

  async function untilSettled(id: string, method: string, args: string, limitMs: number): Promise<Settled> {
    const begunAt = performance.now()
    let heldAt = begunAt
    // The pause starts before the call is stored, because a worker may settle the call before the insert has returned.
    let next = pause(id)
    await put(db, id, method, args)
    for (;;) {
      await next
      next = pause(id)
      const settled = await take(db, id)
      if (settled) return settled
      const state = await repeat(db, id)
      const now = performance.now()
      if (state === 'held') heldAt = now
      else if (state === 'gone') await put(db, id, method, args) // A database crash empties unlogged tables.
      if (now - heldAt >= freeMs || now - begunAt >= limitMs) {
        const atLast = await withdraw(db, id)
        if (atLast) return atLast
        throw busy()
      }
    }
  }

  /** Resolves when the call is settled or it is time to repeat it. */
  function pause(id: string): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.min(REPEAT_EVERY_MS, freeMs))
      waiting.set(id, () => {
        clearTimeout(timer)
        resolve()
      })
    })
  }

  return {
    async call(method, args, patience) {
      const written = JSON.stringify(args)
      if (written.length > MAX_ARGS_CHARACTERS) throw new AppError('too_large')
      if (waiting.size >= mayWait) throw busy()
      const id = randomUUID()
      try {
        return read(method, await untilSettled(id, method, written, patience?.timeoutMs ?? timeoutMs))
      } finally {
        waiting.get(id)?.()
        waiting.delete(id)
      }
    },
    close: () => listener.close(),
  }
}

async function put(db: Db, id: string, method: string, args: string): Promise<void> {
  await db.execute(sql`
    with stored as (insert into ${rpcCalls} (id, method, args) values (${id}, ${method}, ${args}::json))
    select pg_notify(${CALL_STORED}, '')`)
}

async function take(db: Db, id: string): Promise<Settled | undefined> {
  const { rows } = await db.execute<Settled>(sql`
    delete from ${rpcCalls} where id = ${id} and (result is not null or error is not null) returning result, error`)
  return rows[0]
}

/**
 * Records that the caller is still waiting and notifies the workers again.
 *
 * @returns whether a worker holds the call (`held`), no worker does (`free`) or the row no longer exists (`gone`).
 */
async function repeat(db: Db, id: string): Promise<'free' | 'held' | 'gone'> {
  const { rows } = await db.execute<{ isFree: boolean; isThere: boolean }>(sql`
    with free as (select id from ${rpcCalls} where id = ${id} for update skip locked),
      repeated as (update ${rpcCalls} set repeated_at = ${APP_NOW} where id in (select id from free))
    select exists (select from free) as "isFree", exists (select from ${rpcCalls} where id = ${id}) as "isThere",
      pg_notify(${CALL_STORED}, '')`)
  const { isFree, isThere } = rows[0]!
  if (isFree) return 'free'
  return isThere ? 'held' : 'gone'
}

/**
 * Deletes a call whose caller no longer waits. A row that a worker holds stays and is deleted later.
 *
 * @returns the result if one has arrived at the last moment.
 */
async function withdraw(db: Db, id: string): Promise<Settled | undefined> {
  const { rows } = await db.execute<Settled>(sql`
    with free as (select id from ${rpcCalls} where id = ${id} for update skip locked)
    delete from ${rpcCalls} where id in (select id from free) returning result, error`)
  return rows.find(({ result, error }) => result !== null || error !== null)
}

function read(method: string, { result, error }: Settled): unknown {
  if (error === null) return result?.value
  if (error.kind === 'studio') {
    const { code, message, details } = error
    throw new StudioError(code as StudioErrorCode, message, { details })
  }
  if (error.kind === 'busy') throw busy()
  throw new Error(`the RPC method ${method} failed; the worker's log says why`)
}

function busy(): AppError {
  return new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
}
