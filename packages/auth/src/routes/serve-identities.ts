import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { authIdentities } from '../db/tables.ts'
import { inTransaction, type AuthContext } from '../auth-context.ts'
import { audit } from '../people/audit.ts'
import { refuseTaken } from '../people/change-address.ts'
import { identitiesOf, refreshProviders } from '../people/identities.ts'
import { changeUser, lockUser } from '../people/user-rows.ts'
import type { Identity, User } from '../people/user-view.ts'
import { clearTokens } from '../tokens/one-time-tokens.ts'
import { AuthError } from '../wire/auth-error.ts'
import { requireLinker } from '../wire/bearer.ts'
import { readId, readQuery } from '../wire/read-input.ts'
import { beginAtProvider } from './serve-authorize.ts'

const Skip = z.object({ skip_http_redirect: z.string().optional() })

export function serveIdentities(app: FastifyInstance, context: AuthContext): void {
  app.get('/user/identities/authorize', async (request, reply) => {
    const { user } = await requireLinker(context, request)
    const url = await beginAtProvider(context, request, reply, user.id)
    return readQuery(request, Skip).skip_http_redirect === 'true' ? { url } : reply.redirect(url, 302)
  })
  app.delete('/user/identities/:id', async (request) => {
    const { user } = await requireLinker(context, request)
    await unlink(context, user.id, readId(request, 'id'), request)
    return {}
  })
}

/** Removes an identity. If the user's address came from this identity, the address of another identity replaces it. */
async function unlink(
  context: AuthContext,
  userId: string,
  identityId: string,
  request: FastifyRequest,
): Promise<void> {
  await inTransaction(context, async (context) => {
    const user = await lockUser(context.db, { id: userId })
    const identities = await identitiesOf(context, userId)
    const identity = identities.find(({ id }) => id === identityId)
    if (user === undefined || identity === undefined) {
      throw new AuthError(422, 'identity_not_found', "Identity doesn't exist")
    }
    const left = identities.filter(({ id }) => id !== identityId)
    if (left.length === 0) {
      throw new AuthError(422, 'single_identity_not_deletable', 'User must have at least 1 identity after unlinking')
    }
    await context.db.delete(authIdentities).where(eq(authIdentities.id, identityId))
    await clearTokens(context, userId)
    const changed = identity.email !== null && identity.email === user.email ? await promote(context, user, left) : user
    await refreshProviders(context, changed)
    await audit(context, userId, 'identity_unlinked', request)
  })
}

async function promote(context: AuthContext, user: User, left: readonly Identity[]): Promise<User> {
  const ranked = [...left].sort((one, other) => Number(isVerified(other)) - Number(isVerified(one)))
  const heir = ranked.find(({ email }) => email !== null)
  if (heir === undefined)
    return changeUser(context, user.id, { email: null, emailConfirmedAt: null, emailProvenAt: null })
  if (heir.email !== user.email) {
    await refuseTaken(context, user.id, { email: heir.email! }).catch((cause: unknown) => {
      const message = 'Unable to unlink identity due to email conflict'
      throw new AuthError(422, 'email_conflict_identity_not_deletable', message, { cause })
    })
  }
  const confirmedAt = isVerified(heir) ? (user.emailConfirmedAt ?? context.clock()) : null
  return changeUser(context, user.id, { email: heir.email, emailConfirmedAt: confirmedAt, emailProvenAt: confirmedAt })
}
function isVerified({ identityData }: Identity): boolean {
  return identityData['email_verified'] === true
}
