import type { Page } from '@playwright/test'

/** What a call is answered with: a body with status 200, or a status of its own, or a body that comes when it is let. */
type Answer = { status?: number; json: unknown; until?: Promise<void> }
export type Answers = Readonly<Record<string, Answer>>

/**
 * Answers calls of the API in the server's place, so that a page can be seen with whatever an installation may say. Asked for again,
 * a call has the newest answer that was given.
 *
 * @param answers by method and path, such as `GET /api/tiktok/status`.
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
