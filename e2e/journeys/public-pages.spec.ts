import { SOLD_PLANS } from '@dayreel/catalogue'
import { expect, test } from '@playwright/test'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { holdTimers } from '../lib/hold-timers.ts'
import { untilAlive } from '../lib/until-alive.ts'

/** Milliseconds that the simulated sending takes. */
const SENDING_MS = 1_000
/** Milliseconds after which an idle page starts its motion. */
const LOOKING_MS = 5_000

test('the buttons link to the specified pages', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Start Free Trial' }).first()).toHaveAttribute('href', '/register')
  await page.goto('/pricing')
  const starts = page.getByRole('link', { name: 'Get Started' })
  await expect(starts).toHaveCount(3)
  for (const [i, plan] of SOLD_PLANS.entries()) {
    await expect(starts.nth(i)).toHaveAttribute('href', `/register?plan=${plan}`)
  }
  await expect(page.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute('href', '/contact')
})

test('the contact form sends nothing and says so', async ({ page }) => {
  const timers = await holdTimers(page, [SENDING_MS])
  await page.goto('/contact')
  const send = page.locator('main form').getByRole('button')
  // Before React has hydrated the form, the browser would submit it.
  await untilAlive(send)
  // The page fetches its own parts while it is idle, but none of these requests contains the typed words.
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.method() !== 'GET' || pathname.startsWith('/api') || search !== '') sent.push(request.url())
  })
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Email').fill('ada@example.test')
  await page.getByLabel('Message').fill('Hello')
  await send.click()
  await expect(send).toBeDisabled()
  await expect(send).toHaveText('Sending...')
  await expect(page.getByRole('status')).toHaveText('Sending...')
  await timers.letGo()
  await expect(page.getByRole('status')).toHaveText('Message sent successfully! (Simulation)')
  for (const label of ['Name', 'Email', 'Message']) await expect(page.getByLabel(label)).toHaveValue('')
  await expect(send).toBeEnabled()
  expect(sent).toEqual([])
})

test('the payment page shows the server’s response', async ({ page }) => {
  await page.goto('/payment-success?session_id=cs_test_a1B2c3')
  await expect(page.getByText('Payment successful! Thank you for subscribing.')).toBeVisible()
  await expect(page.locator('main')).toContainText('cs_test_a1B2c3')
  await expect(page.getByRole('link', { name: 'dashboard' })).toHaveAttribute('href', '/dashboard')
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })
  test('pictures move until the user stops them, and then stay still', async ({ page }) => {
    const timers = await holdTimers(page, [LOOKING_MS])
    const untilListening = () => expect.poll(timers.held).toContain(LOOKING_MS)
    await page.goto('/templates')
    const moving = () =>
      page.locator('video').evaluateAll((all) => (all as HTMLVideoElement[]).filter((one) => !one.paused).length)
    await untilListening()
    await expect(page.locator('video[src]')).toHaveCount(0)
    await page.mouse.move(200, 200)
    await expect.poll(moving).toBeGreaterThan(0)
    const pause = page.getByRole('button', { name: 'Pause background video' })
    await expect(pause).toHaveAttribute('aria-pressed', 'false')
    await pause.click()
    await expect.poll(moving).toBe(0)
    await page.reload()
    await untilListening()
    await page.mouse.move(300, 300)
    await expect(pause).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('video[src]')).toHaveCount(0)
  })

  for (const path of ['/register', '/login', '/forgot-password'])
    test(`the picture beside ${path} has a caption, whether it is still or moves`, async ({ page }) => {
      const timers = await holdTimers(page, [LOOKING_MS])
      await page.goto(path)
      const panel = page
        .locator('main > div > div')
        .filter({ has: page.locator('video') })
        .last()
      const caption = panel.locator('p')
      await expect(caption).toHaveCount(1)
      await expect(caption).toBeVisible()
      // Once the page has set this timer, it listens for the first mouse move.
      await expect.poll(timers.held).toContain(LOOKING_MS)
      await page.mouse.move(200, 200)
      await expect(panel.locator('video[data-shown]')).toHaveCount(1)
      // The clip contains its own captions.
      await expect(caption).toBeHidden()
    })
})

test('plays a video over the page with sound, and returns the focus', async ({ page }) => {
  await page.goto('/testimonials')
  const card = page.getByRole('link', { name: /^Watch with sound/ }).first()
  // Before React has hydrated the card, its link leads to the file itself.
  await untilAlive(card)
  await card.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText('The lighthouse stands in the storm.')
  const video = dialog.locator('video')
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0.2)
  expect(await video.evaluate((player: HTMLVideoElement) => player.muted)).toBe(false)
  await expectNoViolation(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(card).toBeFocused()
})

test("the header is transparent over a picture, and has the page's colour after scrolling", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/about')
  const header = page.locator('body > header')
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
  const wanted = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await expect(header).toHaveCSS('background-color', wanted)
})

test('with reduced motion, nothing moves and no clip is loaded', async ({ page }) => {
  const timers = await holdTimers(page, [LOOKING_MS])
  await page.goto('/')
  await expect.poll(timers.held).toContain(LOOKING_MS)
  await page.mouse.move(200, 200)
  await expect(page.getByRole('button', { name: 'Pause background video' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('video[src]')).toHaveCount(0)
})

test('stores the chosen theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/terms-of-service')
  const toggle = page.getByRole('button', { name: 'Switch between light and dark' }).first()
  await untilAlive(toggle)
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const dark = await background()
  await toggle.click()
  await expect.poll(background).not.toBe(dark)
  const light = await background()
  await page.reload()
  expect(await background()).toBe(light)
})

test.describe('with scripts disabled', () => {
  test.use({ javaScriptEnabled: false })
  test('pages and their menu work', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/pricing')
    await expect(page.getByText('$149').first()).toBeVisible()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'About', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'About' })).toBeVisible()
  })

  // The test reads the HTML, because Chromium does not render noscript content when a test disables scripts.
  test('the contact page names other ways to write', async ({ request }) => {
    const [note = ''] = (await (await request.get('/contact')).text()).match(/<noscript>.*?<\/noscript>/s) ?? []
    expect(note).toContain('This form needs JavaScript')
    expect(note).toContain('href="/privacy-policy"')
    expect(await (await request.get('/privacy-policy')).text()).toContain('Questions and requests about personal data')
  })
})
