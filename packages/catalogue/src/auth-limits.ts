/** Allows `points` calls within `seconds`. */
export type AuthLimit = { points: number; seconds: number }

/**
 * The auth service's limits per address, account or session. Each limit is named after the route that it protects or
 * the failures that it counts.
 */
export const AUTH_LIMITS = {
  signup: { points: 30, seconds: 300 },
  anonymous: { points: 30, seconds: 3600 },
  token: { points: 150, seconds: 300 },
  otp: { points: 30, seconds: 300 },
  verify: { points: 30, seconds: 300 },
  recover: { points: 30, seconds: 300 },
  resend: { points: 30, seconds: 300 },
  user: { points: 30, seconds: 300 },
  reauthenticate: { points: 30, seconds: 300 },
  sso: { points: 30, seconds: 300 },
  authorize: { points: 60, seconds: 300 },
  challenge: { points: 15, seconds: 60 },
  factor: { points: 15, seconds: 60 },
  /** Per session, so that users behind one address do not share the limit. */
  refresh: { points: 60, seconds: 60 },
  /** Per network: counts every call with a token. */
  bearer: { points: 600, seconds: 60 },
  callback: { points: 60, seconds: 300 },
  /** Per account and network: counts only wrong attempts. */
  passwordFailures: { points: 20, seconds: 900 },
  codeFailures: { points: 15, seconds: 3600 },
  /** Per account, over all networks. */
  passwordFailuresInAll: { points: 200, seconds: 3600 },
  codeFailuresInAll: { points: 60, seconds: 3600 },
  /** Per account: also counts correct codes, so that concurrent attempts get no more tries than sequential ones. */
  recoveryCode: { points: 5, seconds: 900 },
  mailsPerAddress: { points: 20, seconds: 3600 },
  textsPerNumber: { points: 10, seconds: 3600 },
  /** Per network: counts every request, even if it sends no mail. */
  mailsPerNetwork: { points: 100, seconds: 3600 },
  textsPerNetwork: { points: 30, seconds: 3600 },
  /** In total: counts only mails that are sent. */
  mails: { points: 2000, seconds: 3600 },
  texts: { points: 200, seconds: 3600 },
} as const satisfies Record<string, AuthLimit>
export type AuthLimitName = keyof typeof AUTH_LIMITS
