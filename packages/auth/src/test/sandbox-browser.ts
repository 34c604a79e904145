import { createHash, randomBytes } from 'node:crypto'
import type { Answer, TestAuth } from './start-test-auth.ts'

/** A browser with cookies that opens the sandbox's consent page and returns from it. */
export type SandboxBrowser = {
  cookie: string
  verifier: string
  /**
   * Goes from /authorize, or from a given URL, through the provider's consent page. Returns the callback's response.
   */
  goThrough(about?: Journey): Promise<Answer & { location: URL }>
  /** Goes through the consent page and stops before the callback. Returns the callback's URL. */
  goToCallback(about?: Journey): Promise<string>
  callback(path: string): Promise<Answer & { location: URL }>
}
type Journey = { email?: string; query?: string; from?: string; decision?: 'allow' | 'deny' }

export function openBrowser(auth: TestAuth): SandboxBrowser {
  const verifier = randomBytes(40).toString('hex')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const browser: SandboxBrowser = {
    cookie: '',
    verifier,
    async goToCallback({ email = 'ada@example.com', query = '', from, decision = 'allow' } = {}) {
      const at = `/authorize?provider=google&code_challenge=${challenge}&code_challenge_method=s256${query}`
      const answer =
        from === undefined ? await auth.call('GET', at, { headers: { cookie: browser.cookie } }) : undefined
      const setCookie = answer?.headers['set-cookie']
      if (typeof setCookie === 'string') browser.cookie = setCookie.split(';')[0]!
      const params = new URL(from ?? String(answer?.headers['location'])).searchParams
      const form = new URLSearchParams([...params, ['email', email], ['name', 'Ada'], ['decision', decision]])
      const consent = new URL('/authorize', from ?? String(answer?.headers['location']))
      const sent = await fetch(consent, { method: 'POST', body: form, redirect: 'manual' })
      const back = new URL(sent.headers.get('location')!)
      return `/callback${back.search}`
    },
    async callback(path) {
      const answer = await auth.call('GET', path, { headers: { cookie: browser.cookie } })
      return { ...answer, location: new URL(String(answer.headers['location'])) }
    },
    async goThrough(about) {
      return browser.callback(await browser.goToCallback(about))
    },
  }
  return browser
}
