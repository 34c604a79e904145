import { expect, type Page } from '@playwright/test'
import { linkOfMail, newPerson, type Person } from './person.ts'

/**
 * Somebody with a confirmed account, signed in in the page's browser: by the calls that the pages make, which takes a part of the
 * time. Where registering or signing in is what matters, `register` and `signIn` do it by hand. The page stays where it is.
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
