import type { Db } from '#db/connect.ts'
import { AppError } from '#errors/app-error.ts'
import { collectDebts } from './collect-debts.ts'
import { amountOf, enter } from './enter.ts'

type Entry = {
  accountId: string
  /** A whole number of credits, at least 1. */
  credits: number
  /** The cause of the entry, such as `run:{id}`. Several calls with the same reference count once. */
  reference: string
}

/**
 * Adds credits. Like all functions of this file, it needs the caller's transaction, so that the credits and their cause
 * change together or not at all.
 *
 * @returns the new balance.
 */
export async function grantCredits(tx: Db, { accountId, credits, reference }: Entry): Promise<number> {
  const { balance } = await enter(tx, { accountId, reference }, () => checked(credits))
  return balance
}

/**
 * Takes credits.
 *
 * @returns the new balance.
 * @throws {AppError} `out_of_credits` if the balance is too low.
 */
export async function spendCredits(tx: Db, { accountId, credits, reference }: Entry): Promise<number> {
  const { balance } = await enter(tx, { accountId, reference }, (before) => {
    if (before < checked(credits))
      throw new AppError('out_of_credits', { details: { needed: credits, credits: before } })
    return -credits
  })
  return balance
}

/**
 * Returns credits that a refund or dispute took. Before the account gets them, they pay what other refunds and disputes
 * could not take.
 *
 * @returns the new balance.
 */
export function returnCredits(tx: Db, entry: Entry): Promise<number> {
  return enterReturn(tx, entry, () => checked(entry.credits))
}

/**
 * Returns the credits that were spent under this reference, if there are any. Before the account gets them, they pay
 * what refunds and disputes of payments could not take.
 *
 * @returns the new balance.
 */
export function refundCredits(
  tx: Db,
  { accountId, reference }: Pick<Entry, 'accountId' | 'reference'>,
): Promise<number> {
  const spent = async () => -Math.min(0, await amountOf(tx, accountId, reference))
  return enterReturn(tx, { accountId, reference: `refund:${reference}` }, spent)
}

/**
 * Takes back granted credits because their payment was refunded or disputed. Only unspent credits can be taken.
 *
 * @returns the new balance.
 */
export async function takeBackCredits(tx: Db, { accountId, credits, reference }: Entry): Promise<number> {
  const { balance } = await enter(tx, { accountId, reference }, (before) => -Math.min(before, checked(credits)))
  return balance
}

async function enterReturn(
  tx: Db,
  entry: Pick<Entry, 'accountId' | 'reference'>,
  credits: () => number | Promise<number>,
): Promise<number> {
  const { balance, amount } = await enter(tx, entry, credits)
  return balance - (await collectDebts(tx, { ...entry, credits: amount }))
}

function checked(credits: number): number {
  if (!Number.isSafeInteger(credits) || credits < 1) throw new RangeError(`${credits} is not a number of credits`)
  return credits
}
