import { randomUUID } from 'node:crypto'
import { StudioError, type StudioErrorCode } from '@dayreel/storyboard/base'
import { sql } from 'drizzle-orm'
import { APP_NOW } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { listen } from '#db/listen.ts'
import { questions } from '#db/schema.ts'
import { AppError } from '#lib/app-error.ts'
import type { Log } from '#lib/create-log.ts'
import { ASK_EVERY_MS, QUESTION_ANSWERED, QUESTION_ASKED, type Settled } from './question.ts'

/** Asks what another process has to answer. */
export interface Asking {
  /**
   * @param input of a kind's answerer, as JSON.
   * @throws {StudioError} as the answerer.
   * @throws {AppError} `unavailable` where nobody answers in time, `too_large`
   */
  ask(kind: string, input: readonly unknown[]): Promise<unknown>
  close(): Promise<void>
}

type AskingOptions = {
  db: Db
  databaseUrl: string
  log: Log
  /** How long an answer is waited for, and how long for somebody who looks for one. */
  patienceMs?: number
  freeMs?: number
  mayWait?: number
}

/** Longer than any answerer takes; and where no worker has room, nobody is kept waiting for that long. */
const PATIENCE_MS = 75_000
const FREE_MS = 20_000
const RETRY_AFTER_SECONDS = 10
/** Questions of this process that wait at once; whoever comes then is told so at once. */
const MAY_WAIT = 100
/** Twice what a call of the API may bring. */
const MAX_INPUT_CHARACTERS = 2 * 1024 * 1024

/** Questions are rows, so that any worker may answer them and each is answered once, whoever dies. */
export async function createAsking(options: AskingOptions): Promise<Asking> {
  const { db, databaseUrl: url, log, patienceMs = PATIENCE_MS, freeMs = FREE_MS, mayWait = MAY_WAIT } = options
  const waiting = new Map<string, () => void>()
  const listener = await listen({
    url,
    log,
    channels: { [QUESTION_ANSWERED]: (id) => waiting.get(id)?.() },
    onReconnect: () => undefined, // each asks again within a second
  })

  async function untilSettled(id: string, kind: string, input: string): Promise<Settled> {
    const begunAt = performance.now()
    let heldAt = begunAt
    // Somebody may answer before the query that asks has come back.
    let next = pause(id)
    await put(db, id, kind, input)
    for (;;) {
      await next
      next = pause(id)
      const settled = await take(db, id)
      if (settled) return settled
      const state = await askAgain(db, id)
      const now = performance.now()
      if (state === 'held') heldAt = now
      else if (state === 'gone') await put(db, id, kind, input) // a crash of the database empties what is unlogged
      if (now - heldAt >= freeMs || now - begunAt >= patienceMs) {
        const atLast = await withdraw(db, id)
        if (atLast) return atLast
        throw busy()
      }
    }
  }

  /** Resolves when there is an answer, or it is time to ask again. */
  function pause(id: string): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.min(ASK_EVERY_MS, freeMs))
      waiting.set(id, () => {
        clearTimeout(timer)
        resolve()
      })
    })
  }

  return {
    async ask(kind, input) {
      const written = JSON.stringify(input)
      if (written.length > MAX_INPUT_CHARACTERS) throw new AppError('too_large')
      if (waiting.size >= mayWait) throw busy()
      const id = randomUUID()
      try {
        return read(kind, await untilSettled(id, kind, written))
      } finally {
        waiting.get(id)?.()
        waiting.delete(id)
      }
    },
    close: () => listener.close(),
  }
}

async function put(db: Db, id: string, kind: string, input: string): Promise<void> {
  await db.execute(sql`
    with asked as (insert into ${questions} (id, kind, input) values (${id}, ${kind}, ${input}::json))
    select pg_notify(${QUESTION_ASKED}, '')`)
}

async function take(db: Db, id: string): Promise<Settled | undefined> {
  const { rows } = await db.execute<Settled>(sql`
    delete from ${questions} where id = ${id} and (answer is not null or error is not null) returning answer, error`)
  return rows[0]
}

/** @returns whether a worker is at it. */
async function askAgain(db: Db, id: string): Promise<'free' | 'held' | 'gone'> {
  const { rows } = await db.execute<{ isFree: boolean; isThere: boolean }>(sql`
    with free as (select id from ${questions} where id = ${id} for update skip locked),
      asked as (update ${questions} set asked_at = ${APP_NOW} where id in (select id from free))
    select exists (select from free) as "isFree", exists (select from ${questions} where id = ${id}) as "isThere",
      pg_notify(${QUESTION_ASKED}, '')`)
  const { isFree, isThere } = rows[0]!
  if (isFree) return 'free'
  return isThere ? 'held' : 'gone'
}

/**
 * What is not waited for any more is nobody's work; a row that is being answered stays, and is swept.
 *
 * @returns the answer that came at the last moment.
 */
async function withdraw(db: Db, id: string): Promise<Settled | undefined> {
  const { rows } = await db.execute<Settled>(sql`
    with free as (select id from ${questions} where id = ${id} for update skip locked)
    delete from ${questions} where id in (select id from free) returning answer, error`)
  return rows.find(({ answer, error }) => answer !== null || error !== null)
}

function read(kind: string, { answer, error }: Settled): unknown {
  if (error === null) return answer?.value
  if (error.kind === 'studio') {
    const { code, message, details } = error
    throw new StudioError(code as StudioErrorCode, message, { details })
  }
  if (error.kind === 'busy') throw busy()
  throw new Error(`a worker could not answer a question of kind ${kind}; its log says why`)
}

function busy(): AppError {
  return new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
}
