import { and, eq, inArray } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { authAuditLog } from '../db/tables.ts'
import type { AuthContext } from '../auth-context.ts'
import type { AuditedAction } from '../people/audit.ts'
import { limitKeyOf } from './limits.ts'

type Tried = 'password' | 'code'

/** What only somebody can have done who was let in. */
const ENTERED: readonly AuditedAction[] = ['signed_up', 'signed_in', 'confirmed', 'factor_verified']

/**
 * In how many seconds one may try again at an account; 0: now. One network gets a few wrong tries, all together get more of them. A
 * network from which the account was entered before is not kept out by what others do: else any stranger could lock its owner out.
 *
 * @param account the address that is tried, whether or not anybody has it.
 * @param userId of whoever has it.
 */
export async function secondsUntilTry(
  context: AuthContext,
  request: FastifyRequest,
  tried: Tried,
  account: string,
  userId: string | undefined,
): Promise<number> {
  const { limits } = context
  const own = await limits.look(`${tried}Failures`, keyOf(account, request))
  if (own > 0) return own
  const all = await limits.look(`${tried}FailuresInAll`, account)
  return all > 0 && userId !== undefined && (await isKnown(context, request, userId)) ? 0 : all
}

export async function countFailure(
  { limits }: AuthContext,
  request: FastifyRequest,
  tried: Tried,
  account: string,
): Promise<void> {
  await limits.count(`${tried}Failures`, keyOf(account, request))
  await limits.count(`${tried}FailuresInAll`, account)
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
