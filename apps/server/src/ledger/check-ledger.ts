import { sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { ledgerEntries, paymentReversals, payments } from '#db/schema.ts'

export type LedgerCheck = {
  accounts: number
  entries: number
  /** Descriptions of states that must never occur. */
  faults: string[]
  /**
   * Accounts with both credits and an open debt. They are correct if the credits were bought or granted after the debt
   * arose.
   */
  debts: string[]
}

/**
 * Checks that each entry's balance is the sum of all entries up to it, and that each payment agrees with the credits
 * that refunds and disputes took.
 */
export async function checkLedger(db: Db): Promise<LedgerCheck> {
  return db.transaction(
    async (tx) => {
      const { rows: counted } = await tx.execute<{ accounts: number; entries: number }>(
        sql`select count(distinct account_id)::int as accounts, count(*)::int as entries from ${ledgerEntries}`,
      )
      const { rows: wrong } = await tx.execute<{ account: string; reference: string; said: number; is: number }>(sql`
        select account_id as account, reference, balance_after as said, total::int as is from (
          select *, sum(amount) over (partition by account_id order by id) as total from ${ledgerEntries}
        ) as summed where balance_after <> total or total < 0 order by id`)
      const { rows: overtaken } = await tx.execute<{ id: string }>(sql`
        select ${payments.id} as id from ${payments} join ${paymentReversals} on payment_id = ${payments.id}
        group by ${payments.id} having sum(wanted) > ${payments.credits} order by 1`)
      const { rows: owing } = await tx.execute<{ account: string; balance: number; owed: number }>(sql`
        select owed.account_id as account, newest.balance_after as balance, owed.credits::int as owed from (
          select account_id, sum(uncollected) as credits from ${paymentReversals}
          join ${payments} on ${payments.id} = payment_id where uncollected > 0 group by account_id
        ) as owed join lateral (
          select balance_after from ${ledgerEntries} where account_id = owed.account_id order by id desc limit 1
        ) as newest on newest.balance_after > 0 order by 1`)
      return {
        ...counted[0]!,
        faults: [
          ...wrong.map(({ account, reference, said, is }) => `${account} ${reference}: says ${said}, is ${is}`),
          ...overtaken.map(({ id }) => `${id}: more credits were taken back than it granted`),
        ],
        debts: owing.map(({ account, balance, owed }) => `${account}: has ${balance} credits and owes ${owed}`),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
