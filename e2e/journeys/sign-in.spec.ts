import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { enter } from '../lib/enter.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { fillLogin, followMail, newPerson, type Person, signIn } from '../lib/person.ts'
import { totp } from '../lib/totp.ts'

const WANTED = '/app/videos?from=here'

test.describe('return address', () => {
  test('logging in returns to the previous page with its query', async ({ page, context }) => {
    const person = await enter(page)
    await page.goto('/app')
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect(page).toHaveURL('/')
    await page.goto(WANTED)
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('Log in to open the page you wanted.')).toBeVisible()
    await fillLogin(page, person)
    await expect(page).toHaveURL(WANTED)

    // The stored page has been used, and it belonged only to the first tab.
    const other = await context.newPage()
    await other.goto('/app/videos')
    await expect(other.getByRole('heading', { name: 'My Videos' })).toBeVisible()
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect(page).toHaveURL('/')
    await expect(other).toHaveURL('/login')
    await signIn(page, person)
    await expect(page).toHaveURL('/app')
    await expect(other).toHaveURL('/app/videos')
  })

  test('a template chosen on the site survives registration, the mail and the second factor', async ({ page }) => {
    const person = newPerson()
    await page.goto('/templates')
    await page.getByRole('link', { name: 'Activate (1 Credit): What If Overnight' }).click()
    await expect(page).toHaveURL('/register')
    await fillRegistration(page, person)
    // A mail program opens links in a new tab.
    const mailed = await page.context().newPage()
    await followMail(mailed, person.email, 'Confirm your email address')
    await mailed.getByRole('button', { name: 'Confirm my email address' }).click()
    await expect(mailed).toHaveURL('/app/configure-template/what-if-overnight')

    const secret = await turnOnSecondFactor(mailed)
    await mailed.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect(mailed).toHaveURL('/')
    await mailed.goto(WANTED)
    await expect(mailed).toHaveURL('/login')
    await fillLogin(mailed, person)
    await expect(mailed).toHaveURL('/login/second-factor')
    // Uses the code of the next time step, because each code works only once.
    await mailed.getByLabel('Code').fill(totp(secret, 1))
    await mailed.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(mailed).toHaveURL(WANTED)
  })

  test('it also survives Google; a return URL on another site is ignored', async ({ page }) => {
    const { email } = newPerson()
    const byGoogle = async (): Promise<void> => {
      await expect(page.getByLabel('Email')).toBeEnabled()
      await page.getByRole('button', { name: 'Continue with Google' }).click()
      await page.getByLabel('Email address').fill(email)
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
    }
    await page.goto(WANTED)
    await expect(page).toHaveURL('/login')
    await byGoogle()
    await expect(page).toHaveURL(WANTED)
    for (const elsewhere of ['//evil.test/app', '/app/..//evil.test', 'https://evil.test/app']) {
      await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
      await expect(page).toHaveURL('/')
      await page.goto(`/login?next=${encodeURIComponent(elsewhere)}`)
      await byGoogle()
      await expect(page).toHaveURL('/app')
    }
  })
})

test('recovery codes: shown once, saved as a file, and one of them signs in', async ({ page }) => {
  const person = await enter(page)
  await page.goto('/app/settings/security')
  await page.getByRole('button', { name: 'Turn on two-factor' }).click()
  await page.getByLabel('Code').fill(totp((await page.locator('code').textContent())!))
  await page.getByRole('button', { name: 'Turn on', exact: true }).click()
  const list = page.getByRole('list', { name: 'Recovery codes' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  await expectNoViolation(page)
  const codes = await list.getByRole('listitem').allTextContents()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the codes' }).click()
  const saved = await readFile(await (await download).path(), 'utf8')
  for (const code of codes) expect(saved).toContain(code)
  expect(saved).toContain(person.email)
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByText('10 of 10 left.')).toBeVisible()
  await expect(page.getByText(codes[0]!)).toHaveCount(0)

  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL('/')
  await signIn(page, person)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await expectNoViolation(page)
  await page.getByLabel('Recovery code').fill('abcde-fghjk')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('This code is wrong.')
  await page.getByLabel('Recovery code').fill(codes[0]!.toUpperCase())
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page).toHaveURL('/app')

  await page.goto('/app/settings/security')
  await expect(page.getByText('9 of 10 left.')).toBeVisible()
  await page.getByRole('button', { name: 'Create new codes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create new codes' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(10)
  expect(await list.getByRole('listitem').allTextContents()).not.toContain(codes[1])
})

test('recovery codes: warns if few are left; a service without them has no controls for them', async ({ page }) => {
  await enter(page)
  await page.goto('/app/settings/security')
  await turnOnSecondFactor(page)
  const status = { id: 'x', type: 'recovery_code', total: 10, remaining: 2 }
  await page.route('**/auth/v1/factors/recovery-codes', (route) => route.fulfill({ json: status }))
  await page.goto('/app/settings/security')
  await expect(page.getByText('2 of 10 left.')).toBeVisible()
  await expect(page.getByText('You’re running out of recovery codes.')).toBeVisible()
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as { auth: object }
    await route.fulfill({ json: { ...config, auth: { ...config.auth, recoveryCodes: false, currentPassword: false } } })
  })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Turn off Authenticator app' })).toBeVisible()
  await expect(page.getByText('Recovery codes')).toHaveCount(0)
  await expect(page.getByLabel('Current password', { exact: true })).toHaveCount(0)
})

