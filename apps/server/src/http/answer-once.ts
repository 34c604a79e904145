import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Db } from '#db/connect.ts'
import { answeredRequests } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'

const KEY = /^[\w.:-]{8,100}$/

type Request = {
  accountId: string
  /** The name of the call, such as its path. */
  call: string
  /** The browser's random key for this submission. If undefined, the response is not stored. */
  key: string | undefined
  /** The request body. A repeated key with another body is rejected. */
  body: unknown
}

/**
 * Runs an action once. The writes of `act` and its response are committed together. A repeated request, even a
 * concurrent one, gets the first response and changes nothing.
 *
 * @throws {AppError} `idempotency_key_reused` if the key was used with another body before.
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
    // A concurrent second request waits here until the first one commits. If the first one fails, the second takes
    // over.
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

/** Returns whether a request with this key has been answered before. */
export async function isAnswered(db: Db, { accountId, call, key }: Omit<Request, 'body'>): Promise<boolean> {
  if (key === undefined) return false
  const own = and(
    eq(answeredRequests.accountId, accountId),
    eq(answeredRequests.call, call),
    eq(answeredRequests.key, key),
  )
  return (await db.$count(answeredRequests, own)) > 0
}

/**
 * Reads the Idempotency-Key header.
 *
 * @throws {AppError} `unacceptable` if the key is invalid.
 */
export function idempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && KEY.test(key)) return key
  throw new AppError('unacceptable', {
    message: 'Send an Idempotency-Key of 8 to 100 letters, digits or signs of . : _ -',
  })
}
