import Fastify from 'fastify'
import { createCodes } from './codes.ts'
import { createIdTokens, type Faults, type IdTokens } from './id-tokens.ts'
import { serveConsent } from './serve-consent.ts'
import { serveTokens } from './serve-tokens.ts'

type SandboxGoogleOptions = {
  host?: string
  /** Port to listen on. 0 uses any free port. */
  port?: number
  clientId?: string
  clientSecret?: string
}

export type SandboxGoogle = Pick<IdTokens, 'mint' | 'publicKey'> & {
  /** The stand-in's URL, which is also the issuer of its tokens. */
  issuer: string
  clientId: string
  clientSecret: string
  /** Faults of all later calls. Default: none. */
  faults: Faults
  close: () => Promise<void>
}

/**
 * Creates an OpenID provider that stands in for Google: discovery, consent page, authorization codes with PKCE, id
 * tokens and user info. Anyone can sign in to any account, so use it only on this machine and in tests.
 */
export async function createSandboxGoogle(options: SandboxGoogleOptions = {}): Promise<SandboxGoogle> {
  const { host = '127.0.0.1', port = 0, clientId = 'sandbox-client', clientSecret = 'sandbox-secret' } = options
  const app = Fastify()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body.toString())))
  })
  const faults: Faults = {}
  const idTokens = await createIdTokens({ issuer: () => issuer, clientId, faults })
  const codes = createCodes()
  app.get('/', async (_request, reply) => reply.type('text/plain; charset=utf-8').send('A sandbox OpenID provider.'))
  app.get('/.well-known/openid-configuration', async () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'profile'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    code_challenge_methods_supported: ['S256'],
  }))
  app.get('/jwks', async () => ({ keys: [idTokens.publicKey] }))
  serveConsent(app, { clientId, codes })
  serveTokens(app, { clientId, clientSecret, codes, idTokens })
  const issuer = await app.listen({ host, port })
  return {
    issuer,
    clientId,
    clientSecret,
    faults,
    mint: (person, about) => idTokens.mint(person, about),
    publicKey: idTokens.publicKey,
    close: () => app.close(),
  }
}
