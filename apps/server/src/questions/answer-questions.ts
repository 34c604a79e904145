import { StudioError } from '@dayreel/storyboard/base'
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { APP_NOW } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { isConnectionLost } from '#db/is-connection-lost.ts'
import { listen } from '#db/listen.ts'
import { questions } from '#db/schema.ts'
import type { Log } from '#lib/create-log.ts'
import { FORGOTTEN_SECONDS, QUESTION_ANSWERED, QUESTION_ASKED, type Answerers, type Settled } from './question.ts'

type AnsweringOptions = {
  db: Db
  databaseUrl: string
  log: Log
  answerers: Answerers
}

type Question = Pick<typeof questions.$inferSelect, 'id' | 'kind' | 'input'>

/** Each holds a connection while it is answered. */
const AT_ONCE = 4
/** A question's transaction does nothing while its answer is found; beyond this, it is let go. */
const ANSWER_TIMEOUT = '90s'

/**
 * Answers what is asked until closed. A question's row is held from before its answer is found until it is written: so nobody else is
 * at it, and where this process dies, it is free at once.
 */
export async function answerQuestions(options: AnsweringOptions): Promise<{ close: () => Promise<void> }> {
  const { db, databaseUrl: url, log, answerers } = options
  const stopping = new AbortController()
  const answering = new Set<Promise<void>>()
  let asked = 0

  async function answerAll(): Promise<void> {
    for (let seen = -1; seen !== asked && !stopping.signal.aborted;) {
      seen = asked
      while (await answerOne(db, (question) => settle(question, answerers, log), stopping.signal));
    }
  }

  const look = (): void => {
    asked += 1
    if (answering.size >= AT_ONCE || stopping.signal.aborted) return
    const work: Promise<void> = answerAll()
      // Who asks does so again.
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) log.warn({ err: error }, 'a question was let go')
      })
      .finally(() => answering.delete(work))
    answering.add(work)
  }

  const listener = await listen({ url, log, channels: { [QUESTION_ASKED]: look }, onReconnect: look })
  look()
  return {
    async close() {
      stopping.abort(new Error('the worker stops'))
      await listener.close()
      await Promise.all(answering)
    },
  }
}

/** @returns false where there is no question that is free. */
function answerOne(db: Db, find: (question: Question) => Promise<Settled>, stopping: AbortSignal): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('idle_in_transaction_session_timeout', ${ANSWER_TIMEOUT}, true)`)
    const [question] = await tx
      .select({ id: questions.id, kind: questions.kind, input: questions.input })
      .from(questions)
      .where(
        and(
          isNull(questions.answer),
          isNull(questions.error),
          gt(questions.askedAt, sql`${APP_NOW} - make_interval(secs => ${FORGOTTEN_SECONDS})`),
        ),
      )
      .orderBy(asc(questions.createdAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (question === undefined) return false
    const settled = await Promise.race([find(question), untilAborted(stopping)])
    await tx.update(questions).set(settled).where(eq(questions.id, question.id))
    await tx.execute(sql`select pg_notify(${QUESTION_ANSWERED}, ${question.id})`)
    return true
  })
}

async function settle({ kind, input }: Question, answerers: Answerers, log: Log): Promise<Settled> {
  try {
    if (!Object.hasOwn(answerers, kind)) throw new Error(`nobody here answers questions of kind ${kind}`)
    const value = await answerers[kind]!(...(input as never[]))
    return { answer: { value }, error: null }
  } catch (error) {
    if (error instanceof StudioError) {
      const { code, message, details } = error
      return { answer: null, error: { kind: 'studio', code, message, ...(details && { details }) } }
    }
    if (isConnectionLost(error)) throw error
    if (error instanceof Error && error.name === 'TimeoutError') return { answer: null, error: { kind: 'busy' } }
    log.error({ err: error, kind }, 'a question could not be answered')
    return { answer: null, error: { kind: 'internal' } }
  }
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason as Error)
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}