test('user-facing messages: sends the user of a known address to the login', async ({ page }) => {
  await page.route('**/auth/v1/signup*', (route) =>
    route.fulfill({
      status: 422,
      headers: { 'x-supabase-api-version': '2024-01-01' },
      json: { code: 'user_already_exists', message: 'User already registered' },
    }),
  )
  await page.goto('/register')
  await fillRegistration(page, newPerson(), { isTaken: true })
  await expect(page.getByRole('alert')).toHaveText('You already have an account: log in.')
  await page.getByRole('alert').getByRole('link', { name: 'log in' }).click()
  await expect(page).toHaveURL('/login')
})

for (const path of ['/login', '/auth/confirm', '/reset-password']) {
  test(`${path} never shows text from its URL`, async ({ page }) => {
    await page.goto(`${path}?error=access_denied&error_code=otp_expired&error_description=Call+this+number+now`)
    await expect(page.getByRole('alert')).toContainText('This link has expired or was used before.')
    await expect(page.getByText('Call this number')).toHaveCount(0)
  })
}

test('a sign-in refetches profile and credits', async ({ page, context }) => {
  await enter(page)
  // The first profile request stays pending. Its profile may be from before the sign-in, so waiting for it would miss
  // the change.
  const { promise: isSignedIn, resolve: letProfileCome } = Promise.withResolvers<void>()
  await page.route('**/api/users/profile', async (route) => isSignedIn.then(() => route.fallback()), { times: 1 })
  await page.goto('/app')
  const other = await context.newPage()
  await other.goto('/pricing')
  await expect(page.getByText('Credits: 0').first()).toBeVisible()
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  // Sends the message that the auth client of another tab would send.
  await other.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('dayreel-session')!) as object
    new BroadcastChannel('dayreel-session').postMessage({ event: 'SIGNED_IN', session })
  })
  await expect.poll(() => requestedPaths).toContain('/api/users/profile')
  await expect.poll(() => requestedPaths).toContain('/api/users/credits')
  letProfileCome()
  await page.unrouteAll({ behavior: 'wait' })
})

test('the dialog that deletes an account: its buttons are in one row or have equal widths', async ({ page }) => {
  await enter(page)
  await page.goto('/app/settings/security')
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await page.getByRole('button', { name: 'Delete Account' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    // Both positions are read at the same moment, because the dialog may still be moving.
    const [keep, remove] = await dialog
      .getByRole('button', { name: /^(Keep my account|Delete permanently)$/ })
      .evaluateAll((buttons) => buttons.map((each) => each.getBoundingClientRect().toJSON() as DOMRect))
    if (keep!.y !== remove!.y) expect([keep!.x, keep!.width]).toEqual([remove!.x, remove!.width])
    expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    await dialog.getByRole('button', { name: 'Keep my account' }).click()
    await expect(dialog).toBeHidden()
  }
})

async function fillRegistration(page: Page, { email, password }: Person, { isTaken = false } = {}): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  if (!isTaken) await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
}

/**
 * Turns on a second factor.
 *
 * @returns the secret of the authenticator app.
 */
async function turnOnSecondFactor(page: Page): Promise<string> {
  await page.goto('/app/settings/security')
  await page.getByRole('button', { name: 'Turn on two-factor' }).click()
  const secret = (await page.locator('code').textContent())!
  await page.getByLabel('Code').fill(totp(secret))
  await page.getByRole('button', { name: 'Turn on', exact: true }).click()
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  return secret
}
