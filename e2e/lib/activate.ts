import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

/** Activates a template by the call that the app makes. The page is in the app. @returns the channel's id. */
export async function activate(page: Page, templateId: string, config: object): Promise<string> {
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('dayreel-session')!) as { access_token: string }).access_token,
  )
  const answer = await page.request.post('/api/channels/activate', {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    data: { templateId, config },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { id: string }).id
}
