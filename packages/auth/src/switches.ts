import { AUTH_LIMITS, type AuthLimitName, MAX_PASSWORD_BYTES } from '@dayreel/catalogue'
import { z } from 'zod'

const Limit = z.strictObject({ points: z.int().min(1), seconds: z.int().min(1) })

/** Secrets that stand in everybody's documentation. */
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
  /** Client ids whose tokens the id_token grant takes besides, such as those of mobile apps. */
  furtherClientIds: z.array(z.string().min(1)).default([]),
  /** The issuer is a stand-in: its people are never linked to accounts made another way. */
  isSandbox: z.boolean().default(false),
})

/** Everything about the service that an installation may want otherwise. */
export const Switches = z.strictObject({
  signUp: z.boolean().default(true),
  email: z.boolean().default(true),
  /** Undefined: where there is something to send texts with, or numbers need no confirmation. */
  phone: z.boolean().optional(),
  emailAutoconfirm: z.boolean().default(false),
  phoneAutoconfirm: z.boolean().default(false),
  anonymous: z.boolean().default(false),
  manualLinking: z.boolean().default(false),
  secureEmailChange: z.boolean().default(true),
  /** Sessions that end in the fragment of an address, for clients that do not use PKCE. */
  implicitFlow: z.boolean().default(true),
  /** A sign-in by code that must not make an account says so for an unknown address, as GoTrue does. */
  tellUnknownAddresses: z.boolean().default(true),
  /** Whether GET on a link of the service itself shows a button first, or uses the link up at once, as GoTrue does. */
  linkByGet: z.enum(['page', 'redirect']).default('page'),
  minPasswordLength: z.int().min(6).max(MAX_PASSWORD_BYTES).default(8),
  /** Whether passwords that leaks are full of are refused as new ones. */
  passwordCheck: z.enum(['common', 'off']).default('off'),
  /** After this age of a session a new password needs the old one or a code by mail; undefined: never. */
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
  /** Private JWKs; the first signs. None: a key is made and kept in the database. */
  signingKeys: z.array(z.looseObject({ kty: z.enum(['EC', 'RSA', 'oct']) })).default([]),
  sharedSecret: z
    .string()
    .min(32, 'The shared secret must have at least 32 characters.')
    .refine((secret) => !KNOWN_SECRETS.has(secret), 'This shared secret is published; make your own.')
    .optional(),
  adminKeys: z.array(z.string().min(16)).default([]),
  /** Take tokens of role service_role that the configured keys signed, besides the admin keys. */
  serviceRoleTokens: z.boolean().default(false),
  google: google.optional(),
  passwordHash: z
    .object({ memoryKib: z.int().min(8), passes: z.int().min(1) })
    .default({ memoryKib: 65_536, passes: 3 }),
  /** How many may wait for their password's hash; whoever comes after them is told to try again. */
  maxWaitingHashes: z.int().min(1).default(100),
})
export type Switches = z.output<typeof Switches>
export type SwitchesInput = z.input<typeof Switches>
