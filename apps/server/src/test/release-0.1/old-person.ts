import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { OLD_PASSWORD } from './settings.ts'

const ASK_AGAIN_MS = 250
const MOST_TRIES = 2_400

export type OldPerson = Awaited<ReturnType<typeof registerOldPerson>>

/**
 * Registers a user at a site of release 0.1. Its calls are written out here, because today's contract may differ.
 *
 * @param cookie the browser's cookie, such as the one that an affiliate's link has set.
 */
export async function registerOldPerson(siteUrl: string, email: string, cookie = '') {
  const session = await answerOf<{ access_token: string }>(
    await fetch(`${siteUrl}/auth/v1/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: OLD_PASSWORD }),
    }),
  )
  const send = (method: string, path: string, body?: object): Promise<Response> =>
    fetch(`${siteUrl}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        authorization: `Bearer ${session.access_token}`,
        'idempotency-key': randomUUID(),
        ...(cookie && { cookie }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  const call = async <T>(method: string, path: string, body?: object): Promise<T> =>
    answerOf<T>(await send(method, path, body))
  await call('GET', '/api/users/profile') // The first call creates the account.
  return { send, call }
}

/**
 * Repeats `ask` until it returns a result.
 *
 * @throws {Error} if it never does.
 */
export async function until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const found = await ask()
    if (found !== undefined) return found
    await sleep(ASK_AGAIN_MS)
  }
  throw new Error(`Waited in vain for ${what}.`)
}

export async function answerOf<T>(answer: Response): Promise<T> {
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text}`)
  return (text === '' ? undefined : JSON.parse(text)) as T
}
