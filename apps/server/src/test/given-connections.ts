import type { PlatformName } from '@dayreel/catalogue'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { randomUUID } from 'node:crypto'
import { bearer } from './create-test-services.ts'
import { consentTo, type Consent } from './stand-ins.ts'

const SPECIFIED_STARTS: Readonly<Record<PlatformName, string>> = {
  youtube: '/api/auth/youtube/initiate',
  instagram: '/api/auth/instagram/initiate',
  tiktok: '/api/tiktok/oauth-url',
}

/** Creates a user's actions for linking accounts: begin, give permission on the platform's page, and return. */
export function connectionCalls(app: FastifyInstance, accountId: string) {
  const headers = bearer(accountId)
  /**
   * Begins to link an account.
   *
   * @param given the browser's existing cookie.
   */
  const begin = async (name: PlatformName, given?: string): Promise<{ url: URL; cookie: string }> => {
    const url = SPECIFIED_STARTS[name]
    const answer = await app.inject({
      ...(url === undefined ? { method: 'POST', url: `/api/connections/${name}/start` } : { url }),
      headers: { ...headers, ...(given && { cookie: given }) },
    })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return {
      url: new URL(answer.json<{ url: string }>().url),
      cookie: [answer.headers['set-cookie']].flat().at(-1)!.split(';')[0]!,
    }
  }
  const comeBack = (name: PlatformName, back: URL, cookie: string): Promise<LightMyRequestResponse> =>
    name === 'tiktok'
      ? app.inject({
          method: 'POST',
          url: '/api/tiktok/auth-callback',
          headers,
          payload: { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' },
        })
      : app.inject({ url: `${back.pathname}${back.search}`, headers: { cookie } })
  /**
   * Links an account.
   *
   * @returns the URL of the connections page, or the response of TikTok's call.
   */
  const connect = async (name: PlatformName, given: Consent = {}): Promise<string> => {
    const { url, cookie } = await begin(name)
    const answer = await comeBack(name, await consentTo(url, given), cookie)
    return answer.headers.location ?? answer.json<{ message: string }>().message
  }
  const read = async <T>(url: string): Promise<T> => (await app.inject({ url, headers })).json<T>()
  const call = (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object, key: string = randomUUID()) =>
    app.inject({ method, url, headers: { ...headers, 'idempotency-key': key }, ...(payload ? { payload } : {}) })
  return { accountId, begin, consent: consentTo, comeBack, connect, read, call }
}
