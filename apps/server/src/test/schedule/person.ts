import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { bearer } from '../test-auth.ts'

const TRIES = 400
const RETRY_MS = 100
const TIMEOUT_MS = 20_000

type Call = { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string; body?: object }

/**
 * Sends a request like a browser that retries until it gets a response. If there is no response or a server error, the
 * request is repeated with the same key to the current server.
 *
 * @throws {Error} for any response other than a success.
 */
export async function askUntilDone<Answer>(
  urlNow: () => Promise<string>,
  accountId: string,
  { method, path, body }: Call,
): Promise<Answer> {
  const headers = {
    ...bearer(accountId),
    'idempotency-key': randomUUID(),
    ...(body && { 'content-type': 'application/json' }),
  }
  for (let tries = 1; ; tries++) {
    const answer = await urlNow()
      .then((url) =>
        fetch(`${url}/api/channels/${path}`, {
          method,
          headers,
          signal: AbortSignal.timeout(TIMEOUT_MS),
          ...(body && { body: JSON.stringify(body) }),
        }),
      )
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch((error: unknown) => {
        if (tries >= TRIES) throw error
      })
    if (answer === undefined || (answer.status >= 500 && tries < TRIES)) {
      await sleep(RETRY_MS)
      continue
    }
    // If the response to a deletion was lost, the repeated deletion gets a 404.
    const isDone = answer.status < 300 || (method === 'DELETE' && tries > 1 && answer.status === 404)
    if (!isDone) throw new Error(`${method} ${path} ${JSON.stringify(body ?? {})}: ${answer.status} ${answer.text}`)
    return (answer.text === '' || answer.status === 404 ? undefined : JSON.parse(answer.text)) as Answer
  }
}
