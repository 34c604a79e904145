import { platformOf, type PlatformName, type PostPrivacy } from '@dayreel/catalogue'
import { and, eq, inArray, not, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { accounts, connections } from '#db/schema.ts'

/** The last audience that the user chose on each platform. */
export type LastPrivacies = Readonly<Record<PlatformName, PostPrivacy>>
/** A target of a post in a request. Without `privacy`, the user did not choose an audience. */
type ChosenTarget = { connectionId: string; privacy?: PostPrivacy | undefined; asDraft: boolean }

/** Remembers the audiences that the user chose. A draft has no audience yet, so it changes nothing. */
export async function rememberPrivacies(tx: Db, accountId: string, targets: readonly ChosenTarget[]): Promise<void> {
  const chosen = targets.filter(({ privacy, asDraft }) => privacy !== undefined && !asDraft)
  if (chosen.length === 0) return
  const ids = chosen.map(({ connectionId }) => connectionId)
  const rows = await tx
    .select({ id: connections.id, platform: connections.platform })
    .from(connections)
    .where(and(eq(connections.accountId, accountId), inArray(connections.id, ids)))
  const platformOfTarget = new Map(rows.map(({ id, platform }) => [id, platform]))
  const last = Object.fromEntries(
    chosen.flatMap(({ connectionId, privacy }) => {
      const platform = platformOfTarget.get(connectionId)
      return platform === undefined ? [] : [[platform, privacy]]
    }),
  )
  const value = sql`${JSON.stringify(last)}::jsonb`
  await tx
    .update(accounts)
    .set({ lastPrivacies: sql`${accounts.lastPrivacies} || ${value}` })
    .where(and(eq(accounts.id, accountId), not(sql`${accounts.lastPrivacies} @> ${value}`)))
}

export async function readLastPrivacies(db: Db, accountId: string): Promise<LastPrivacies> {
  const [row] = await db.select({ last: accounts.lastPrivacies }).from(accounts).where(eq(accounts.id, accountId))
  return row?.last ?? {}
}

/** Returns the last audience on a platform; null if there is none that the platform still offers. */
export function lastPrivacyOn(platform: PlatformName, last: LastPrivacies): PostPrivacy | null {
  const privacy = last[platform]
  return privacy !== undefined && platformOf(platform).limits.privacies.includes(privacy) ? privacy : null
}
