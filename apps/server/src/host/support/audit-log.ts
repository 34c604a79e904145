import type { AuditLog, SupportAction } from '@dayreel/contract'
import { desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#db/connect.ts'
import { accounts, auditEntries } from '#db/schema.ts'

/** Who acts: the account of an operator on the page, or the command line of the site's machine. */
export type Operator = { source: 'page'; operatorId: string } | { source: 'command' }

type Entry = {
  action: SupportAction | 'close' | 'grant_host' | 'maintenance' | 'close_report' | 'block_terms'
  accountId: string | null
  /** A sentence without addresses and names. */
  effect: string
  reason: string
}

/** Adds an entry in the transaction of the action, so that every action has an entry. */
export async function writeAudit(tx: Db, operator: Operator, entry: Entry): Promise<void> {
  await tx.insert(auditEntries).values({ ...operator, ...entry })
}

/**
 * Lists entries, newest first.
 *
 * @param options.accountId limits the list to one account.
 */
export async function listAudit(
  db: Db,
  { accountId, limit }: { accountId?: string; limit: number },
): Promise<AuditLog['entries']> {
  const operators = alias(accounts, 'operators')
  const rows = await db
    .select({ entry: auditEntries, operator: operators.email, account: accounts.email })
    .from(auditEntries)
    .leftJoin(operators, eq(operators.id, auditEntries.operatorId))
    .leftJoin(accounts, eq(accounts.id, auditEntries.accountId))
    .where(accountId === undefined ? undefined : eq(auditEntries.accountId, accountId))
    .orderBy(desc(auditEntries.id))
    .limit(limit)
  return rows.map(({ entry: { id, at, source, action, effect, reason }, operator, account }) => ({
    id,
    at: at.toISOString(),
    by: source === 'command' ? 'Command line' : (operator ?? 'A deleted account'),
    account,
    action,
    effect,
    reason,
  }))
}
