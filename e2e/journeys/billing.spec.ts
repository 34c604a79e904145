import { expect, test, type Page } from '@playwright/test'
import { enter } from '../lib/enter.ts'
import { givePlan } from '../lib/give-credits.ts'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { CARDS, inPortal, payWith } from '../lib/sandbox-payments.ts'

const WAIT = { timeout: 60_000 }
/** The time limit for a check that reloads the page repeatedly. */
const LONG_WAIT = { timeout: 120_000 }

/** Waits until the screen shows the plan and the credits after the provider's events. */
async function expectPlan(page: Page, plan: string, credits: number, note: RegExp): Promise<void> {
  const own = page.getByRole('region', { name: 'Your plan' })
  await expect(async () => {
    await page.goto('/app/subscription')
    // The page may load slowly, but it then shows the plan at once.
    await expect(own).toBeVisible(WAIT)
    await expect(own.getByText(plan, { exact: true })).toBeVisible({ timeout: 1_000 })
    await expect(own.getByText(String(credits), { exact: true })).toBeVisible({ timeout: 1_000 })
    await expect(own.getByText(note)).toBeVisible({ timeout: 1_000 })
  }).toPass(LONG_WAIT)
}

for (const width of [1440, 390])
  test(`buys a plan on the prices page, changes it and cancels it, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const { email } = await enter(page)
    let desk = ''

    await test.step('Get Started opens the checkout: a declined card, then 3-D Secure', async () => {
      await page.goto('/pricing')
      await page.getByRole('button', { name: 'Get Started' }).first().click()
      await expect(page.getByRole('heading', { name: '$29.00 a month' })).toBeVisible()
      desk = new URL('/', page.url()).href
      await payWith(page, 'declined')
      await expect(page.getByText('Your card was declined.')).toBeVisible()
      await payWith(page, 'challenged')
      await page.getByRole('button', { name: 'Complete' }).click()
      await expect(page.getByRole('heading', { name: 'Payment successful! Thank you for subscribing.' })).toBeVisible()
      await expect(page.getByText(/^Reference: cs_test_/)).toBeVisible()
      const status = page.getByRole('status').first()
      for (const said of ['Starter plan', 'Credits added', 'Renews on']) await expect(status).toContainText(said)
      // The reload must not grant anything a second time.
      await page.reload()
      await expect(page.getByRole('heading', { name: /Payment successful!/ })).toBeVisible()
      await expect(status).toContainText('Credits added')
      await page.getByRole('link', { name: 'Go to your dashboard' }).click()
      await expect(page).toHaveURL('/app')
      await expectPlan(page, 'Starter', 30, /^Renews on /)
      await expect(page.getByText('Sandbox: payments are simulated.')).toBeVisible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('cancels the checkout of a pack, then buys it; two tabs show the same page', async () => {
      await page.getByRole('button', { name: 'Buy 10 credits' }).click()
      await page.getByRole('button', { name: 'Back', exact: true }).click()
      await expect(page.getByText('You left the checkout. Nothing was charged.')).toBeVisible()
      await page.getByRole('button', { name: 'Buy 10 credits' }).dblclick()
      await expect(page.getByRole('button', { name: 'Pay' })).toBeVisible()
      const first = page.url()
      await page.reload()
      await expect(page).toHaveURL(first)
      const other = await page.context().newPage()
      await other.goto('/app/subscription')
      await other.getByRole('button', { name: 'Buy 10 credits' }).click()
      await expect(other).toHaveURL(first)
      await other.getByLabel('Card number').fill(CARDS.good)
      await other.getByRole('button', { name: 'Pay' }).dblclick()
      await expect(other.getByRole('heading', { name: '10 credits added' })).toBeVisible()
      await other.goBack()
      await other.reload()
      await expect(other.getByText(/Go back to the site and begin again/)).toBeVisible()
      await other.close()
      await page.getByRole('button', { name: 'Pay' }).click()
      await expect(page.getByText(/Go back to the site and begin again/)).toBeVisible()
      await expectPlan(page, 'Starter', 40, /^Renews on /)
      const statement = page.getByRole('region', { name: 'Statement' })
      await expect(statement.getByText('A month of Starter')).toBeVisible()
      await expect(statement.getByText('10 credits bought')).toBeVisible()
      const [saved] = await Promise.all([page.waitForEvent('download'), statement.getByText('Export CSV').click()])
      expect(saved.suggestedFilename()).toBe('dayreel-credits.csv')
    })

    await test.step('switches to another plan at once, cancels it and undoes the cancellation', async () => {
      // The first button is on the plan's card, and the second one is in the portal.
      await page.getByRole('button', { name: 'Switch to Pro' }).click()
      await page.getByRole('button', { name: /^Switch to Dayreel Pro/ }).click()
      await expectPlan(page, 'Pro', 130, /^Renews on /)
      await inPortal(page, () => page.getByRole('button', { name: 'Cancel plan' }).click())
      await expectPlan(page, 'Pro', 130, /^Ends on /)
      await inPortal(page, () => page.getByRole('button', { name: 'Don’t cancel plan' }).click())
      await expectPlan(page, 'Pro', 130, /^Renews on /)
    })

    await test.step('schedules a cheaper plan with its date, and undoes the change and a cancellation', async () => {
      for (const [choice, note] of [
        [/^Switch to Dayreel Starter/, /^Changes to Starter on /],
        ['Cancel plan', /^Ends on /],
      ] as const) {
        await inPortal(page, () => page.getByRole('button', { name: choice }).click())
        await expectPlan(page, 'Pro', 130, note)
        await page.getByRole('button', { name: 'Keep Pro' }).click()
        await expect(page.getByText(/^Renews on /)).toBeVisible()
        await expect(page.getByRole('button', { name: 'Keep Pro' })).toBeHidden()
      }
    })

    await test.step('a refund removes the credits', async () => {
      await page.goto(desk)
      const payment = page.locator('article', { hasText: `$12.00 by ${email}` })
      // There is only one payment, no matter how often the user requested the purchase.
      await expect(payment).toHaveCount(1)
      await payment.getByRole('button', { name: 'Refund' }).click()
      await expectPlan(page, 'Pro', 120, /^Renews on /)
      await expect(page.getByText('The payment was refunded')).toBeVisible()
    })

    await test.step('deleting the account names the plan and ends it', async () => {
      await page.goto('/app/settings')
      await page.goto('/app/settings/security')
      await page.getByRole('button', { name: 'Delete Account' }).click()
      await expect(page.getByText(/Your Pro plan ends immediately/)).toBeVisible()
      await page.getByLabel(/Type .* to confirm/).fill(email)
      await page.getByRole('button', { name: 'Delete permanently' }).click()
      await expect(page).toHaveURL('/farewell')
      await expect(async () => {
        await page.goto(desk)
        await expect(page.getByText('customer.subscription.deleted').first()).toBeVisible({ timeout: 2_000 })
      }).toPass(WAIT)
    })
  })

test('runs out of credits during work, buys more and returns; an affiliate earns a reward', async ({
  page,
  browser,
}) => {
  await enter(page)
  await test.step('buying credits and returning keeps the typed text', async () => {
    await page.goto('/app/create-video')
    await page.getByLabel('Script or subject').fill('Why is the sky blue?')
    const message = 'You have no credits left. See the pricing page for more.'
    await page.route('**/api/projects/generate-from-script', (route) =>
      route.fulfill({ status: 402, json: { code: 'out_of_credits', message } }),
    )
    await page.getByRole('button', { name: 'Generate Video' }).click()
    await page.getByRole('link', { name: 'Get more credits' }).click()
    await expect(page.getByRole('link', { name: 'Go back to what you were doing' })).toBeVisible()
    await page.getByRole('button', { name: 'Buy 50 credits' }).click()
    await payWith(page, 'good')
    await page.getByRole('link', { name: 'Continue where you left off' }).click()
    await expect(page).toHaveURL('/app/create-video')
    await expect(page.getByLabel('Script or subject')).toHaveValue('Why is the sky blue?')
    await expect(page.getByText('Credits: 50').first()).toBeVisible()
  })

  await test.step('a friend opens the link, registers and pays, and the affiliate gets ten credits', async () => {
    await page.goto('/app/affiliate')
    const link = await page.getByRole('textbox', { name: 'Your link' }).inputValue()
    const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
    const friend = await context.newPage()
    await friend.goto(link)
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'dayreel_ref')
    expect([cookie!.httpOnly, cookie!.sameSite]).toEqual([true, 'Lax'])
    await enter(friend)
    // `enter` removes the browser's cookies.
    await context.addCookies([cookie!])
    await friend.goto('/app/subscription')
    await friend.getByRole('button', { name: 'Get Started' }).first().click()
    await friend.getByLabel('Card number').fill(CARDS.other)
    await friend.getByRole('button', { name: 'Subscribe' }).click()
    await expect(friend.getByRole('heading', { name: /Payment successful!/ })).toBeVisible()
    await context.close()
    await expect(async () => {
      await page.reload()
      await expect(page.getByText(/^Credits: /).first()).toBeVisible(WAIT)
      await expect(page.getByText('Credits: 60').first()).toBeVisible({ timeout: 1_000 })
    }).toPass(LONG_WAIT)
    await expect(page.getByRole('definition')).toHaveText(['1', '1', '10'])
  })
})

test('a granted plan stays: buying a smaller plan warns, both run, and the paid plan ends', async ({ page }) => {
  const { email } = await enter(page)
  await page.goto('/app/subscription')
  await givePlan(email, 'pro')
  await expectPlan(page, 'Pro', 120, /^Free for you/)
  const cards = page.getByRole('region', { name: 'Plans' }).getByRole('listitem')
  const starter = cards.filter({ has: page.getByRole('heading', { name: 'Starter' }) })

  await test.step('the warning appears first, and the user can decline', async () => {
    await starter.getByRole('button', { name: 'Get Started' }).click()
    const dialog = page.getByRole('dialog', { name: 'You already have a free plan' })
    await expect(dialog).toContainText('Starter is smaller than your plan Pro, which you have for free.')
    await expectNoViolation(page)
    await dialog.getByRole('button', { name: 'Keep my plan' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/app/subscription')
  })

  await test.step('after the purchase, both plans are shown', async () => {
    await starter.getByRole('button', { name: 'Get Started' }).click()
    await page.getByRole('button', { name: 'Pay for it anyway' }).click()
    await payWith(page, 'good')
    await expect(page.getByRole('heading', { name: /Payment successful!/ })).toBeVisible()
    await expectPlan(page, 'Pro', 150, /^You also pay for Starter. Renews on /)
    await expect(starter.getByText('You pay for this')).toBeVisible()
  })

  await test.step('after a cancellation, the granted plan remains', async () => {
    await inPortal(page, () => page.getByRole('button', { name: 'Cancel plan' }).click())
    await expectPlan(page, 'Pro', 150, /^You also pay for Starter. Ends on /)
  })
})
