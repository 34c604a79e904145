import { SITE_CONFIG_PATH, SiteConfig } from '@dayreel/contract'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#config'
import type { Db } from '#db/connect.ts'
import { isConnectionLost } from '#db/is-connection-lost.ts'
import { OUTBOX_PATH } from '#mail/outbox-address.ts'
import { readModels, readPolicy } from '#models/read-models.ts'
import { statesOf, type Platforms } from '#connections/create-platforms.ts'

type SiteConfigOptions = {
  db: Db
  config: Config
  platforms: Platforms
  /** Whether the auth service can list sessions. */
  hasSessions: boolean
}

/** Serves the settings of this installation that the browser needs. */
export function serveSiteConfig(app: FastifyInstance, { db, config, platforms, hasSessions }: SiteConfigOptions): void {
  const { auth, mail, operator, sandbox, isLoopback } = config
  const isEmbedded = auth.hosted === undefined
  const fixed = SiteConfig.omit({ modelPlans: true, ownModels: true }).parse({
    auth: {
      url: auth.hosted?.url ?? '/auth/v1',
      publicKey: auth.hosted?.publicKey ?? null,
      signUp: auth.signUp,
      emailConfirmation: !auth.emailAutoconfirm,
      google: auth.google !== undefined,
      phone: auth.smsUrl !== undefined,
      manualLinking: auth.manualLinking,
      sessions: hasSessions,
      minPasswordLength: auth.minPasswordLength,
      // A hosted auth service has its own rules for these three settings.
      passwordCheck: isEmbedded ? auth.passwordCheck : 'off',
      currentPassword: isEmbedded,
      recoveryCodes: isEmbedded,
    },
    platforms: statesOf(platforms),
    sandbox,
    isLoopback,
    facts: config.models.facts === undefined ? null : { isSandbox: config.models.facts.address !== undefined },
    operator: { name: operator.name ?? null, address: operator.address ?? null, email: operator.email ?? null },
    payments: whatIsSold(config.payments),
    outboxPath: isLoopback && mail.smtpUrl === undefined ? OUTBOX_PATH : null,
  })
  app.get(SITE_CONFIG_PATH, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .send({ ...fixed, ...(await readModelOffers(db, config)) } satisfies SiteConfig),
  )
}

/**
 * Returns the offers that the operator can change while the process runs. Every page loads the site's configuration, so
 * an outage of the database withholds these offers instead of failing the call.
 */
async function readModelOffers(db: Db, config: Config): Promise<Pick<SiteConfig, 'modelPlans' | 'ownModels'>> {
  try {
    const [{ site }, { isOwnAllowed: ownModels }] = await Promise.all([readModels(db, config), readPolicy(db)])
    return { modelPlans: [...(site?.plans ?? [])], ownModels }
  } catch (error) {
    if (!isConnectionLost(error)) throw error
    return { modelPlans: [], ownModels: false }
  }
}

function whatIsSold(payments: Config['payments']): SiteConfig['payments'] {
  if (payments === undefined) return null
  return {
    plans: Object.fromEntries(
      Object.entries(payments.planPrices).map(([plan, [priceId]]) => [plan, priceId]),
    ) as NonNullable<SiteConfig['payments']>['plans'],
    packs: payments.packs.map(({ credits, priceCents, priceIds }) => ({ credits, priceCents, priceId: priceIds[0]! })),
    addsTax: payments.hasTax,
    sandbox: payments.apiUrl !== undefined,
  }
}
