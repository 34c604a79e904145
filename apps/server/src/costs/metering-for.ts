import type { Meter, StepStore } from '@dayreel/storyboard'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { answeredRequests } from '#db/schema.ts'
import type { ConnectedModel } from '#models/connected-model.ts'
import type { Services } from '#services'
import { createMeter } from './create-meter.ts'

type ModelAccess = { meterFor?: (accountId: string) => Meter; keptFor: (accountId: string) => StepStore }

/**
 * Returns the meter and the cache for an account's model calls that belong to no video, or undefined without a model.
 * An account's own model has no meter, because the account pays its provider directly.
 */
export function meteringFor(
  services: Pick<Services, 'db' | 'config' | 'mailer'>,
  model: ConnectedModel | undefined,
): ModelAccess | undefined {
  if (model === undefined) return undefined
  return {
    ...(!model.isOwn && {
      meterFor: (accountId) => createMeter(services, model, { service: 'language model', accountId }),
    }),
    keptFor: (accountId) => createAnswerStore(services.db, accountId),
  }
}

const CALL = 'model-answer'

/** Caches answers for two days. If the requesting process was killed, a repeated request is answered from the cache. */
function createAnswerStore(db: Db, accountId: string): StepStore {
  return {
    async get(key) {
      const own = and(
        eq(answeredRequests.accountId, accountId),
        eq(answeredRequests.call, CALL),
        eq(answeredRequests.key, key),
      )
      const [row] = await db.select({ answer: answeredRequests.answer }).from(answeredRequests).where(own)
      return row === undefined ? undefined : Buffer.from(JSON.stringify(row.answer))
    },
    async put(key, bytes) {
      const answer: unknown = JSON.parse(Buffer.from(bytes).toString())
      await db
        .insert(answeredRequests)
        .values({ accountId, call: CALL, key, requestHash: key, answer })
        .onConflictDoNothing()
    },
  }
}
