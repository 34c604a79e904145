import { AUTH_LIMITS, type AuthLimitName, MAX_PASSWORD_BYTES } from '@dayreel/catalogue'
import { z } from 'zod'

const Limit = z.strictObject({ points: z.int().min(1), seconds: z.int().min(1) })

/** Secrets that are published in documentation and therefore rejected. */
const KNOWN_SECRETS = new Set([
  'super-secret-jwt-token-with-at-least-32-characters-long',
  'your-super-secret-jwt-token-with-at-least-32-characters-long',
  'your-256-bit-secret-your-256-bit-secret',
])

const seconds = z.number().int().min(0)
const limitNames = Object.keys(AUTH_LIMITS) as [AuthLimitName, ...AuthLimitName[]]

const google = z.object({
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  issuer: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
  /** Further client ids that the id_token grant accepts, such as those of mobile apps. */
  furtherClientIds: z.array(z.string().min(1)).default([]),
  /** Whether the issuer is a stand-in, whose users are never linked to accounts that were created another way. */
  isSandbox: z.boolean().default(false),
})

/** The options of the service that an installation can set. */
export const Switches = z.strictObject({
  signUp: z.boolean().default(true),
  email: z.boolean().default(true),
  /**
   * Whether phones can be used to sign in. Default: true if an SMS sender is configured or numbers need no
   * confirmation.
   */
  phone: z.boolean().optional(),
  emailAutoconfirm: z.boolean().default(false),
  phoneAutoconfirm: z.boolean().default(false),
  anonymous: z.boolean().default(false),
  manualLinking: z.boolean().default(false),
  secureEmailChange: z.boolean().default(true),
  /** Whether sessions are returned in the URL's fragment, for clients that do not use PKCE. */
  implicitFlow: z.boolean().default(true),
  /** Whether a sign-in by code that must not create an account reports an unknown address, as GoTrue does. */
  reportUnknownAddresses: z.boolean().default(true),
  /**
   * The effect of opening a link to the service itself: show a page with a button, or use up the link at once like
   * GoTrue.
   */
  linkByGet: z.enum(['page', 'redirect']).default('page'),
  minPasswordLength: z.int().min(6).max(MAX_PASSWORD_BYTES).default(8),
  /** Whether new passwords that are common in leaks are rejected. */
  passwordCheck: z.enum(['common', 'off']).default('off'),
  /**
   * From this age on, a session needs the old password or a mailed code to change the password. Undefined for never.
   */
  reauthenticateAfterSeconds: seconds.optional(),
  accessTokenSeconds: z.int().min(60).max(604_800).default(3600),
  reuseIntervalSeconds: seconds.default(10),
  sessionSeconds: z.int().min(60).optional(),
  inactivitySeconds: z.int().min(60).optional(),
  mailCodeSeconds: z.int().min(60).default(3600),
  textCodeSeconds: z.int().min(60).default(600),
  mailIntervalSeconds: seconds.default(60),
  smsIntervalSeconds: seconds.default(60),
  redirects: z.array(z.string().min(1)).default([]),
  rateLimits: z.partialRecord(z.enum(limitNames), Limit).default({}),
  /** Private JWKs. The first one signs tokens. If the list is empty, the service creates a key in the database. */
  signingKeys: z.array(z.looseObject({ kty: z.enum(['EC', 'RSA', 'oct']) })).default([]),
  sharedSecret: z
    .string()
    .min(32, 'The shared secret must have at least 32 characters.')
    .refine((secret) => !KNOWN_SECRETS.has(secret), 'This shared secret is published. Generate a new one.')
    .optional(),
  adminKeys: z.array(z.string().min(16)).default([]),
  /** Whether admin calls also accept tokens of the role service_role that a configured key signed. */
  serviceRoleTokens: z.boolean().default(false),
  google: google.optional(),
  passwordHash: z
    .object({ memoryKib: z.int().min(8), passes: z.int().min(1) })
    .default({ memoryKib: 65_536, passes: 3 }),
  /**
   * The number of requests that may wait for a password hash. Further requests get an error that asks the caller to
   * retry.
   */
  maxWaitingHashes: z.int().min(1).default(100),
})
export type Switches = z.output<typeof Switches>
export type SwitchesInput = z.input<typeof Switches>
