import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { readOutbox } from './read-outbox.ts'

export type Person = { email: string; password: string }

const MAIL_WAIT_MS = 15_000

export function newPerson(): Person {
  return { email: `${randomUUID()}@example.test`, password: 'quiet harbour 91 lanterns' }
}

/** Registers a user, follows the link of the confirmation mail, and waits for the app. */
export async function register(page: Page, person: Person): Promise<void> {
  await page.goto('/register')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await followMail(page, person.email, 'Confirm your email address')
  await page.getByRole('button', { name: 'Confirm my email address' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to Dayreel' })).toBeVisible()
}

export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/login')
  await fillLogin(page, person)
}

export async function fillLogin(page: Page, { email, password }: Person): Promise<void> {
  // The Register page may still be shown, and it has the same fields.
  await expect(page.getByRole('heading', { name: 'Login', exact: true })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/** Opens the newest mail with the given subject in the outbox and follows its link. */
export async function followMail(page: Page, email: string, subject: string): Promise<void> {
  await page.goto((await linkOfMail(page, email, subject)).href)
}

/**
 * Waits until a mail with the given subject has arrived.
 *
 * @returns the link of the newest such mail.
 */
export async function linkOfMail(page: Page, email: string, subject: string): Promise<URL> {
  let link: string | undefined
  await expect
    .poll(
      async () => {
        const mails = await readOutbox(page)
        const mail = mails.find((text) => text.includes(email) && text.includes(subject))
        link = mail?.match(/https?:\/\/[^\s<"]*\/auth\/confirm\?[^\s<"]*/)?.[0].replaceAll('&amp;', '&')
        return link
      },
      { timeout: MAIL_WAIT_MS, message: `a mail "${subject}" to ${email}` },
    )
    .toBeDefined()
  return new URL(link!)
}
