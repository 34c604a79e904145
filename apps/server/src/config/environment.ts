import { isIP } from 'node:net'
import { MAX_PASSWORD_BYTES, PLAN_IDS } from '@dayreel/catalogue'
import { AUTH_LIMITS, type AuthLimit, type AuthLimitName } from '@dayreel/catalogue'
import { z } from 'zod'

const KEY_BYTES = 32
const MIN_SECRET_CHARACTERS = 16

const optional = <S extends z.ZodType>(schema: S) => blankIsMissing(schema.optional())
const blankIsMissing = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema)
const number = (fallback: number, min: number, max: number) =>
  blankIsMissing(
    z.coerce
      .number({ error: `must be a number from ${min} to ${max}` })
      .int({ error: 'must be a whole number' })
      .min(min, { error: `must be at least ${min}` })
      .max(max, { error: `must be at most ${max}` })
      .default(fallback),
  )
const dollars = z.coerce
  .number({ error: 'must be dollars, such as 5 or 0.50' })
  .min(0, { error: 'must be dollars, such as 5 or 0.50' })
  .max(1_000_000, { error: 'must be at most 1000000 dollars' })
const url = z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
const secret = z
  .string()
  .min(MIN_SECRET_CHARACTERS, { error: `must have at least ${MIN_SECRET_CHARACTERS} characters` })
const onOff = optional(z.enum(['on', 'off'], { error: 'must be on or off' }).transform((value) => value === 'on'))
const list = <S extends z.ZodType<unknown, string>>(item: S) =>
  blankIsMissing(
    z
      .string()
      .default('')
      .transform((value) => value.split(',').map((part) => part.trim()))
      .transform((parts) => parts.filter((part) => part !== ''))
      .pipe(z.array(item)),
  )
const json = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON' })
        return z.NEVER
      }
    })
    .pipe(schema)

const origin = z.string().refine((value) => URL.canParse(value) && new URL(value).origin === value, {
  error: 'must be origins such as https://example.com, separated by commas',
})
const proxy = z.string().refine(isAddressOrNetwork, {
  error: 'must be addresses or networks such as 10.0.0.0/8, separated by commas',
})
const masterKey = z
  .string()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((bytes) => bytes.length === KEY_BYTES, {
    error: `must be ${KEY_BYTES} bytes in base64; make one with: openssl rand -base64 ${KEY_BYTES}`,
  })
/** The first is sold; those after it are what earlier buyers still pay. */
const priceIds = list(z.string().regex(/^price_\w{4,250}$/, { error: 'must be like price_…' }))
const LIMITS_WANTED = 'must be like {"token":{"points":150,"seconds":300}}, with whole numbers from 1'
const limit = z.strictObject({ points: z.int().min(1), seconds: z.int().min(1) })
type RateLimits = Partial<Record<AuthLimitName, AuthLimit>>
const rateLimits = z
  .record(z.string(), z.unknown(), { error: LIMITS_WANTED })
  .transform((given, context): RateLimits => {
    const unknown = Object.keys(given).filter((name) => !Object.hasOwn(AUTH_LIMITS, name))
    if (unknown.length > 0) {
      const message = `knows no limit called ${unknown.join(' or ')}: there are ${Object.keys(AUTH_LIMITS).join(', ')}`
      context.addIssue({ code: 'custom', message })
    }
    if (!Object.values(given).every((value) => limit.safeParse(value).success)) {
      context.addIssue({ code: 'custom', message: LIMITS_WANTED })
    }
    return given
  })
const jwks = z.array(z.looseObject({ kty: z.enum(['EC', 'RSA', 'oct'], { error: 'must be a list of private JWKs' }) }))

