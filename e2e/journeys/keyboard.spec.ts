import { expect, test } from '@playwright/test'
import { enter } from '../lib/enter.ts'
import { holdTimers } from '../lib/hold-timers.ts'
import { tabTo } from '../lib/tab-to.ts'
import { expectTrapped, walkByKeyboard } from '../lib/walk-by-keyboard.ts'

test('by keyboard only: skip link, sign-in, settings, sign-out', async ({ page }) => {
  const person = await enter(page)
  await page.goto('/app')
  await page.getByRole('button', { name: 'Sign Out', exact: true }).press('Enter')
  await expect(page).toHaveURL('/')
  // The URL changes before the page does.
  await expect(page.getByRole('link', { name: 'Start Free Trial' }).first()).toBeVisible()
  // A page that is still loading may move the focus.
  await page.waitForLoadState()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Start Free Trial' }).first()).toBeFocused()

  await page.goto('/login')
  await tabTo(page, 'Email')
  await page.keyboard.type(person.email)
  await tabTo(page, 'Password')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app')
  await tabTo(page, 'Activate (1 Credit): Impossible Worlds')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectTrapped(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Activate (1 Credit): Impossible Worlds' })).toBeFocused()
  await page.reload()
  await expect(page.getByText('Credits: 0')).toBeVisible()
  await tabTo(page, 'Sign Out')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
})

/** Milliseconds for which “copied” is shown. */
const COPIED_MS = 2_000

test('by keyboard only: prices, payment, the plan and its statement, the affiliate’s link', async ({ page }) => {
  await holdTimers(page, [COPIED_MS])
  await enter(page)
  await page.goto('/pricing')
  await expect(page.getByRole('button', { name: 'Get Started' })).toHaveCount(3)
  const prices = await walkByKeyboard(page)
  expect(prices).toEqual(expect.arrayContaining(['Contact Sales', 'Can I cancel or switch plans at any time?']))
  expect(prices.filter((name) => name === 'Get Started')).toHaveLength(3)
  await tabTo(page, 'Get Started')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: '$29.00 a month' })).toBeVisible()
  await tabTo(page, 'Card number')
  // Enter submits the form and pays. It does not go back.
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Payment successful!/ })).toBeVisible()
  // The link to the next step appears when the purchase is confirmed.
  await expect(page.getByRole('link', { name: 'Create a video' })).toBeVisible()
  expect(await walkByKeyboard(page)).toEqual(expect.arrayContaining(['Go to your dashboard', 'Your statement']))
  await tabTo(page, 'Your statement')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/app/subscription')
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Manage' })).toBeVisible()
  expect(await walkByKeyboard(page)).toEqual([
    'Manage',
    'Change or cancel',
    'Switch to Pro',
    'Switch to Premium',
    'Contact Sales',
    'Buy 10 credits',
    'Buy 50 credits',
    'Buy 200 credits',
    'Export CSV',
  ])
  await page.route('**/api/payment/create-checkout-session', (route) => route.abort())
  await tabTo(page, 'Buy 50 credits')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Failed to initiate payment. Please try again.')
  // The button keeps the focus for the next attempt.
  await expect(page.getByRole('button', { name: 'Buy 50 credits' })).toBeFocused()
  await tabTo(page, 'Manage')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your billing' })).toBeVisible()
  await tabTo(page, 'Back to the site')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app/subscription')

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await tabTo(page, 'Affiliate')
  await page.keyboard.press('Enter')
  const link = page.getByRole('textbox', { name: 'Your link' })
  await expect(link).toBeVisible()
  expect(await walkByKeyboard(page)).toEqual(['Your link', 'Copy'])
  await tabTo(page, 'Copy')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await link.inputValue())
})
