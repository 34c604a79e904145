import type { SmsSender } from '@dayreel/auth'

const TIMEOUT_MS = 10_000

/** Creates a sender that posts each text message as JSON `{ to, text }` to a URL. Any provider can serve that URL. */
export function createHttpSmsSender(url: string): SmsSender {
  return {
    async send(message) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The SMS sender answered ${response.status}.`)
    },
  }
}
