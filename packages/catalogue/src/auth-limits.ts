/** How often within how long. */
export type AuthLimit = { points: number; seconds: number }

/** What each limit of the auth service allows to one address, account or session; by the route it stands before, or the mistakes it counts. */
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
  /** By session, so that people behind one address do not share it. */
  refresh: { points: 60, seconds: 60 },
  /** By network: every call that shows a token. */
  bearer: { points: 600, seconds: 60 },
  callback: { points: 60, seconds: 300 },
  /** By account and network: only wrong tries count. */
  passwordFailures: { points: 20, seconds: 900 },
  codeFailures: { points: 15, seconds: 3600 },
  /** By account, from all networks together. */
  passwordFailuresInAll: { points: 200, seconds: 3600 },
  codeFailuresInAll: { points: 60, seconds: 3600 },
  /** By account: right ones too, so that many at once are not more than one after the other. */
  recoveryCode: { points: 5, seconds: 900 },
  mailsPerAddress: { points: 20, seconds: 3600 },
  textsPerNumber: { points: 10, seconds: 3600 },
  /** Asked for from one network, whether or not anything is sent. */
  mailsPerNetwork: { points: 100, seconds: 3600 },
  textsPerNetwork: { points: 30, seconds: 3600 },
  /** All together, of those that are really sent. */
  mails: { points: 2000, seconds: 3600 },
  texts: { points: 200, seconds: 3600 },
} as const satisfies Record<string, AuthLimit>
export type AuthLimitName = keyof typeof AUTH_LIMITS
