import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'

test('an account with Google, its settings, and back in', async ({ page }) => {
  const email = `${randomUUID()}@example.test`
  for (const [path, button] of [
    ['/register', 'Create account with Google'],
    ['/login', 'Continue with Google'],
  ] as const) {
    await page.goto(path)
    await chooseGoogle(page, button)
    await expect(page.getByText('This is not Google.')).toBeVisible()
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page).toHaveURL('/app')
    await page.goto('/app/settings/security')
    await expect(page.getByText('Google', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Unlink' })).toHaveCount(0) // the only way in stays
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect(page).toHaveURL('/')
  }
})

test('somebody who changes their mind is told', async ({ page }) => {
  await page.goto('/login')
  await chooseGoogle(page, 'Continue with Google')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Google login failed: ')
  await expect(page).toHaveURL('/login')
})

test('a way to Google that is closed is said', async ({ page }) => {
  await page.route('**/config.json', (route) => route.abort())
  await page.goto('/login')
  await chooseGoogle(page, 'Continue with Google')
  await expect(page.getByRole('alert')).toHaveText(
    'Google login failed: The server can’t be reached. Check your connection and try again.',
  )
})

/** The form beside it can be filled in as soon as the page's scripts run; before them the button does nothing. */
async function chooseGoogle(page: Page, button: string): Promise<void> {
  await expect(page.getByLabel('Email')).toBeEnabled()
  await page.getByRole('button', { name: button }).click()
}
