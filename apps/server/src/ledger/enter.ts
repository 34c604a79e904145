import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { ledgerEntries } from '#db/schema.ts'
import { balanceOf } from './balance-of.ts'
import { lockAccount } from './lock-account.ts'

/** The balance after an entry and the entry's amount. The amount is 0 if no entry was written. */
type Entered = { balance: number; amount: number }

/** Writes a ledger entry. Nothing is written if the reference already exists or the amount is 0. */
export async function enter(
  tx: Db,
  { accountId, reference }: { accountId: string; reference: string },
  amountFor: (balance: number) => number | Promise<number>,
): Promise<Entered> {
  await lockAccount(tx, accountId)
  const before = await balanceOf(tx, accountId)
  if (await isEntered(tx, accountId, reference)) return { balance: before, amount: 0 }
  const amount = await amountFor(before)
  if (amount === 0) return { balance: before, amount }
  const balance = before + amount
  await tx.insert(ledgerEntries).values({ accountId, reference, amount, balanceAfter: balance })
  return { balance, amount }
}

/** Returns whether an entry with this reference exists. */
export async function isEntered(tx: Db, accountId: string, reference: string): Promise<boolean> {
  return (await amountOf(tx, accountId, reference)) !== 0
}

/** Returns the amount of the entry with this reference, or 0 if there is none. */
export async function amountOf(tx: Db, accountId: string, reference: string): Promise<number> {
  const [entry] = await tx
    .select({ amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.accountId, accountId), eq(ledgerEntries.reference, reference)))
  return entry?.amount ?? 0
}
