import type { FastifyInstance } from 'fastify'
import type { AuthContext } from '../auth-context.ts'
import { AuthError } from '../wire/auth-error.ts'
import { limitKeyOf } from '../wire/limits.ts'

const OTHER_PROVIDERS = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'x',
  'zoom',
]

/** Serves public information: health, sign-in methods, and the keys that verify tokens. */
export function serveFacts(app: FastifyInstance, context: AuthContext): void {
  const { switches, hasPhone, outgoing, keys, google } = context
  app.get('/health', async () => ({
    version: 'v2.196.0',
    name: 'GoTrue',
    description: 'GoTrue is a user registration and authentication API',
  }))
  app.get('/settings', async () => ({
    external: {
      ...Object.fromEntries(OTHER_PROVIDERS.map((provider) => [provider, false])),
      email: switches.email,
      phone: hasPhone,
      google: google !== undefined,
      anonymous_users: switches.anonymous,
    },
    disable_signup: !switches.signUp,
    mailer_autoconfirm: switches.emailAutoconfirm,
    phone_autoconfirm: switches.phoneAutoconfirm,
    sms_provider: outgoing.text === undefined ? '' : 'custom',
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: false,
  }))
  app.get('/.well-known/jwks.json', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=600')
    return { keys: await keys.published() }
  })
  app.post('/sso', async (request) => {
    await context.limits.take('sso', limitKeyOf(request))
    throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
  })
}
