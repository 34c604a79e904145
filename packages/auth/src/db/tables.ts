import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

/** The tables of the service. No code outside this package reads these tables. */
export const auth = pgSchema('auth')

const instant = () => timestamp({ withTimezone: true })
const ofUser = () =>
  uuid()
    .notNull()
    .references(() => authUsers.id, { onDelete: 'cascade' })

export type Metadata = Record<string, unknown>

export const authUsers = auth.table(
  'users',
  {
    id: uuid().primaryKey(),
    role: text().notNull().default('authenticated'),
    /** The email address in lower case; null if the user has none. */
    email: text(),
    /** The phone number as E.164 digits without the plus; null if the user has none. */
    phone: text(),
    passwordHash: text(),
    emailConfirmedAt: instant(),
    /** When the user proved that they own the mailbox. Null if the address was confirmed without a mail. */
    emailProvenAt: instant(),
    phoneConfirmedAt: instant(),
    newEmail: text(),
    /** The address that has agreed to the change first; null until then. */
    emailChangeAgreed: text({ enum: ['current', 'new'] }),
    newPhone: text(),
    invitedAt: instant(),
    confirmationSentAt: instant(),
    recoverySentAt: instant(),
    emailChangeSentAt: instant(),
    phoneChangeSentAt: instant(),
    reauthenticationSentAt: instant(),
    lastSignInAt: instant(),
    appMetadata: jsonb().$type<Metadata>().notNull().default({}),
    userMetadata: jsonb().$type<Metadata>().notNull().default({}),
    isAnonymous: boolean().notNull().default(false),
    bannedUntil: instant(),
    deletedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (user) => [
    uniqueIndex('auth_users_email').on(user.email),
    uniqueIndex('auth_users_phone').on(user.phone),
    index('auth_users_created').on(user.createdAt),
  ],
)

export const authIdentities = auth.table(
  'identities',
  {
    id: uuid().primaryKey(),
    userId: ofUser(),
    provider: text().notNull(),
    /** The provider's id of the user. For the providers email and phone, this is the user's own id. */
    subject: text().notNull(),
    identityData: jsonb().$type<Metadata>().notNull(),
    /** The email address in lower case; null if the provider returns none. */
    email: text(),
    lastSignInAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (identity) => [
    unique('auth_identities_subject').on(identity.provider, identity.subject),
    index('auth_identities_user').on(identity.userId),
  ],
)

export const authSessions = auth.table(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: ofUser(),
    aal: text({ enum: ['aal1', 'aal2'] })
      .notNull()
      .default('aal1'),
    /** The factor, or the set of recovery codes, that raised the session to aal2. */
    factorId: uuid(),
    /** The number of the current refresh token. */
    refreshCounter: bigint({ mode: 'number' }).notNull().default(0),
    /**
     * The lowest valid token number. Tokens with a lower number were issued before a rise to aal2 and are always
     * rejected.
     */
    refreshFloor: bigint({ mode: 'number' }).notNull().default(0),
    /** Part of every refresh token's signature, so that a session's tokens become invalid when its row is deleted. */
    refreshKey: text().notNull(),
    refreshedAt: instant(),
    userAgent: text().notNull().default(''),
    address: text().notNull().default(''),
    createdAt: instant().notNull(),
  },
  (session) => [index('auth_sessions_user').on(session.userId)],
)

export const authAmrClaims = auth.table(
  'amr_claims',
  {
    sessionId: uuid()
      .notNull()
      .references(() => authSessions.id, { onDelete: 'cascade' }),
    method: text().notNull(),
    at: instant().notNull(),
  },
  (claim) => [primaryKey({ columns: [claim.sessionId, claim.method] })],
)

export const authFlowStates = auth.table(
  'flow_states',
  {
    id: uuid().primaryKey(),
    userId: uuid().references(() => authUsers.id, { onDelete: 'cascade' }),
    /**
     * Fingerprints of the state and the code. The service can find a row by a secret, but the row does not reveal the
     * secret.
     */
    stateFingerprint: text(),
    codeFingerprint: text(),
    /** Fingerprint of the cookie in the browser that started the flow. */
    browserFingerprint: text(),
    codeChallenge: text(),
    codeChallengeMethod: text({ enum: ['s256', 'plain'] }),
    authenticationMethod: text().notNull(),
    providerType: text().notNull(),
    /** Encrypted secrets: first our own code verifier and nonce for the provider, later the provider's tokens. */
    sealedProviderSecrets: text(),
    redirectTo: text().notNull(),
    linkingTargetId: uuid().references(() => authUsers.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    usedAt: instant(),
    codeIssuedAt: instant(),
  },
  (flow) => [
    uniqueIndex('auth_flow_states_state').on(flow.stateFingerprint),
    uniqueIndex('auth_flow_states_code').on(flow.codeFingerprint),
    index('auth_flow_states_created').on(flow.createdAt),
  ],
)

export const authOneTimeTokens = auth.table(
  'one_time_tokens',
  {
    id: uuid().primaryKey(),
    userId: ofUser(),
    kind: text({
      enum: [
        'confirmation',
        'invite',
        'recovery',
        'magiclink',
        'email_change_current',
        'email_change_new',
        'phone_confirmation',
        'phone_change',
        'reauthentication',
      ],
    }).notNull(),
    /** The address or number that the token was sent to. */
    relatesTo: text().notNull(),
    codeFingerprint: text().notNull(),
    linkFingerprint: text(),
    /**
     * The password of the sign-up that created this token. It becomes the user's password only if this token is used.
     */
    pendingPasswordHash: text(),
    pendingMetadata: jsonb().$type<Metadata>(),
    flowStateId: uuid().references(() => authFlowStates.id, { onDelete: 'set null' }),
    attempts: integer().notNull().default(0),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (token) => [
    uniqueIndex('auth_one_time_tokens_link').on(token.linkFingerprint),
    index('auth_one_time_tokens_user').on(token.userId, token.kind),
    index('auth_one_time_tokens_expires').on(token.expiresAt),
  ],
)

export const authMfaFactors = auth.table(
  'mfa_factors',
  {
    id: uuid().primaryKey(),
    userId: ofUser(),
    friendlyName: text(),
    factorType: text({ enum: ['totp', 'phone'] }).notNull(),
    status: text({ enum: ['unverified', 'verified'] })
      .notNull()
      .default('unverified'),
    sealedSecret: text(),
    phone: text(),
    /** The newest time step whose code was accepted. After it, only codes of later steps are accepted. */
    lastStep: bigint({ mode: 'number' }),
    failedAttempts: integer().notNull().default(0),
    lockedUntil: instant(),
    lastChallengedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (factor) => [
    index('auth_mfa_factors_user').on(factor.userId),
    uniqueIndex('auth_mfa_factors_name')
      .on(factor.userId, factor.friendlyName)
      .where(sql`${factor.friendlyName} <> ''`),
  ],
)

export const authMfaChallenges = auth.table(
  'mfa_challenges',
  {
    id: uuid().primaryKey(),
    factorId: uuid()
      .notNull()
      .references(() => authMfaFactors.id, { onDelete: 'cascade' }),
    sessionId: uuid()
      .notNull()
      .references(() => authSessions.id, { onDelete: 'cascade' }),
    codeFingerprint: text(),
    attempts: integer().notNull().default(0),
    verifiedAt: instant(),
    createdAt: instant().notNull(),
  },
  (challenge) => [index('auth_mfa_challenges_factor').on(challenge.factorId)],
)

/** One-time codes for users who lost their second factor. They exist only while the user has a factor. */
export const authRecoveryCodes = auth.table(
  'recovery_codes',
  {
    id: uuid().primaryKey(),
    userId: ofUser(),
    /**
     * The id of the code set. A new set keeps the id of the old one, because sessions that were raised with the old set
     * refer to it.
     */
    setId: uuid().notNull(),
    codeFingerprint: text().notNull(),
    usedAt: instant(),
    createdAt: instant().notNull(),
  },
  (code) => [uniqueIndex('auth_recovery_codes_code').on(code.userId, code.codeFingerprint)],
)

export const authAuditLog = auth.table(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    action: text().notNull(),
    address: text().notNull(),
    at: instant().notNull(),
  },
  (entry) => [index('auth_audit_log_user').on(entry.userId, entry.at), index('auth_audit_log_at').on(entry.at)],
)

export const authSigningKeys = auth.table('signing_keys', {
  kid: text().primaryKey(),
  algorithm: text().notNull(),
  sealedPrivateKey: text().notNull(),
  createdAt: instant().notNull(),
})

/**
 * Counters that rate-limiter-flexible writes. The library depends on these columns and their order. Keys are
 * fingerprints.
 */
export const authRateLimits = auth.table(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    /** The time in Unix milliseconds when the counter expires. */
    expire: bigint({ mode: 'number' }),
  },
  (limit) => [index('auth_rate_limits_expire').on(limit.expire)],
)
