import type { PlatformName } from '@dayreel/catalogue'
import { eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Db } from '#db/connect.ts'
import { dataDeletions } from '#db/schema.ts'

/** The page that shows the result of a deletion request. */
export const DELETION_PATH = '/data-deletion'
const CODE = /^[0-9a-f]{16}$/

/**
 * Stores the result of a deletion request.
 *
 * @returns the request's confirmation code.
 */
export async function noteDeletion(tx: Db, done: { platform: PlatformName; removed: number }): Promise<string> {
  const code = randomBytes(8).toString('hex')
  await tx.insert(dataDeletions).values({ code, ...done })
  return code
}

export async function readDeletion(db: Db, code: unknown): Promise<typeof dataDeletions.$inferSelect | undefined> {
  if (typeof code !== 'string' || !CODE.test(code)) return undefined
  const [found] = await db.select().from(dataDeletions).where(eq(dataDeletions.code, code))
  return found
}
