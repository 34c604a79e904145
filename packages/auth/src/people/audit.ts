import { authAuditLog } from '../db/tables.ts'
import type { AuthContext } from '../auth-context.ts'

export type AuditedAction =
  | 'signed_up'
  | 'signed_in'
  | 'confirmed'
  | 'signed_out'
  | 'password_changed'
  | 'email_changed'
  | 'phone_changed'
  | 'factor_verified'
  | 'factor_removed'
  | 'recovery_codes_made'
  | 'recovery_code_used'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'invited'
  | 'changed_by_admin'
  | 'blocked'
  | 'unblocked'

/** The origin of an action. */
export type AuditSource = { from: { address: string } }

/** The origin of actions of the app's operator, which come from no address. */
export const FROM_OPERATOR: AuditSource = { from: { address: '' } }

/** Records an action on an account and its network address. The record is deleted with the account. */
export async function audit(
  { db, clock }: AuthContext,
  userId: string,
  action: AuditedAction,
  { from: { address } }: AuditSource,
): Promise<void> {
  await db.insert(authAuditLog).values({ userId, action, address, at: clock() })
}
