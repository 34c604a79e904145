import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { ledgerEntries } from '#db/schema.ts'
import { AppError } from '#lib/app-error.ts'
import { balanceOf } from './balance-of.ts'
import { lockAccount } from './lock-account.ts'

type Entry = {
  accountId: string
  /** Whole and at least 1. */
  credits: number
  /** What it is for, such as `run:{id}`: the same call with the same reference counts once, however often it is made. */
  reference: string
}

/**
 * Adds credits. Each call takes the caller's transaction, so that credits and what they are for change together or not at all.
 *
 * @returns the balance afterwards.
 */
export function grantCredits(tx: Db, { accountId, credits, reference }: Entry): Promise<number> {
  return enter(tx, accountId, reference, () => checked(credits))
}

/**
 * Takes credits.
 *
 * @returns the balance afterwards.
 * @throws {AppError} `out_of_credits` where there are fewer than that.
 */
export function spendCredits(tx: Db, { accountId, credits, reference }: Entry): Promise<number> {
  return enter(tx, accountId, reference, (balance) => {
    if (balance < checked(credits))
      throw new AppError('out_of_credits', { details: { needed: credits, credits: balance } })
    return -credits
  })
}

/**
 * Gives back what was spent under this reference; nothing, where nothing was.
 *
 * @returns the balance afterwards.
 */
export function refundCredits(
  tx: Db,
  { accountId, reference }: Pick<Entry, 'accountId' | 'reference'>,
): Promise<number> {
  return enter(tx, accountId, `refund:${reference}`, async () => -Math.min(0, await amountOf(tx, accountId, reference)))
}

/**
 * Takes back credits that were granted, as far as they are not spent: for payments that are refunded or disputed.
 *
 * @returns the balance afterwards.
 */
export function takeBackCredits(tx: Db, { accountId, credits, reference }: Entry): Promise<number> {
  return enter(tx, accountId, reference, (balance) => -Math.min(balance, checked(credits)))
}

/** Writes an entry unless its reference is there already, or nothing would change. */
async function enter(
  tx: Db,
  accountId: string,
  reference: string,
  amountFor: (balance: number) => number | Promise<number>,
): Promise<number> {
  await lockAccount(tx, accountId)
  const balance = await balanceOf(tx, accountId)
  if (await isEntered(tx, accountId, reference)) return balance
  const amount = await amountFor(balance)
  if (amount === 0) return balance
  const balanceAfter = balance + amount
  await tx.insert(ledgerEntries).values({ accountId, reference, amount, balanceAfter })
  return balanceAfter
}

/** Whether there is an entry with this reference. */
export async function isEntered(tx: Db, accountId: string, reference: string): Promise<boolean> {
  return (await amountOf(tx, accountId, reference)) !== 0
}

async function amountOf(tx: Db, accountId: string, reference: string): Promise<number> {
  const [entry] = await tx
    .select({ amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.accountId, accountId), eq(ledgerEntries.reference, reference)))
  return entry?.amount ?? 0
}

function checked(credits: number): number {
  if (!Number.isSafeInteger(credits) || credits < 1) throw new RangeError(`${credits} is no number of credits`)
  return credits
}
