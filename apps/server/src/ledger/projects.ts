import { PLANS } from '@dayreel/catalogue'
import { and, count, eq, gte, inArray, isNull, max, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { accounts, takenProjects, usedFreeProjects } from '#db/schema.ts'
import type { Sealing } from '#lib/sealing.ts'
import { addressHashes } from './account-addresses.ts'
import { isEntered, refundCredits, spendCredits } from './credits.ts'
import { lockAccount, type LockedAccount } from './lock-account.ts'

/** What a video past the plan's allowance costs. */
const CREDITS_A_PROJECT = 1

type Project = {
  accountId: string
  /** What it is taken for, such as `video:{id}:1`; taken twice it counts once. */
  reference: string
}

/**
 * Takes a project out of the plan's allowance, or a credit where that is used up. Takes the caller's transaction.
 *
 * @returns what paid for it.
 * @throws {AppError} `out_of_credits` where neither is left.
 */
export async function takeProject(
  tx: Db,
  sealing: Sealing,
  { accountId, reference }: Project,
): Promise<'allowance' | 'credit'> {
  const { email, plan, periodStartedAt } = await lockAccount(tx, accountId)
  if (await isTaken(tx, accountId, reference)) return 'allowance'
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

/** How many projects the plan still has; null where it has no end of them. Only for telling: taking one counts anew. */
export async function projectsLeft(db: Db, sealing: Sealing, accountId: string): Promise<number | null> {
  const [account] = await db
    .select({ email: accounts.email, plan: accounts.plan, periodStartedAt: accounts.periodStartedAt })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  const allowed = PLANS.find(({ id }) => id === account?.plan)?.projects
  if (account === undefined || allowed === undefined) return 0
  return allowed === null ? null : Math.max(0, allowed - (await countUsed(db, sealing, { accountId, ...account })))
}

/** Gives back what `takeProject` took under this reference. Idempotent. */
export async function giveProjectBack(tx: Db, { accountId, reference }: Project): Promise<void> {
  await lockAccount(tx, accountId)
  const own = and(eq(takenProjects.accountId, accountId), eq(takenProjects.reference, reference))
  await tx
    .update(takenProjects)
    .set({ givenBackAt: sql`coalesce(${takenProjects.givenBackAt}, now())` })
    .where(own)
  await refundCredits(tx, { accountId, reference: paidBy(reference) })
}

/** Keeps how many free projects an account has used when it goes: registering again does not bring them back. */
export async function rememberFreeProjects(tx: Db, sealing: Sealing, accountId: string): Promise<void> {
  const { email } = await lockAccount(tx, accountId)
  const own = await countTaken(tx, accountId, 'free', null)
  const hashes = (await addressHashes(tx, sealing, { accountId, email })).sort() // two that share some take them in one order
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

/** Free projects count for ever, also those of an earlier account with an address of this one; a paid plan's by the billing month. */
async function countUsed(
  tx: Db,
  sealing: Sealing,
  { accountId, email, plan, periodStartedAt }: Counted,
): Promise<number> {
  if (plan !== 'free') return countTaken(tx, accountId, plan, periodStartedAt)
  const hashes = await addressHashes(tx, sealing, { accountId, email })
  return (await countEarlier(tx, hashes)) + (await countTaken(tx, accountId, plan, null))
}

/** What earlier accounts with any of these addresses have used; one that had several counts once. */
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

async function isTaken(tx: Db, accountId: string, reference: string): Promise<boolean> {
  const rows = await tx
    .select({ plan: takenProjects.plan })
    .from(takenProjects)
    .where(and(eq(takenProjects.accountId, accountId), eq(takenProjects.reference, reference)))
  return rows.length > 0
}

/** The ledger's reference where a credit paid. */
function paidBy(reference: string): string {
  return `project:${reference}`
}
