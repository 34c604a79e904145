import { expect, test, type Page } from '@playwright/test'
import { answer } from '../lib/answer.ts'
import { enter } from '../lib/enter.ts'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { holdTimers } from '../lib/hold-timers.ts'
import {
  AFFILIATE_STATES,
  CHECKOUT_FAILURES,
  CONFIRMATIONS,
  PAID,
  PAYMENT_STATUS,
  PLAN_TEXTS,
  SUBSCRIPTION_STATES,
  UNITS,
} from '../lib/payment-texts.ts'
import { WANTING_CREDITS } from '../lib/wanting-credits.ts'

const SUBSCRIPTION = '/app/subscription'

test('checkout and payment: every specified text appears on a rendered page', async ({ page }) => {
  for (const [address, texts] of PAYMENT_STATUS)
    await test.step(address, async () => {
      await page.goto(address)
      for (const text of texts)
        await expect(page.getByRole('status').first()).toContainText(text, { useInnerText: true })
      await expect(page.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/dashboard')
      await expectFit(page)
    })
  await enter(page)
  for (const { name, answers, headline, texts } of CONFIRMATIONS)
    await test.step(`the result of a payment: ${name}`, async () => {
      await answer(page, answers)
      await page.goto(PAID)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
      for (const said of texts)
        await expect(page.getByRole('status').first()).toContainText(said, { useInnerText: true })
      await expect(page.getByText('Reference: cs_test_1')).toBeVisible()
      await expectFit(page)
    })
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/app')

  for (const path of [SUBSCRIPTION, '/pricing'])
    await test.step(`the plans on ${path}`, async () => {
      await page.goto(path)
      for (const [plan, texts] of Object.entries(PLAN_TEXTS)) {
        const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: plan, exact: true }) })
        for (const text of texts) await expect(card).toContainText(text, { ignoreCase: true, useInnerText: true })
        if (plan !== 'Enterprise') await expect(card.getByRole('button', { name: 'Get Started' })).toBeEnabled()
      }
      await expect(page.getByText(UNITS)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute('href', '/contact')
    })

  await test.step('the user can copy the reference, and the receipt is announced', async () => {
    await answer(page, CONFIRMATIONS[0]!.answers)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(PAID)
    await page.getByRole('button', { name: 'Copy the reference' }).click()
    await expect(page.getByText('Copied', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('cs_test_1')
    await expect(page.getByText('Stripe will email you a receipt.')).toBeVisible()
  })

  await test.step("no plan can be bought before the user's plan is known", async () => {
    const { promise: until, resolve: go } = Promise.withResolvers<void>()
    const { answers } = SUBSCRIPTION_STATES.find(({ name }) => name === 'active')!
    const late = Object.entries(answers).map(([call, given]) => [call, { ...given, until }])
    await answer(page, Object.fromEntries(late) as typeof answers)
    await page.goto(SUBSCRIPTION)
    await expect(page.getByRole('status', { name: 'Loading your plan' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Buy 10 credits' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Get Started|Switch to/ })).toHaveCount(0)
    await expectFit(page)
    go()
    await expect(page.getByRole('button', { name: 'Switch to Starter' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Get Started' })).toHaveCount(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  await test.step('Get Started marks its plan as processing', async () => {
    const { promise: until, resolve: go } = Promise.withResolvers<void>()
    await answer(page, {
      'POST /api/payment/create-checkout-session': { json: { id: 'cs_1', url: '/payment-success' }, until },
    })
    await page.goto(SUBSCRIPTION)
    await page.getByRole('button', { name: 'Get Started' }).nth(1).dblclick()
    await expect(page.getByRole('button', { name: 'Processing...' })).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Get Started' }).first()).toBeDisabled()
    go()
    await expect(page).toHaveURL('/payment-success')
  })

  for (const { name, answers, text } of CHECKOUT_FAILURES)
    await test.step(`${name}: ${text}`, async () => {
      await answer(page, answers)
      const sellsNothing = Object.keys(answers).length === 0
      if (sellsNothing) await withPayments(page, () => null)
      for (const path of [SUBSCRIPTION, '/pricing']) {
        await page.goto(path)
        await page.getByRole('button', { name: 'Get Started' }).first().click()
        await expect(page.getByText(text)).toBeVisible()
        await expect(page.getByRole('button', { name: 'Get Started' }).first()).toBeEnabled()
      }
      await page.unroute('**/config.json')
    })
})

test('subscription and affiliate: every state has a text that fits, without violations', async ({ page }) => {
  await enter(page)
  for (const [path, states] of [
    [SUBSCRIPTION, SUBSCRIPTION_STATES],
    ['/app/affiliate', AFFILIATE_STATES],
  ] as const)
    for (const { name, answers, texts } of states)
      await test.step(`${path}, ${name}`, async () => {
        await answer(page, answers)
        await page.goto(path)
        for (const text of texts) await expect(page.getByText(text).first()).toBeVisible()
        await expectFit(page)
      })
  await test.step('mentions added tax before any choice', async () => {
    const words = page.getByText('Prices exclude tax.', { exact: false })
    await answer(page, SUBSCRIPTION_STATES[0]!.answers)
    await page.goto(SUBSCRIPTION)
    await expect(page.getByRole('button', { name: 'Buy 10 credits' })).toBeVisible()
    await expect(words).toBeHidden()
    await withPayments(page, (payments) => ({ ...payments, addsTax: true }))
    await page.reload()
    await expect(words).toBeVisible()
    await expectFit(page)
    await page.unroute('**/config.json')
  })
  await test.step('between phone and desktop widths, no text of the plan overlaps its neighbours', async () => {
    await answer(page, SUBSCRIPTION_STATES.find(({ name }) => name === 'cancelled')!.answers)
    await page.goto(SUBSCRIPTION)
    await expect(page.getByRole('button', { name: 'Keep Pro' })).toBeVisible()
    for (const width of [640, 768, 900, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      const facts = page.getByRole('region', { name: 'Your plan' }).getByRole('definition')
      expect(await facts.evaluateAll(wordsTooWide), `${width} wide`).toEqual([])
    }
  })
})

/** Milliseconds after which a message with a link disappears. */
const SAID_MS = 10_000

test('every screen that lacks credits links to the purchase, and back', async ({ page }) => {
  await enter(page)
  await holdTimers(page, [SAID_MS])
  for (const { at, answers = [], when, texts } of WANTING_CREDITS)
    await test.step(`${at}: ${texts[0]}`, async () => {
      for (const { call, status = 200, json } of answers)
        await page.route(call, (route) => route.fulfill({ status, json }))
      await page.goto(at)
      await when?.(page)
      for (const text of texts) await expect(page.getByText(text)).toBeVisible()
      await expectNoViolation(page)
      await page.getByRole('link', { name: 'Get more credits' }).click()
      await expect(page).toHaveURL(SUBSCRIPTION)
      await page.getByRole('link', { name: 'Go back to what you were doing' }).click()
      await expect(page).toHaveURL(at)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  await test.step('unsaved configuration stays, because the user buys credits in another tab', async () => {
    await page.goto('/app/configure-template/time-broke-here')
    await page.getByLabel('Name', { exact: true }).fill('Night Desk')
    await page.getByRole('button', { name: 'Activate Channel (1 Credit)' }).click()
    const [shop] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Get more credits' }).click(),
    ])
    await expect(shop).toHaveURL(SUBSCRIPTION)
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Night Desk')
  })
})

test("gives users the site's contact address", async ({ page }) => {
  const email = 'help@dayreel.example'
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as object
    return route.fulfill({ json: { ...config, operator: { name: 'Ada', address: null, email } } })
  })
  for (const path of ['/payment-success', '/contact']) {
    await page.goto(path)
    await expect(page.locator('main').getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
    await expectFit(page)
  }
})

/** Returns the text of each element that is wider than its space. */
function wordsTooWide(all: Element[]): (string | null)[] {
  return all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)
}

/** Changes the payment settings that the installation reports. */
async function withPayments(page: Page, change: (payments: object) => object | null): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as { payments: object }
    return route.fulfill({ json: { ...config, payments: change(config.payments) } })
  })
}

/** Checks that the page fits in both themes, each with its most common width. */
async function expectFit(page: Page): Promise<void> {
  for (const [colorScheme, width] of [
    ['light', 390],
    ['dark', 1440],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
    await expectNoViolation(page)
  }
}