/** What the environment may hold. Nothing else in the server reads it. */
export const Environment = z.object({
  HOST: blankIsMissing(z.string().default('127.0.0.1')),
  PORT: number(3000, 1, 65_535),
  SITE_URL: optional(url),
  DATA_FOLDER: optional(z.string()),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgresql://' })),
  DATABASE_CONNECTIONS: number(10, 2, 500),
  LOG_LEVEL: optional(
    z.enum(['debug', 'info', 'warn', 'error', 'silent'], { error: 'must be debug, info, warn, error or silent' }),
  ),
  MASTER_KEY: optional(masterKey),
  MASTER_KEYS_BEFORE: list(masterKey),
  SANDBOX: onOff,
  VIDEO_SIZE_PERCENT: number(100, 25, 100),
  RENDERS_AT_ONCE: number(2, 1, 16),
  PICTURE_WAIT_SECONDS: number(25, 0, 60),

  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' })),
  MAIL_FROM: optional(
    z.string().regex(/^[^<>\r\n]{0,200}<?[^\s<>@]{1,64}@[^\s<>@]{1,255}>?$/, {
      error: 'must be like: Dayreel <hello@example.com>',
    }),
  ),

  // Read by `readTextSettings`, which the command shares.
  TEXT_PROVIDER: optional(z.string()),
  TEXT_BASE_URL: optional(z.string()),
  TEXT_API_KEY: optional(z.string()),
  TEXT_MODEL: optional(z.string()),
  TEXT_STRUCTURED: optional(z.string()),
  TEXT_FALLBACK: optional(z.string()),
  TEXT_TIMEOUT_SECONDS: optional(z.string()),
  TEXT_PRICE_INPUT: optional(z.string()),
  TEXT_PRICE_OUTPUT: optional(z.string()),
  TEXT_PLANS: list(z.enum(PLAN_IDS, { error: `must be plans, separated by commas: ${PLAN_IDS.join(', ')}` })),
  COST_LIMIT_DAY: optional(dollars),
  COST_LIMIT_ACCOUNT_DAY: optional(dollars),
  SANDBOX_PROVIDERS: onOff,

  OPERATOR_NAME: optional(z.string()),
  OPERATOR_ADDRESS: optional(z.string()),
  OPERATOR_EMAIL: optional(z.email({ error: 'must be an email address' })),

  STRIPE_SECRET_KEY: optional(
    z
      .string()
      .regex(/^[sr]k_(test|live)_\w{4,250}$/, { error: 'must be like sk_live_…, sk_test_…, rk_live_… or rk_test_…' }),
  ),
  STRIPE_WEBHOOK_SECRETS: list(
    z.string().regex(/^whsec_\S{8,250}$/, {
      error: 'must be like whsec_…; several, while one is changed, separated by commas',
    }),
  ),
  STRIPE_PRICE_STARTER: priceIds,
  STRIPE_PRICE_PRO: priceIds,
  STRIPE_PRICE_PREMIUM: priceIds,
  STRIPE_PRICE_PACK_10: priceIds,
  STRIPE_PRICE_PACK_50: priceIds,
  STRIPE_PRICE_PACK_200: priceIds,
  STRIPE_PORTAL: optional(z.string().regex(/^bpc_\w{4,250}$/, { error: 'must be like bpc_…' })),
  STRIPE_TAX: onOff,
  STRIPE_PROMOTION_CODES: onOff,
  STRIPE_API_URL: optional(url),

  METRICS_TOKEN: optional(secret),
  TRUSTED_PROXIES: list(proxy),
  CORS_ORIGINS: list(origin),
  CALLS_PER_MINUTE: number(300, 1, 1_000_000),
  CALLS_PER_MINUTE_AND_ADDRESS: number(600, 1, 1_000_000),

  AUTH_URL: optional(url),
  AUTH_PUBLIC_KEY: optional(z.string()),
  AUTH_ADMIN_KEY: optional(secret),
  AUTH_JWT_SECRET: optional(secret),
  AUTH_SIGN_UP: onOff,
  AUTH_EMAIL_AUTOCONFIRM: onOff,
  AUTH_PHONE_AUTOCONFIRM: onOff,
  AUTH_ANONYMOUS: onOff,
  AUTH_MANUAL_LINKING: onOff,
  AUTH_MIN_PASSWORD_LENGTH: number(8, 6, MAX_PASSWORD_BYTES),
  AUTH_PASSWORD_CHECK: blankIsMissing(z.enum(['common', 'off'], { error: 'must be common or off' }).default('common')),
  AUTH_REUSE_INTERVAL_SECONDS: number(10, 0, 300),
  AUTH_MAIL_INTERVAL_SECONDS: number(60, 0, 86_400),
  AUTH_SMS_INTERVAL_SECONDS: number(60, 0, 86_400),
  AUTH_REDIRECTS: list(z.string()),
  AUTH_RATE_LIMITS: optional(json(rateLimits)),
  AUTH_SIGNING_KEYS: optional(json(jwks)),
  AUTH_SHARED_SECRET: optional(z.string().min(32, { error: 'must have at least 32 characters' })),
  AUTH_ADMIN_KEYS: list(secret),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  GOOGLE_ISSUER: optional(url),
  SMS_URL: optional(url),

  YOUTUBE_CLIENT_ID: optional(z.string()),
  YOUTUBE_CLIENT_SECRET: optional(z.string()),
  YOUTUBE_ADDRESS: optional(url),
  YOUTUBE_UPLOADS_A_DAY: number(100, 1, 1_000_000),
  YOUTUBE_UPLOADS_A_DAY_AND_ACCOUNT: number(10, 1, 1_000_000),
  UPLOAD_MAX_MB: number(4_096, 1, 262_144),
  INSTAGRAM_APP_ID: optional(z.string()),
  INSTAGRAM_APP_SECRET: optional(z.string()),
  INSTAGRAM_WAY: blankIsMissing(
    z.enum(['facebook', 'instagram'], { error: 'must be facebook or instagram' }).default('facebook'),
  ),
  INSTAGRAM_VERSION: optional(z.string().regex(/^v\d{1,3}\.\d$/, { error: 'must be like v25.0' })),
  INSTAGRAM_ADDRESS: optional(url),
  TIKTOK_CLIENT_KEY: optional(z.string()),
  TIKTOK_CLIENT_SECRET: optional(z.string()),
  TIKTOK_ADDRESS: optional(url),
})
export type Environment = z.output<typeof Environment>

function isAddressOrNetwork(value: string): boolean {
  const [address, bits, ...rest] = value.split('/')
  const version = isIP(address!)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
