import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { accounts, media } from '#db/schema.ts'
import { lockAccount } from '#ledger/lock-account.ts'
import { deleteMedia, discardMedia } from '#media/delete-media.ts'
import { findUsedIds, findUsedSince, type UsedIds } from '#media/find-used-ids.ts'
import type { OwnedMedia } from '#media/media-files.ts'
import type { Services } from '../services.ts'
import {
  announceDeletion,
  AT_A_TIME,
  deleteInBatches,
  forEachOwner,
  ignoreDeleted,
  withdrawAnnouncements,
} from './announced-deletions.ts'
import { days, keptUntil, NOTICE_DAYS } from './kept-until.ts'

type Retention = Pick<Services, 'db' | 'config' | 'storage' | 'mailer'>

/**
 * Deletes uploaded files that nothing uses and that their plan no longer keeps. Each deletion was announced at least 14
 * days before.
 */
export async function expireMedia(services: Retention, signal: AbortSignal): Promise<void> {
  const { db, config } = services
  const until = keptUntil(media.createdAt, config.uploadsKeptDays)
  await withdrawAnnouncements(db, media, until)
  if (Object.keys(config.uploadsKeptDays).length === 0) return
  await announce(services, until, signal)
  await deleteExpired(services, until, signal)
}

/** Announces deletions, one mail to each account. */
async function announce(services: Retention, until: SQL, signal: AbortSignal): Promise<void> {
  const { db, config } = services
  const isDue = and(isNotNull(media.readyAt), isNull(media.deleteAt), sql`${until} < now() + ${days(NOTICE_DAYS)}`)
  const findUnused = async (tx: Db, accountId: string, used: ReadonlySet<string>): Promise<string[]> => {
    const old = await tx
      .select({ id: media.id })
      .from(media)
      .innerJoin(accounts, eq(accounts.id, media.accountId))
      .where(and(isDue, eq(media.accountId, accountId)))
    return old.map(({ id }) => id).filter((id) => !used.has(id))
  }
  const act = async (accountId: string): Promise<void> => {
    // Most old files are still in use, so the long search runs without the account's lock.
    const used = await findUsedIds(db, accountId, signal)
    if ((await findUnused(db, accountId, used.ids)).length === 0) return
    const find = async (tx: Db) => findUnused(tx, accountId, await findUsedSince(tx, accountId, used))
    await announceDeletion(services, accountId, { table: media, name: media.name, of: 'files', isDue, find })
  }
  await forEachOwner(db, { table: media, kept: config.uploadsKeptDays, isDue, act }, signal)
}

/** Deletes the announced files. If a file has been used since the announcement, the announcement is withdrawn. */
async function deleteExpired({ db, storage }: Retention, until: SQL, signal: AbortSignal): Promise<void> {
  const isExpired = and(
    sql`${media.deleteAt} <= now()`,
    sql`${until} <= ${media.deleteAt}`,
    isNull(accounts.suspendedAt),
  )
  const findExpired = (tx: Db, ids?: readonly string[]): Promise<OwnedMedia[]> =>
    tx
      .select({ mediaId: media.id, accountId: media.accountId })
      .from(media)
      .innerJoin(accounts, eq(accounts.id, media.accountId))
      .where(and(isExpired, ids && inArray(media.id, [...ids])))
      .orderBy(media.accountId)
      .limit(AT_A_TIME)
  /** Discards the unused files among an account's expired files. Withdraws the announcements of the used ones. */
  const discardUnused = (accountId: string, ids: readonly string[], earlier: UsedIds): Promise<OwnedMedia[]> =>
    db.transaction(async (tx) => {
      // A new video locks the account too, so it cannot begin to use a file here.
      await lockAccount(tx, accountId)
      // The plan may have changed a moment ago.
      const expired = await findExpired(tx, ids)
      if (expired.length === 0) return []
      const used = await findUsedSince(tx, accountId, earlier)
      const unused = expired.filter(({ mediaId }) => !used.has(mediaId))
      await withdraw(tx, ids.filter((id) => used.has(id))) // prettier-ignore
      await discardMedia(tx, unused.map(({ mediaId }) => mediaId)) // prettier-ignore
      return unused
    })
  // Batches are ordered by account, so only the newest search result is cached.
  let last: { accountId: string; used: UsedIds } | undefined
  const findUsed = async (accountId: string): Promise<UsedIds> => {
    if (last?.accountId !== accountId) last = { accountId, used: await findUsedIds(db, accountId, signal) }
    return last.used
  }
  const deleteBatch = async (expired: OwnedMedia[]): Promise<void> => {
    for (const [accountId, files] of Map.groupBy(expired, (owned) => owned.accountId)) {
      signal.throwIfAborted()
      const ids = files.map(({ mediaId }) => mediaId)
      const used = await findUsed(accountId)
      // The account is locked only if a file may be unused.
      if (ids.every((id) => used.ids.has(id))) {
        await withdraw(db, ids)
        continue
      }
      const discarded = await discardUnused(accountId, ids, used).catch(ignoreDeleted)
      for (const owned of discarded ?? []) {
        signal.throwIfAborted()
        await deleteMedia({ db, storage }, owned).catch(ignoreDeleted)
      }
    }
  }
  await deleteInBatches(() => findExpired(db), deleteBatch, signal)
}

async function withdraw(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db
      .update(media)
      .set({ deleteAt: null })
      .where(inArray(media.id, [...ids]))
}
