import { eq } from 'drizzle-orm'
import { inTransaction, type AuthContext } from '../auth-context.ts'
import { authMfaFactors } from '../db/tables.ts'
import { lowerSessions } from '../tokens/sessions.ts'
import { audit, type AuditSource } from './audit.ts'
import { factorsOf } from './factors.ts'
import { dropRecoveryCodes } from './recovery-codes.ts'
import { lockUser } from './user-rows.ts'
import type { Factor } from './user-view.ts'

/**
 * Removes a factor and lowers the sessions that it raised. Removing the last factor also removes the recovery codes.
 */
export async function removeFactor(context: AuthContext, factor: Factor, source: AuditSource): Promise<void> {
  await inTransaction(context, async (context) => {
    await lockUser(context.db, { id: factor.userId })
    await lowerSessions(context, [factor.id], factor.factorType === 'totp' ? 'totp' : 'mfa/phone')
    await context.db.delete(authMfaFactors).where(eq(authMfaFactors.id, factor.id))
    const hasOther = (await factorsOf(context, factor.userId)).some(({ status }) => status === 'verified')
    if (!hasOther) await dropRecoveryCodes(context, factor.userId)
    await audit(context, factor.userId, 'factor_removed', source)
  })
}
