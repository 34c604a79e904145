import type { Region } from '@dayreel/catalogue'
import type { Profile } from '@dayreel/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { accounts } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import { newestEntryOf } from '#ledger/balance-of.ts'

export type Profiles = {
  /**
   * Reads the profile.
   *
   * @throws {AppError} `unauthenticated` if the account was deleted during the call.
   */
  read(accountId: string): Promise<Profile>
  /**
   * Changes the profile.
   *
   * @throws {AppError} `unauthenticated` if the account was deleted during the call.
   */
  change(accountId: string, change: { name: string; company: string }): Promise<Profile>
  /**
   * Sets the user's date format and time zone.
   *
   * @param isDetected whether a browser detected the region. It is then saved only if the account has no region.
   * @throws {AppError} `unauthenticated` if the account was deleted during the call.
   */
  setRegion(accountId: string, region: Region & { isDetected: boolean }): Promise<Profile>
}

/** Creates the functions for profiles. Reading is a single prepared statement, because every page reads the profile. */
export function createProfiles(db: Db): Profiles {
  const newest = newestEntryOf(db, accounts.id)
  const { name, company, email, locale, timeZone, plan, isHost } = accounts
  const query = db
    .select({ name, company, email, locale, timeZone, plan, isHost, credits: newest.balance })
    .from(accounts)
    .leftJoinLateral(newest, sql`true`)
    .where(eq(accounts.id, sql.placeholder('accountId')))
    .prepare('read_profile')

  async function read(accountId: string): Promise<Profile> {
    const [row] = await query.execute({ accountId })
    if (row === undefined) throw new AppError('unauthenticated')
    return { ...row, credits: row.credits ?? 0 }
  }
  return {
    read,
    async change(accountId, change) {
      await db.update(accounts).set(change).where(eq(accounts.id, accountId))
      return read(accountId)
    },
    async setRegion(accountId, { isDetected, ...region }) {
      const isUnset = and(isNull(locale), isNull(timeZone))
      await db
        .update(accounts)
        .set(region)
        .where(and(eq(accounts.id, accountId), isDetected ? isUnset : undefined))
      return read(accountId)
    },
  }
}
