import { and, eq, inArray } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { authAuditLog } from '../db/tables.ts'
import type { AuthContext } from '../auth-context.ts'
import type { AuditedAction } from '../people/audit.ts'
import { limitKeyOf } from './limits.ts'

type AttemptKind = 'password' | 'code'

/** Actions that begin or raise a session. The network of such an action counts as the owner's. */
const ENTERED: readonly AuditedAction[] = ['signed_up', 'signed_in', 'confirmed', 'factor_verified']

/**
 * Returns the seconds until the next attempt on an account is allowed; 0 if it is allowed now. One network gets a few
 * wrong attempts, and all networks together get more. A network that the owner has used ignores the failures of other
 * networks, because otherwise any stranger could lock out the owner.
 *
 * @param account The address of the attempt, even if no account has it.
 * @param userId The id of the account with this address.
 */
export async function secondsUntilTry(
  context: AuthContext,
  request: FastifyRequest,
  kind: AttemptKind,
  account: string,
  userId: string | undefined,
): Promise<number> {
  const { limits } = context
  const own = await limits.look(`${kind}Failures`, keyOf(account, request))
  if (own > 0) return own
  const all = await limits.look(`${kind}FailuresInAll`, account)
  return all > 0 && userId !== undefined && (await isKnown(context, request, userId)) ? 0 : all
}

export async function countFailure(
  { limits }: AuthContext,
  request: FastifyRequest,
  kind: AttemptKind,
  account: string,
): Promise<void> {
  await limits.count(`${kind}Failures`, keyOf(account, request))
  await limits.count(`${kind}FailuresInAll`, account)
}

function keyOf(account: string, request: FastifyRequest): string {
  return `${account}\0${limitKeyOf(request)}`
}

async function isKnown({ db, callers }: AuthContext, request: FastifyRequest, userId: string): Promise<boolean> {
  const rows = await db
    .selectDistinct({ address: authAuditLog.address })
    .from(authAuditLog)
    .where(and(eq(authAuditLog.userId, userId), inArray(authAuditLog.action, [...ENTERED])))
  const network = limitKeyOf(request)
  return rows.some(({ address }) => callers.networkOf(address) === network)
}
