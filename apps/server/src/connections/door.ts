/** The parts of `connections` that higher domains may use. */
export type { ConnectionListener } from './connection-listener.ts'
export { accountNameOf, isExpired } from './connection-standing.ts'
export { expireConnection } from './expire-connection.ts'
export { rememberPrivacies } from './last-privacies.ts'
export { type ConnectionRow, openAccount, reach } from './open-account.ts'
export { renewTokens } from './renew-tokens.ts'
export { noteRevocationsOf } from './revoke-grant.ts'
