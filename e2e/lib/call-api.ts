import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

/**
 * Calls the API as the signed-in user.
 *
 * @returns the response body.
 */
export async function callApi<T>(page: Page, method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<T> {
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('dayreel-session')!) as { access_token: string }).access_token,
  )
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
  const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as T
}
