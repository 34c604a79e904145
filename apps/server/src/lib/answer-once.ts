import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Db } from '#db/connect.ts'
import { answeredRequests } from '#db/schema.ts'
import { AppError } from './app-error.ts'

const KEY = /^[\w.:-]{8,100}$/

type Request = {
  accountId: string
  /** The call, such as its path. */
  call: string
  /** What the browser made up for this submission; undefined where it sent none, and then nothing is remembered. */
  key: string | undefined
  /** The body: the same key with another one is refused. */
  body: unknown
}

/**
 * Does something that must not be done twice. What `act` writes, and its answer, are committed together; whoever sends the same
 * request again, also at the same moment, gets the first answer and nothing is done.
 *
 * @throws {AppError} `idempotency_key_reused` where the key came with another body before.
 */
export function answerOnce<Answer>(
  db: Db,
  { accountId, call, key, body }: Request,
  act: (tx: Db) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    if (key === undefined) return act(tx)
    const requestHash = createHash('sha256')
      .update(JSON.stringify(body ?? null))
      .digest('base64url')
    // A second one at once waits here until the first is committed, or takes its place where it failed.
    const inserted = await tx
      .insert(answeredRequests)
      .values({ accountId, call, key, requestHash })
      .onConflictDoNothing()
      .returning({ key: answeredRequests.key })
    const own = and(
      eq(answeredRequests.accountId, accountId),
      eq(answeredRequests.call, call),
      eq(answeredRequests.key, key),
    )
    if (inserted.length === 0) {
      const [first] = await tx.select().from(answeredRequests).where(own)
      if (first?.requestHash !== requestHash) throw new AppError('idempotency_key_reused')
      return first.answer as Answer
    }
    const answer = await act(tx)
    await tx.update(answeredRequests).set({ answer }).where(own)
    return answer
  })
}

/** @throws {AppError} `unacceptable` for a key that is none. */
export function idempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && KEY.test(key)) return key
  throw new AppError('unacceptable', {
    message: 'Send an Idempotency-Key of 8 to 100 letters, digits or signs of . : _ -',
  })
}
