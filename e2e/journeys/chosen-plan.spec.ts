import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { enter } from '../lib/enter.ts'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { MAKING_MS, startVideo } from '../lib/making.ts'
import { fillLogin, followMail, newPerson, type Person } from '../lib/person.ts'
import { payWith } from '../lib/sandbox-payments.ts'

for (const width of [1440, 390])
  test(`a visitor chooses a plan, registers, pays and makes a video, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const person = newPerson()

    await test.step('Register shows the chosen plan', async () => {
      await choosePlan(page, 'Pro')
      await expect(page).toHaveURL('/register?plan=pro')
      await expect(page.getByText('You chose Pro, $99/month.')).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectNoViolation(page)
    })

    await test.step('the confirmation mail leads to the checkout, which asks before the user leaves the app', async () => {
      await registerHere(page, person)
      await expect(page).toHaveURL('/app/subscription?plan=pro')
      const dialog = page.getByRole('dialog', { name: 'Start Pro?' })
      await expect(dialog).toContainText('$99/month')
      await expect(dialog).toContainText('120 credits each month')
      await expectNoViolation(page)
      await expectNoSidewaysScroll(page)
      await dialog.getByRole('button', { name: 'Continue to payment' }).click()
      await expect(page.getByRole('heading', { name: '$99.00 a month' })).toBeVisible()
    })

    await test.step('going back from the payment page charges nothing and does not ask again', async () => {
      await page.getByRole('button', { name: 'Back', exact: true }).click()
      await expect(page.getByText('You left the checkout. Nothing was charged.')).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()
    })

    await test.step('pays, and makes a first video', async () => {
      await page.getByRole('button', { name: 'Get Started' }).nth(1).click()
      await payWith(page, 'good')
      await expect(page.getByRole('heading', { name: /Payment successful!/ })).toBeVisible()
      await startVideo(page)
      await expect(page.getByRole('link', { name: 'View Video' })).toBeVisible({ timeout: MAKING_MS })
      await expect(page.getByText('Credits: 120').first()).toBeVisible()
    })
  })

test('the plan survives signing in with Google, and "Not now" closes the dialog permanently', async ({ page }) => {
  await choosePlan(page, 'Starter')
  await expect(page.getByLabel('Email')).toBeEnabled()
  await page.getByRole('button', { name: 'Create account with Google' }).click()
  await page.getByLabel('Email address').fill(`${randomUUID()}@example.test`)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page).toHaveURL('/app/subscription?plan=starter')
  await page.getByRole('dialog', { name: 'Start Starter?' }).getByRole('button', { name: 'Not now' }).click()
  await expect(page).toHaveURL('/app/subscription')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Get Started' })).toHaveCount(3)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('an existing account logs in and reaches the checkout; a signed-in user reaches it from Register', async ({
  page,
}) => {
  const person = await enter(page)
  await page.context().setStorageState({ cookies: [], origins: [] })
  await choosePlan(page, 'Premium')
  await page.getByRole('link', { name: 'Login', exact: true }).last().click()
  await expect(page.getByText('You chose Premium, $149/month.')).toBeVisible()
  await fillLogin(page, person)
  await expect(page).toHaveURL('/app/subscription?plan=premium')
  await expect(page.getByRole('dialog', { name: 'Start Premium?' })).toBeVisible()
  await page.goto('/register?plan=starter')
  await page.getByRole('link', { name: 'Continue with Starter' }).click()
  await expect(page.getByRole('dialog', { name: 'Start Starter?' })).toBeVisible()
})

test('a dropped choice and a plan that is not for sale lead to the app', async ({ page }) => {
  await choosePlan(page, 'Pro')
  await page.getByRole('button', { name: 'Start free instead' }).click()
  await expect(page.getByText('You chose Pro')).toBeHidden()
  await page.goto('/register?plan=//evil.test')
  await expect(page.getByText('You chose')).toBeHidden()
  await registerHere(page, newPerson())
  await expect(page).toHaveURL('/app')
  for (const plan of ['free', 'enterprise', '//evil.test']) {
    await page.goto(`/app/subscription?plan=${plan}`)
    await expect(page.getByRole('region', { name: 'Your plan' })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

/** Presses Get Started for a plan on the pricing page. */
async function choosePlan(page: Page, plan: 'Starter' | 'Pro' | 'Premium'): Promise<void> {
  await page.goto('/pricing')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: plan, exact: true }) })
  await card.getByRole('link', { name: 'Get Started' }).click()
  await expect(page.getByText(`You chose ${plan}`)).toBeVisible()
}

/** Fills in the Register page and follows the link in the confirmation mail. */
async function registerHere(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await followMail(page, person.email, 'Confirm your email address')
  await page.getByRole('button', { name: 'Confirm my email address' }).click()
}
