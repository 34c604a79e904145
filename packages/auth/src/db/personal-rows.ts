import { eq, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { authAuditLog, authIdentities, authMfaFactors, authRecoveryCodes, authSessions, authUsers } from './tables.ts'

type PersonalAuthTable = {
  name: string
  table: PgTable
  isOf: (userId: string) => SQL
  /** Columns that an export omits, because they are useless to the user or dangerous in an exported file. */
  leftOut: readonly string[]
}

const SECRETS = [
  'passwordHash',
  'refreshKey',
  'sealedSecret',
  'codeFingerprint',
  'lastStep',
  'failedAttempts',
  'lockedUntil',
]

/**
 * The service's tables with personal rows, for an export. Tables with short-lived rows, such as pending codes, are
 * missing.
 */
export const PERSONAL_AUTH_TABLES: readonly PersonalAuthTable[] = [
  { name: 'sign-in', table: authUsers, isOf: (id) => eq(authUsers.id, id), leftOut: SECRETS },
  { name: 'identities', table: authIdentities, isOf: (id) => eq(authIdentities.userId, id), leftOut: [] },
  { name: 'sessions', table: authSessions, isOf: (id) => eq(authSessions.userId, id), leftOut: SECRETS },
  { name: 'second-factors', table: authMfaFactors, isOf: (id) => eq(authMfaFactors.userId, id), leftOut: SECRETS },
  {
    name: 'recovery-codes',
    table: authRecoveryCodes,
    isOf: (id) => eq(authRecoveryCodes.userId, id),
    leftOut: SECRETS,
  },
  { name: 'activity', table: authAuditLog, isOf: (id) => eq(authAuditLog.userId, id), leftOut: [] },
]
