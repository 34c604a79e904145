import type { PlatformName } from '@dayreel/catalogue'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { randomUUID } from 'node:crypto'
import { bearer } from './create-test-services.ts'
import { consentTo, type Consent } from './stand-ins.ts'

const STARTS: Readonly<Record<PlatformName, string>> = {
  youtube: '/api/auth/youtube/initiate',
  instagram: '/api/auth/instagram/initiate',
  tiktok: '/api/tiktok/oauth-url',
}

/** What a person does to link accounts: begins, says yes on the platform's page, and comes back. */
export function connectionCalls(app: FastifyInstance, accountId: string) {
  const headers = bearer(accountId)
  const begin = async (name: PlatformName): Promise<{ url: URL; cookie: string }> => {
    const answer = await app.inject({ url: STARTS[name], headers })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return {
      url: new URL(answer.json<{ url: string }>().url),
      cookie: String(answer.headers['set-cookie']).split(';')[0]!,
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
  /** @returns where the page of connections is opened, or what TikTok's call answers. */
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
