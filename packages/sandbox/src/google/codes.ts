import { randomBytes } from 'node:crypto'
import type { Person } from './id-tokens.ts'

type Granted = {
  person: Person
  redirectUri: string
  codeChallenge: string
  nonce: string | undefined
}

export type Codes = {
  /** Issues an authorization code. It can be exchanged once, within a minute. */
  issue(granted: Granted): string
  take(code: string): Granted | undefined
  /** Issues an access token for an account. */
  issueAccessToken(person: Person): string
  personOf(accessToken: string): Person | undefined
}

const LIFE_MS = 60_000

export function createCodes(): Codes {
  const codes = new Map<string, Granted & { until: number }>()
  const accessTokens = new Map<string, Person>()
  return {
    issue(granted) {
      const code = fresh()
      codes.set(code, { ...granted, until: Date.now() + LIFE_MS })
      return code
    },
    take(code) {
      const granted = codes.get(code)
      codes.delete(code)
      return granted !== undefined && granted.until > Date.now() ? granted : undefined
    },
    issueAccessToken(person) {
      const token = `sandbox-${fresh()}`
      accessTokens.set(token, person)
      return token
    },
    personOf: (accessToken) => accessTokens.get(accessToken),
  }
}
function fresh(): string {
  return randomBytes(24).toString('base64url')
}
