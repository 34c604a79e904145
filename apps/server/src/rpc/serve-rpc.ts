import { StudioError } from '@dayreel/storyboard/base'
import { and, asc, eq, gt, isNull, notInArray, sql } from 'drizzle-orm'
import { APP_NOW } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { isConnectionLost } from '#db/is-connection-lost.ts'
import { ElsewhereError } from '#errors/elsewhere-error.ts'
import { listen } from '#db/listen.ts'
import { rpcCalls } from '#db/schema.ts'
import type { Log } from '#log/create-log.ts'
import { ABANDONED_SECONDS, CALL_SETTLED, CALL_STORED, type Methods, type Settled } from './rpc-call.ts'

type ServeOptions = {
  db: Db
  databaseUrl: string
  log: Log
  methods: Methods
  /** Methods that run at most one call at a time here. Further calls wait, or another worker takes them. */
  oneAtATime?: readonly string[]
}

type Call = Pick<typeof rpcCalls.$inferSelect, 'id' | 'method' | 'args'>

/** The maximum number of concurrent calls. Each call occupies a database connection while it runs. */
const AT_ONCE = 4
/**
 * A call's transaction is ended if it is idle for longer than this. The transaction is idle while the call's method
 * runs.
 */
const METHOD_TIMEOUT = '200s'

/**
 * Answers calls until closed. A call's row stays locked until its result is written, so no other worker takes it. If
 * this process dies, the row is free at once.
 */
export async function serveRpc(options: ServeOptions): Promise<{ close: () => Promise<void> }> {
  const { db, databaseUrl: url, log, methods, oneAtATime = [] } = options
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  const occupied = new Set<string>()
  let notices = 0

  async function answerAll(): Promise<void> {
    for (let seen = -1; seen !== notices && !stopping.signal.aborted;) {
      seen = notices
      while (await answerOne({ db, run: (call) => settle(call, methods, log), oneAtATime, occupied }, stopping.signal));
    }
  }

  const look = (): void => {
    notices += 1
    if (running.size >= AT_ONCE || stopping.signal.aborted) return
    const work: Promise<void> = answerAll()
      // The error is only logged, because the caller repeats its call.
      .catch((error: unknown) => {
        if (!stopping.signal.aborted && !(error instanceof ElsewhereError))
          log.warn({ err: error }, 'an RPC call was released')
      })
      .finally(() => running.delete(work))
    running.add(work)
  }

  const listener = await listen({ url, log, channels: { [CALL_STORED]: look }, onReconnect: look })
  look()
  return {
    async close() {
      stopping.abort(new Error('the worker stops'))
      await listener.close()
      await Promise.all(running)
    },
  }
}

type Answering = {
  db: Db
  run: (call: Call) => Promise<Settled>
  oneAtATime: readonly string[]
  /** The methods of `oneAtATime` that run now. */
  occupied: Set<string>
}

/**
 * Answers a call.
 *
 * @returns false if no call is free.
 */
async function answerOne({ db, run, oneAtATime, occupied }: Answering, stopping: AbortSignal): Promise<boolean> {
  let taken: string | undefined
  const work = db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('idle_in_transaction_session_timeout', ${METHOD_TIMEOUT}, true)`)
    const [call] = await tx
      .select({ id: rpcCalls.id, method: rpcCalls.method, args: rpcCalls.args })
      .from(rpcCalls)
      .where(
        and(
          isNull(rpcCalls.result),
          isNull(rpcCalls.error),
          notInArray(rpcCalls.method, [...occupied]),
          gt(rpcCalls.repeatedAt, sql`${APP_NOW} - make_interval(secs => ${ABANDONED_SECONDS})`),
        ),
      )
      .orderBy(asc(rpcCalls.createdAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (call === undefined) return false
    if (occupied.has(call.method)) return true // Another slot took such a call during the query. This row is free again.
    if (oneAtATime.includes(call.method)) occupied.add((taken = call.method))
    stopping.throwIfAborted() // If this worker was stopped, its row is released, so no paid call may begin.
    const settled = await Promise.race([run(call), untilAborted(stopping)])
    await tx.update(rpcCalls).set(settled).where(eq(rpcCalls.id, call.id))
    await tx.execute(sql`select pg_notify(${CALL_SETTLED}, ${call.id})`)
    return true
  })
  return work.finally(() => taken !== undefined && occupied.delete(taken))
}

async function settle({ method, args }: Call, methods: Methods, log: Log): Promise<Settled> {
  try {
    if (!Object.hasOwn(methods, method)) throw new Error(`there is no RPC method ${method}`)
    const value = await methods[method]!(...(args as never[]))
    return { result: { value }, error: null }
  } catch (error) {
    if (error instanceof StudioError) {
      const { code, message, details } = error
      return { result: null, error: { kind: 'studio', code, message, ...(details && { details }) } }
    }
    if (isConnectionLost(error) || error instanceof ElsewhereError) throw error
    if (error instanceof Error && error.name === 'TimeoutError') return { result: null, error: { kind: 'busy' } }
    log.error({ err: error, method }, 'an RPC method failed')
    return { result: null, error: { kind: 'internal' } }
  }
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason as Error)
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}
