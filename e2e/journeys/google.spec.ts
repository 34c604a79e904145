import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'

test('creates an account with Google, changes its settings, and signs in again', async ({ page }) => {
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
    // The user cannot remove the only sign-in method.
    await expect(page.getByRole('button', { name: 'Unlink' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect(page).toHaveURL('/')
  }
})

test('shows a message to a user who cancels', async ({ page }) => {
  await page.goto('/login')
  await chooseGoogle(page, 'Continue with Google')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Google login failed: ')
  await expect(page).toHaveURL('/login')
})

test('reports that Google is unavailable', async ({ page }) => {
  await page.route('**/config.json', (route) => route.abort())
  await page.goto('/login')
  await chooseGoogle(page, 'Continue with Google')
  await expect(page.getByRole('alert')).toHaveText(
    'Google login failed: Dayreel isn’t responding right now. Try again in a moment.',
  )
})

/**
 * Presses the Google button after the form beside it has become usable, because the button does nothing before the
 * page's scripts run.
 */
async function chooseGoogle(page: Page, button: string): Promise<void> {
  await expect(page.getByLabel('Email')).toBeEnabled()
  await page.getByRole('button', { name: button }).click()
}
