import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { inTransaction, type AuthContext } from '../auth-context.ts'
import { sendConfirmationMail } from '../mails/send-confirmation-mail.ts'
import { audit } from '../people/audit.ts'
import { answerSession, beginSession, type SessionAnswer } from '../tokens/sessions.ts'
import { AuthError, OAuthError } from '../wire/auth-error.ts'
import { requireLinker } from '../wire/bearer.ts'
import { readBody } from '../wire/read-input.ts'
import { linkPerson, PROVIDER, signInPerson } from './sign-in-person.ts'

const GOOGLE_ISSUER = 'https://accounts.google.com'
const ByIdToken = z.object({
  provider: z.string().default(''),
  issuer: z.string().optional(),
  client_id: z.string().optional(),
  id_token: z.string().default(''),
  access_token: z.string().optional(),
  nonce: z.string().optional(),
  link_identity: z.boolean().default(false),
})

/** Signs in a user with an id token that the provider gave to the user's own client. */
export async function signInByIdToken(context: AuthContext, request: FastifyRequest): Promise<SessionAnswer> {
  const body = readBody(request, ByIdToken)
  if (body.id_token === '') throw new OAuthError('invalid request', 'id_token required')
  const { google, limits, clock } = context
  if (google === undefined || body.provider !== PROVIDER) {
    const issuer = body.provider === PROVIDER ? GOOGLE_ISSUER : body.provider.slice(0, 100)
    throw new AuthError(400, 'provider_disabled', `Provider (issuer "${issuer}") is not enabled`)
  }
  const caller = body.link_identity ? await requireLinker(context, request) : undefined
  const person = await google.readIdToken({
    idToken: body.id_token,
    accessToken: body.access_token,
    nonce: body.nonce,
  })
  const secondsLeft = Math.max(1, Math.ceil(person.expiresAt - clock().getTime() / 1000))
  if ((await limits.once('id-token', body.id_token, secondsLeft)) !== true) {
    throw new OAuthError('invalid request', 'Bad ID token: it was used before')
  }
  const { session, unconfirmed } = await inTransaction(context, async (context) => {
    if (caller !== undefined) {
      await linkPerson(context, caller.user.id, person)
      await audit(context, caller.user.id, 'identity_linked', request)
      return { session: caller.session, unconfirmed: undefined }
    }
    const { user, needsConfirmation } = await signInPerson(context, person)
    if (needsConfirmation) return { session: undefined, unconfirmed: user }
    await audit(context, user.id, 'signed_in', request)
    return { session: await beginSession(context, user, 'oauth', request), unconfirmed: undefined }
  })
  if (session === undefined) throw await sendConfirmationMail(context, unconfirmed, request)
  return answerSession(context, session)
}
