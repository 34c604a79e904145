import { z } from 'zod'
import type { Tokens } from './platform.ts'

/** The standard fields of a token response. */
export const TOKEN_ANSWER = {
  access_token: z.string().min(1),
  expires_in: z.number(),
  refresh_token: z.string().optional(),
  scope: z.string().default(''),
}
type TokenAnswer = z.output<z.ZodObject<typeof TOKEN_ANSWER>>

type TokenReadOptions = {
  nowMs: number
  /**
   * Seconds until the refresh token expires. Undefined if it does not expire. Platforms name this field differently.
   */
  refreshSeconds: number | undefined
  /** The separator between the permissions. */
  separator: ' ' | ','
}

export function toTokens(answer: TokenAnswer, { nowMs, refreshSeconds, separator }: TokenReadOptions): Tokens {
  return {
    accessToken: answer.access_token,
    accessEndsAtMs: nowMs + answer.expires_in * 1_000,
    refreshToken: answer.refresh_token || undefined,
    refreshEndsAtMs: refreshSeconds === undefined ? undefined : nowMs + refreshSeconds * 1_000,
    scopes: answer.scope.split(separator).filter((name) => name !== ''),
  }
}

/** Returns the refreshed tokens. Values that the platform did not send again are taken from the old tokens. */
export function keepUnsent(fresh: Tokens, old: Tokens): Tokens {
  return {
    ...fresh,
    refreshToken: fresh.refreshToken ?? old.refreshToken,
    refreshEndsAtMs: fresh.refreshEndsAtMs ?? old.refreshEndsAtMs,
    scopes: fresh.scopes.length > 0 ? fresh.scopes : old.scopes,
  }
}
