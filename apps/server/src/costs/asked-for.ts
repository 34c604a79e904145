import type { TextSource } from '@dayreel/providers/base'
import type { Meter, StepStore } from '@dayreel/storyboard'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { answeredRequests } from '#db/schema.ts'
import type { Services } from '#services'
import { createMeter } from './create-meter.ts'

type Asked = { meterFor: (accountId: string) => Meter; keptFor: (accountId: string) => StepStore }

/** How what a model is asked for an account, and for no video of it, is counted and kept; undefined where none is connected. */
export function askedFor(
  services: Pick<Services, 'db' | 'config' | 'mailer'>,
  text: TextSource | undefined,
): Asked | undefined {
  if (text === undefined) return undefined
  return {
    meterFor: (accountId) => createMeter(services, text, { accountId }),
    keptFor: (accountId) => createAnswerStore(services.db, accountId),
  }
}

const CALL = 'model-answer'

/** With the answers to what people ask: where whoever asked was killed, the same question is answered from here, for two days. */
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
