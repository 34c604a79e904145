import type { BlockedTerms } from '@dayreel/contract'
import { sql } from 'drizzle-orm'
import { readDomain, toComparable, type BlockedTerm } from '#blocked/find-blocked.ts'
import { listBlocked } from '#blocked/refuse-blocked.ts'
import type { Db } from '#db/connect.ts'
import { blockedTerms } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import { writeAudit, type Operator } from '../support/audit-log.ts'

export async function readBlocked(db: Db): Promise<BlockedTerms> {
  const terms = await listBlocked(db)
  const of = (kind: BlockedTerm['kind']) => terms.filter((term) => term.kind === kind).map(({ term }) => term)
  return { words: of('word'), domains: of('domain') }
}

/**
 * Replaces the blocked words and domains, and writes the audit log.
 *
 * @throws {AppError} `unacceptable` for a line that is not a domain.
 */
export async function changeBlocked(db: Db, operator: Operator, given: BlockedTerms): Promise<BlockedTerms> {
  const words = new Set(given.words.map(toComparable).filter((word) => word !== ''))
  const domains = new Set(given.domains.map(requireDomain))
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${blockedTerms} in share row exclusive mode`)
    await tx.delete(blockedTerms)
    const rows: BlockedTerm[] = [
      ...[...words].map((term) => ({ kind: 'word' as const, term })),
      ...[...domains].map((term) => ({ kind: 'domain' as const, term })),
    ]
    if (rows.length > 0) await tx.insert(blockedTerms).values(rows)
    const effect = `Blocked words: ${words.size}, domains: ${domains.size}.`
    await writeAudit(tx, operator, { action: 'block_terms', accountId: null, effect, reason: 'Changed on the page.' })
    return readBlocked(tx)
  })
}

function requireDomain(given: string): string {
  const domain = readDomain(given)
  if (domain !== undefined) return domain
  throw new AppError('unacceptable', {
    message: `“${given}” is not a domain. Write it like example.com.`,
    details: { field: 'domains' },
  })
}
