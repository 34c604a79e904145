import { PLAN_IDS } from '@dayreel/catalogue'
import { and, type Column, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { KeptDays } from '#config'
import type { Db } from '#db/connect.ts'
import { accounts, type media, type videos } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import { lockAccount } from '#ledger/lock-account.ts'
import type { Services } from '../services.ts'
import { days, NOTICE_DAYS, QUIET_DAYS } from './kept-until.ts'
import { mailDeletion } from './mail-deletion.ts'

/** The number of rows per batch. */
export const AT_A_TIME = 100
const ACCOUNTS_AT_A_TIME = 20
/** Sorts before every account id. */
const FIRST = '00000000-0000-0000-0000-000000000000'

type KeptTable = typeof videos | typeof media

/**
 * Withdraws announcements of rows that are now kept for longer: after an edit, a bigger plan or a changed setting.
 *
 * @param until when the plan stops keeping a row. Null if it keeps the row forever.
 */
export async function withdrawAnnouncements(db: Db, table: KeptTable, until: SQL): Promise<void> {
  await db.execute(sql`
    update ${table} set delete_at = null from ${accounts}
    where ${accounts.id} = ${table.accountId} and ${table.deleteAt} is not null
      and coalesce(${until} > ${table.deleteAt}, true)`)
}

type Search = {
  table: KeptTable
  kept: KeptDays
  /** Selects the rows to announce, joined with their accounts. */
  isDue: SQL | undefined
  /** Selects the rows that the user has not deleted. Default: all. */
  isThere?: SQL
  act: (accountId: string) => Promise<void>
}

/**
 * Calls `act` for each account with rows to announce, except suspended accounts and accounts with an announcement
 * within the last week. It reads accounts in small batches, because one statement over millions of rows would run too
 * long.
 */
export async function forEachOwner(
  db: Db,
  { table, kept, isDue, isThere = sql`true`, act }: Search,
  signal: AbortSignal,
): Promise<void> {
  const plans = PLAN_IDS.filter((plan) => kept[plan] !== undefined)
  const wasAnnouncedLately = sql`exists (select from ${table} where ${table.accountId} = ${accounts.id}
    and ${isThere} and ${table.deleteAt} > now() + ${days(NOTICE_DAYS - QUIET_DAYS)})`
  for (let last = FIRST; ;) {
    signal.throwIfAborted()
    const page = await db
      .select({ id: accounts.id, isQuiet: sql<boolean>`${wasAnnouncedLately}` })
      .from(accounts)
      .where(and(gt(accounts.id, last), inArray(accounts.plan, plans), isNull(accounts.suspendedAt)))
      .orderBy(accounts.id)
      .limit(ACCOUNTS_AT_A_TIME)
    const among = page.filter(({ isQuiet }) => !isQuiet).map(({ id }) => id)
    const { rows: owners } = await db.execute<{ id: string }>(sql`
      select distinct ${accounts.id} from ${table} join ${accounts} on ${accounts.id} = ${table.accountId}
      where ${table.accountId} = any(${sql.param(among)}::uuid[]) and ${isDue}`)
    for (const { id } of owners) {
      signal.throwIfAborted()
      await act(id)
    }
    if (page.length < ACCOUNTS_AT_A_TIME) return
    last = page.at(-1)!.id
  }
}

type Announcement = {
  table: KeptTable
  name: Column
  of: 'videos' | 'files'
  isDue: SQL | undefined
  /** Returns the ids of the rows to announce. The account is locked. */
  find: (tx: Db) => Promise<string[]>
}

/** Announces the deletion of rows of an account, with one mail. */
export async function announceDeletion(
  services: Pick<Services, 'db' | 'config' | 'mailer'>,
  accountId: string,
  { table, name, of, isDue, find }: Announcement,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockAccount(tx, accountId)
    const ids = await find(tx)
    if (ids.length === 0) return
    const { rows } = await tx.execute<{ name: string; deleteAt: string }>(sql`
      update ${table} set delete_at = now() + ${days(NOTICE_DAYS)} from ${accounts}
      where ${accounts.id} = ${table.accountId} and ${table.id} = any(${sql.param(ids)}::uuid[]) and ${isDue}
      returning ${name} as name, ${table.deleteAt} as "deleteAt"`)
    const announced = rows.map((row) => ({ name: row.name, deleteAt: new Date(row.deleteAt) }))
    await mailDeletion(services, tx, accountId, { of, announced })
  })
}

/**
 * Deletes the found rows in batches.
 *
 * @param find returns at most `AT_A_TIME` rows.
 */
export async function deleteInBatches<Row>(
  find: () => Promise<Row[]>,
  deleteBatch: (rows: Row[]) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted()
    const rows = await find()
    await deleteBatch(rows)
    if (rows.length < AT_A_TIME) return
  }
}

/** Ignores the error if the user has just deleted the row or the account. */
export function ignoreDeleted(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'not_found')) throw error
}
