import { expect, type Page } from '@playwright/test'
import { linkOfMail, newPerson, type Person } from './person.ts'

/**
 * Signs in a new user with a confirmed account in the page's browser. Uses API calls, because they are much faster than
 * the pages. Tests of registering and signing in use `register` and `signIn` instead, which use the pages. Does not
 * navigate.
 */
export async function enter(page: Page, person = newPerson()): Promise<Person> {
  await callAuth(page, 'signup', person)
  const link = await linkOfMail(page, person.email, 'Confirm your email address')
  const session = await callAuth(page, 'verify', {
    type: link.searchParams.get('type'),
    token_hash: link.searchParams.get('token_hash'),
  })
  const localStorage = [{ name: 'dayreel-session', value: JSON.stringify(session) }]
  await page.context().setStorageState({ cookies: [], origins: [{ origin: link.origin, localStorage }] })
  return person
}

async function callAuth(page: Page, name: string, data: object): Promise<unknown> {
  const response = await page.request.post(`/auth/v1/${name}`, { data })
  expect(response.ok(), `${name}: ${await response.text()}`).toBe(true)
  return response.json()
}
