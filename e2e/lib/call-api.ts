import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

/** A call that the app makes, as whoever is signed in there. @returns what it is answered with. */
export async function callApi<T>(page: Page, method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<T> {
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('dayreel-session')!) as { access_token: string }).access_token,
  )
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
  const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as T
}
