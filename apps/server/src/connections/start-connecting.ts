import { platformOf, type PlatformName } from '@dayreel/catalogue'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { connections } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import type { Services } from '#services'
import { keepConnectCookie } from './connect-cookie.ts'
import { beginConnecting } from './connect-state.ts'

type Start = {
  account: { id: string; sessionId: string }
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Begins to link an account.
 *
 * @returns the URL of the platform's consent page.
 * @throws {AppError} `not_found` if the platform is not listed, `not_set_up`, `conflict` if an account is linked and
 * the platform allows one per user.
 */
export async function startConnecting(
  services: Services,
  { account, request, reply }: Start,
  name: PlatformName,
): Promise<{ url: string }> {
  const { platforms, config } = services
  if (!platforms.names.includes(name)) throw new AppError('not_found', { message: 'There is no such platform.' })
  platforms.get(name)
  if (!platformOf(name).hasManyAccounts) await checkFree(services, account.id, name)
  const { id: accountId, sessionId } = account
  const browser = keepConnectCookie(request, reply, { siteUrl: config.siteUrl, sessionId })
  return { url: await beginConnecting(services, { accountId, sessionId, name, browser }) }
}

/**
 * Checks that the user has no valid account linked. It is only called for platforms with one account per user. An
 * expired account may be renewed.
 */
async function checkFree({ db, platforms }: Services, accountId: string, name: PlatformName): Promise<void> {
  const [row] = await db
    .select()
    .from(connections)
    .where(
      and(
        eq(connections.accountId, accountId),
        eq(connections.platform, name),
        eq(connections.isSandbox, platforms.get(name).isSandbox),
        isNull(connections.expiredAt),
      ),
    )
  if (row === undefined) return
  const message = `${platformOf(name).label} is already connected. Disconnect it first to link another account.`
  throw new AppError('conflict', { message })
}
