import { sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { ledgerEntries, payments } from '#db/schema.ts'

export type LedgerCheck = { accounts: number; entries: number; faults: string[] }

/** Adds up every account's entries, and compares with the balance that each entry says it left; and payments with what was taken back of them. */
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
      const { rows: overtaken } = await tx.execute<{ id: string }>(
        sql`select id from ${payments} where taken > credits or wanted > credits or taken < 0`,
      )
      return {
        ...counted[0]!,
        faults: [
          ...wrong.map(({ account, reference, said, is }) => `${account} ${reference}: says ${said}, is ${is}`),
          ...overtaken.map(({ id }) => `${id}: more was taken back than it granted`),
        ],
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
