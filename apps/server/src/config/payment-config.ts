import { CREDIT_PACKS, type SoldPlan } from '@dayreel/catalogue'
import { ConfigError } from './config-error.ts'
import { Environment } from './environment.ts'
import { readSettingFiles } from './setting-files.ts'

/** The products that are sold and the payment provider. */
export type PaymentConfig = {
  secretKey: string
  /** The webhook's secrets. There are several during a rotation. */
  webhookSecrets: readonly string[]
  /** The provider's price ids. The first id of each list is sold. The others belong to existing subscriptions. */
  planPrices: Readonly<Record<SoldPlan, readonly string[]>>
  packs: readonly { credits: number; priceCents: number; priceIds: readonly string[] }[]
  /** The portal configuration. Undefined means the provider's default. */
  portal: string | undefined
  hasTax: boolean
  hasPromotionCodes: boolean
  /** The URL of a Stripe stand-in. Undefined means Stripe itself. */
  apiUrl: string | undefined
  /** Whether payments use real money (live mode). If so, events of the test mode are ignored. */
  isLive: boolean
}

export const PLAN_SETTINGS = {
  starter: 'STRIPE_PRICE_STARTER',
  pro: 'STRIPE_PRICE_PRO',
  premium: 'STRIPE_PRICE_PREMIUM',
} as const satisfies Record<SoldPlan, keyof Environment>
export const PACK_SETTINGS = {
  10: 'STRIPE_PRICE_PACK_10',
  50: 'STRIPE_PRICE_PACK_50',
  200: 'STRIPE_PRICE_PACK_200',
} as const satisfies Record<(typeof CREDIT_PACKS)[number]['credits'], keyof Environment>
export const PRICE_SETTINGS = [...Object.values(PLAN_SETTINGS), ...Object.values(PACK_SETTINGS)]

export function readPaymentConfig(settings: Environment): PaymentConfig | undefined {
  const { STRIPE_SECRET_KEY: secretKey } = settings
  if (secretKey === undefined) return undefined
  return {
    secretKey,
    webhookSecrets: settings.STRIPE_WEBHOOK_SECRETS,
    planPrices: {
      starter: settings.STRIPE_PRICE_STARTER,
      pro: settings.STRIPE_PRICE_PRO,
      premium: settings.STRIPE_PRICE_PREMIUM,
    },
    packs: CREDIT_PACKS.map((pack) => ({ ...pack, priceIds: settings[PACK_SETTINGS[pack.credits]] })),
    portal: settings.STRIPE_PORTAL,
    hasTax: settings.STRIPE_TAX ?? false,
    hasPromotionCodes: settings.STRIPE_PROMOTION_CODES ?? false,
    apiUrl: settings.STRIPE_API_URL,
    isLive: /^[sr]k_live_/.test(secretKey),
  }
}

/**
 * Reads the settings that `npm run stripe:setup` needs before the rest of the configuration can exist.
 *
 * @throws {Error} that names the missing settings.
 */
export function readStripeSetup(
  given: Readonly<Record<string, string | undefined>>,
): { siteUrl: string } & Pick<PaymentConfig, 'secretKey' | 'apiUrl'> {
  const wanted = Environment.pick({ STRIPE_SECRET_KEY: true, STRIPE_API_URL: true, SITE_URL: true })
  const { env, faults } = readSettingFiles(given, Object.keys(wanted.shape))
  const { success, data, error } = wanted.safeParse(env)
  faults.push(...(error?.issues ?? []).map(({ path, message }) => `${String(path[0])} ${message}`))
  if (success && data.STRIPE_SECRET_KEY === undefined)
    faults.push('STRIPE_SECRET_KEY is missing: copy it from Stripe’s dashboard')
  if (success && data.SITE_URL === undefined)
    faults.push('SITE_URL is missing: set the public address of the site, https://…')
  if (!success || faults.length > 0) throw new ConfigError(`The configuration can’t be used:\n  ${faults.join('\n  ')}`)
  return {
    secretKey: data.STRIPE_SECRET_KEY!,
    siteUrl: data.SITE_URL!.replace(/(?<!\/)\/+$/, ''),
    apiUrl: data.STRIPE_API_URL,
  }
}
