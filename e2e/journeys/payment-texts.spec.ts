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
} from '../lib/payment-texts.ts'
import { WANTING_CREDITS } from '../lib/wanting-credits.ts'

const SUBSCRIPTION = '/app/subscription'

test('16.4 checkout and payment: every text of theirs stands in a rendered page', async ({ page }) => {
  for (const [address, texts] of PAYMENT_STATUS)
    await test.step(address, async () => {
      await page.goto(address)
      for (const text of texts) await expect(page.getByRole('status')).toContainText(text, { useInnerText: true })
      await expect(page.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/dashboard')
      await expectFit(page)
    })
  await enter(page)
  for (const { name, answers, text } of CONFIRMATIONS)
    await test.step(`what became of a payment: ${name}`, async () => {
      await answer(page, answers)
      await page.goto(PAID)
      for (const said of ['Payment successful! Thank you for subscribing.', text])
        await expect(page.getByRole('status')).toContainText(said, { useInnerText: true })
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
      await expect(page.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute('href', '/contact')
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

test('16 subscription and affiliate: whatever state they are in, it is said, fits and has no fault', async ({
  page,
}) => {
  await enter(page)
  for (const [path, states] of [
    [SUBSCRIPTION, SUBSCRIPTION_STATES],
    ['/app/affiliate', AFFILIATE_STATES],
  ] as const)
    for (const { name, answers, texts } of states)
      await test.step(`${path}, ${name}`, async () => {
        await answer(page, answers)
        await page.goto(path)
        for (const text of texts) await expect(page.getByText(text).first()).toBeVisible({ timeout: 30_000 })
        await expectFit(page)
      })
  await test.step('where tax is added, that is said before anything is chosen', async () => {
    const words = page.getByText('Prices are without tax.', { exact: false })
    await page.goto(SUBSCRIPTION)
    await expect(page.getByRole('button', { name: 'Buy 10 credits' })).toBeVisible()
    await expect(words).toBeHidden()
    await withPayments(page, (payments) => ({ ...payments, addsTax: true }))
    await page.reload()
    await expect(words).toBeVisible()
    await expectFit(page)
    await page.unroute('**/config.json')
  })
  await test.step('between phone and desk no word of the plan runs into what is beside it', async () => {
    await answer(page, SUBSCRIPTION_STATES.find(({ name }) => name === 'cancelled')!.answers)
    await page.goto(SUBSCRIPTION)
    await expect(page.getByRole('button', { name: 'Keep Pro' })).toBeVisible({ timeout: 30_000 })
    for (const width of [640, 768, 900, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      const facts = page.getByRole('region', { name: 'Your plan' }).getByRole('definition')
      expect(await facts.evaluateAll(wordsTooWide), `${width} wide`).toEqual([])
    }
  })
})

/** What is said with a link in it goes after so long. */
const SAID_MS = 10_000

test('16.1 wherever credits are wanting there is a way to more, and back to what one was doing', async ({ page }) => {
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
  await test.step('what was configured and is not saved stays: credits are bought in a tab of its own', async () => {
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

test('16.4 whoever needs a person is led to one, where the site says by which address', async ({ page }) => {
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

/** The words of whatever is wider than its place. */
function wordsTooWide(all: Element[]): (string | null)[] {
  return all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)
}

/** As before anything was set up. */
async function withPayments(page: Page, change: (payments: object) => object | null): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as { payments: object }
    return route.fulfill({ json: { ...config, payments: change(config.payments) } })
  })
}

/** In both themes, each at the width where it is seen most. */
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
