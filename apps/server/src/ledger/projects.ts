import { PLANS } from '@dayreel/catalogue'
import { and, count, eq, gte, inArray, isNull, max, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { accounts, takenProjects, usedFreeProjects } from '#db/schema.ts'
import type { Sealing } from '#secrets/sealing.ts'
import { addressHashes } from './account-addresses.ts'
import { refundCredits, spendCredits } from './credits.ts'
import { isEntered } from './enter.ts'
import { lockAccount, type LockedAccount } from './lock-account.ts'

/** The number of credits that a video beyond the plan's allowance costs. */
const CREDITS_A_PROJECT = 1

type Project = {
  accountId: string
  /** The cause, such as `video:{id}:1`. A project that is taken twice with the same reference counts once. */
  reference: string
}

/**
 * Uses a project of the plan's allowance, or a credit if no project is left. It needs the caller's transaction.
 *
 * @returns how the video was paid.
 * @throws {AppError} `out_of_credits` if neither a project nor a credit is left.
 */
export async function takeProject(
  tx: Db,
  sealing: Sealing,
  { accountId, reference }: Project,
): Promise<'allowance' | 'credit'> {
  const { email, plan, periodStartedAt } = await lockAccount(tx, accountId)
  if ((await paidWithProject(tx, accountId, [reference])).size > 0) return 'allowance'
  if (await isEntered(tx, accountId, paidBy(reference))) return 'credit'
  const { projects: allowed } = PLANS.find(({ id }) => id === plan)!
  const used = allowed === null ? 0 : await countUsed(tx, sealing, { accountId, email, plan, periodStartedAt })
  if (allowed === null || used < allowed) {
    await tx.insert(takenProjects).values({ accountId, reference, plan })
    return 'allowance'
  }
  await spendCredits(tx, { accountId, credits: CREDITS_A_PROJECT, reference: paidBy(reference) })
  return 'credit'
}

/**
 * Returns the number of the plan's remaining projects, or null if it is unlimited. The number is only for display,
 * because `takeProject` counts again.
 */
export async function projectsLeft(db: Db, sealing: Sealing, accountId: string): Promise<number | null> {
  const [account] = await db
    .select({ email: accounts.email, plan: accounts.plan, periodStartedAt: accounts.periodStartedAt })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  const allowed = PLANS.find(({ id }) => id === account?.plan)?.projects
  if (account === undefined || allowed === undefined) return 0
  return allowed === null ? null : Math.max(0, allowed - (await countUsed(db, sealing, { accountId, ...account })))
}

/** Filters the references: returns those that `takeProject` paid with a project of the plan. */
export async function paidWithProject(db: Db, accountId: string, references: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ reference: takenProjects.reference })
    .from(takenProjects)
    .where(and(eq(takenProjects.accountId, accountId), inArray(takenProjects.reference, references)))
  return new Set(rows.map(({ reference }) => reference))
}

/** Returns the project or credit that `takeProject` took under this reference. Idempotent. */
export async function giveProjectBack(tx: Db, { accountId, reference }: Project): Promise<void> {
  await lockAccount(tx, accountId)
  const own = and(eq(takenProjects.accountId, accountId), eq(takenProjects.reference, reference))
  await tx
    .update(takenProjects)
    .set({ givenBackAt: sql`coalesce(${takenProjects.givenBackAt}, now())` })
    .where(own)
  await refundCredits(tx, { accountId, reference: paidBy(reference) })
}

/**
 * Stores the number of used free projects before an account is deleted, so that registering again does not restore
 * them.
 */
export async function rememberFreeProjects(tx: Db, sealing: Sealing, accountId: string): Promise<void> {
  const { email } = await lockAccount(tx, accountId)
  const own = await countTaken(tx, accountId, 'free', null)
  const hashes = (await addressHashes(tx, sealing, { accountId, email })).sort() // Sorting prevents deadlocks.
  if (own === 0 || hashes.length === 0) return
  const used = (await countEarlier(tx, hashes)) + own
  await tx
    .insert(usedFreeProjects)
    .values(hashes.map((emailHash) => ({ emailHash, count: used })))
    .onConflictDoUpdate({
      target: usedFreeProjects.emailHash,
      set: { count: sql`greatest(${usedFreeProjects.count} + ${own}, ${used})` },
    })
}

type Counted = LockedAccount & { accountId: string }

/**
 * Counts the used projects of an account. Free projects count forever, including those of earlier accounts with the
 * same address. Projects of a paid plan count per billing month.
 */
async function countUsed(
  tx: Db,
  sealing: Sealing,
  { accountId, email, plan, periodStartedAt }: Counted,
): Promise<number> {
  if (plan !== 'free') return countTaken(tx, accountId, plan, periodStartedAt)
  const hashes = await addressHashes(tx, sealing, { accountId, email })
  return (await countEarlier(tx, hashes)) + (await countTaken(tx, accountId, plan, null))
}

/**
 * Returns the number of free projects that earlier accounts with any of these addresses used. An account with several
 * of the addresses counts once.
 */
async function countEarlier(tx: Db, hashes: string[]): Promise<number> {
  if (hashes.length === 0) return 0
  const [earlier] = await tx
    .select({ count: max(usedFreeProjects.count) })
    .from(usedFreeProjects)
    .where(inArray(usedFreeProjects.emailHash, hashes))
  return earlier?.count ?? 0
}

async function countTaken(tx: Db, accountId: string, plan: Counted['plan'], since: Date | null): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(takenProjects)
    .where(
      and(
        eq(takenProjects.accountId, accountId),
        eq(takenProjects.plan, plan),
        isNull(takenProjects.givenBackAt),
        since === null ? undefined : gte(takenProjects.takenAt, since),
      ),
    )
  return row!.count
}

/** Returns the ledger's reference for a project that was paid with a credit. */
function paidBy(reference: string): string {
  return `project:${reference}`
}
