import type { Page } from '@playwright/test'

/**
 * The response to a call: a body and a status, which is 200 by default. If `until` is set, the response waits for it.
 */
type Answer = { status?: number; json: unknown; until?: Promise<void> }
export type Answers = Readonly<Record<string, Answer>>

/**
 * Mocks API responses. If a call is mocked again, the newest response is used.
 *
 * @param answers responses by method and path, such as `GET /api/tiktok/status`.
 */
export async function answer(page: Page, answers: Answers): Promise<void> {
  for (const [call, { status = 200, json, until }] of Object.entries(answers)) {
    const [method, path] = call.split(' ') as [string, string]
    await page.route(
      (url) => url.pathname === path,
      async (route) => {
        if (route.request().method() !== method) return route.fallback()
        await until
        return route.fulfill({ status, json })
      },
    )
  }
}
