import { and, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { accounts, media } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import { lockAccount } from '#ledger/lock-account.ts'
import { deleteMedia } from '#media/delete-media.ts'
import { findUsedIds } from '#media/find-used-ids.ts'
import type { Services } from '../services.ts'
import { days, keptUntil, NOTICE_DAYS, QUIET_DAYS } from './kept-until.ts'
import { mailDeletion } from './mail-deletion.ts'

const AT_A_TIME = 100
/** Comes before all ids. */
const FIRST = '00000000-0000-0000-0000-000000000000'

type Retention = Pick<Services, 'db' | 'config' | 'storage' | 'mailer'>

/**
 * Deletes uploaded files that nothing uses and that their plan no longer keeps. Each deletion was announced at least 14
 * days before.
 */
export async function expireMedia(services: Retention, signal: AbortSignal): Promise<void> {
  const { db, config } = services
  const until = keptUntil(media.createdAt, config.uploadsKeptDays)
  await db
    .update(media)
    .set({ deleteAt: null })
    .from(accounts)
    .where(
      and(
        eq(accounts.id, media.accountId),
        isNotNull(media.deleteAt),
        sql`coalesce(${until} > ${media.deleteAt}, true)`,
      ),
    )
  if (Object.keys(config.uploadsKeptDays).length === 0) return
  await announce(services, until, signal)
  await deleteExpired(services, until, signal)
}

/** Announces deletions, one mail to each account. */
async function announce(services: Retention, until: SQL, signal: AbortSignal): Promise<void> {
  const { db } = services
  const isDue = and(
    isNotNull(media.readyAt),
    isNull(media.deleteAt),
    sql`${until} < now() + ${days(NOTICE_DAYS)}`,
    isNull(accounts.suspendedAt),
    sql`not exists (select from media as other where other.account_id = ${media.accountId}
      and other.delete_at > now() + ${days(NOTICE_DAYS - QUIET_DAYS)})`,
  )
  const findDue = async (tx: Db, accountId: string): Promise<string[]> => {
    const old = await tx
      .select({ id: media.id })
      .from(media)
      .innerJoin(accounts, eq(accounts.id, media.accountId))
      .where(and(isDue, eq(media.accountId, accountId)))
    if (old.length === 0) return []
    const used = await findUsedIds(tx, accountId)
    return old.map(({ id }) => id).filter((id) => !used.has(id))
  }
  for (let last = FIRST; ;) {
    signal.throwIfAborted()
    const owners = await db
      .selectDistinct({ accountId: media.accountId })
      .from(media)
      .innerJoin(accounts, eq(accounts.id, media.accountId))
      .where(and(isDue, gt(media.accountId, last)))
      .orderBy(media.accountId)
      .limit(AT_A_TIME)
    for (const { accountId } of owners) {
      signal.throwIfAborted()
      // Most old files are in use every night, so the search does not hold the lock unless it finds something.
      if ((await findDue(db, accountId)).length === 0) continue
      await db.transaction(async (tx) => {
        await lockAccount(tx, accountId)
        const unused = await findDue(tx, accountId)
        if (unused.length === 0) return
        const announced = await tx
          .update(media)
          .set({ deleteAt: sql`now() + ${days(NOTICE_DAYS)}` })
          .where(inArray(media.id, unused))
          .returning({ name: media.name, deleteAt: media.deleteAt })
        await mailDeletion(services, tx, accountId, { of: 'files', announced })
      })
    }
    if (owners.length < AT_A_TIME) return
    last = owners.at(-1)!.accountId
  }
}

/** Deletes the announced files. If a file has been used since the announcement, the announcement is withdrawn. */
async function deleteExpired({ db, storage }: Retention, until: SQL, signal: AbortSignal): Promise<void> {
  const isExpired = and(
    sql`${media.deleteAt} <= now()`,
    sql`${until} <= ${media.deleteAt}`,
    isNull(accounts.suspendedAt),
  )
  const findExpired = (tx: Db, id?: string) =>
    tx
      .select({ mediaId: media.id, accountId: media.accountId })
      .from(media)
      .innerJoin(accounts, eq(accounts.id, media.accountId))
      .where(and(isExpired, id === undefined ? undefined : eq(media.id, id)))
      .limit(AT_A_TIME)
  for (;;) {
    const expired = await findExpired(db)
    for (const owned of expired) {
      signal.throwIfAborted()
      await db
        .transaction(async (tx) => {
          // New videos lock the account too, so none can begin to use the file here.
          await lockAccount(tx, owned.accountId)
          // The plan may have changed a moment ago.
          if ((await findExpired(tx, owned.mediaId)).length === 0) return
          const used = await findUsedIds(tx, owned.accountId)
          if (!used.has(owned.mediaId)) await deleteMedia({ db: tx, storage }, owned)
          else await tx.update(media).set({ deleteAt: null }).where(eq(media.id, owned.mediaId))
        })
        .catch((error: unknown) => {
          // The user has deleted the file or the account a moment ago.
          if (!(error instanceof AppError && error.code === 'not_found')) throw error
        })
    }
    if (expired.length < AT_A_TIME) return
  }
}
