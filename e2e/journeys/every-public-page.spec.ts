import { expect, test, type Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { expectPicturesSeen } from '../lib/expect-pictures-seen.ts'
import { PUBLIC_PAGES } from '../lib/pages.ts'
import { compressedBytes, MAX_SCRIPT_BYTES } from '../lib/script-size.ts'

const NOT_INDEXED = [
  '/farewell',
  '/payment-success',
  '/login',
  '/login/second-factor',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/auth/confirm',
]
const UNKNOWN = '/nothing/here'

const DESK = { width: 1440, height: 900 }
/** Each theme with its most common width, so that the two together cover desktop and phone. */
const LOOKS = [
  { colorScheme: 'dark', width: 1440 },
  { colorScheme: 'light', width: 390 },
] as const

// Each page is loaded once for all checks.
test.use({ colorScheme: 'dark', viewport: DESK })

for (const [path, texts] of Object.entries(PUBLIC_PAGES))
  test(`every public page: ${path} has its texts and few scripts, is indexable, fits phones and zoom, and has no violation`, async ({
    page,
    baseURL,
  }) => {
    const faults = listenForFaults(page)
    const fetched = listenForScripts(page)
    const response = await page.goto(path)
    expect(response!.status()).toBe(200)
    const html = await response!.text()

    // CSS shows feature lists in capitals, so the comparison ignores case.
    for (const text of texts) {
      await expect.soft(page.locator('main')).toContainText(text, { ignoreCase: true, useInnerText: true })
    }
    await page.waitForLoadState('networkidle')
    await test.step('few scripts: those of its HTML, and the auth client only when the page is idle', () =>
      expectFewScripts(page, html, fetched))
    await test.step('does not scroll sideways', async () => {
      await expectNoSidewaysScroll(page)
      // This is the width of a small window at 200 % zoom.
      await expectNoSidewaysScroll(page, [640])
    })
    expect(faults).toEqual([])
    await test.step('has a canonical URL and the metadata of a shared link', () =>
      expectToBeFound(page, path, baseURL!))
    await test.step('has no broken link', () => expectLinksToLead(page))
    await test.step('pictures: loads each one, and shows it in its frame', () => expectPicturesSeen(page))
    await expectNoViolationInAnyLook(page)
    // The backdrop is checked last, because a playing clip takes CPU time and keeps the network busy.
    await test.step('backdrop: shows a picture first, then loops a silent clip until the user stops it', () =>
      expectBackdrop(page))
  })

test('shows a message with status 404 for an unknown URL', async ({ page }) => {
  const response = await page.goto(UNKNOWN)
  expect(response!.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible()
  await expectPicturesSeen(page)
  await expectNoViolationInAnyLook(page)
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
})

test('gives search engines the prices', async ({ page }) => {
  await page.goto('/')
  const [schema] = await page.locator('script[type="application/ld+json"]').allTextContents()
  const { offers } = JSON.parse(schema!) as { offers: { price: string }[] }
  expect(offers.map(({ price }) => price)).toEqual(['0.00', '29.00', '99.00', '149.00'])
})

function listenForFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(String(error)))
  return faults
}

/**
 * Records the scripts that the page fetches.
 *
 * @returns the URLs of all scripts fetched so far.
 */
function listenForScripts(page: Page): ReadonlySet<string> {
  const fetched = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.add(new URL(request.url()).pathname)
  })
  return fetched
}

/** The compressed size of each script and the URLs of the scripts that it imports, by the script's URL. */
const scripts = new Map<string, Promise<{ bytes: number; imports: string[] }>>()
function readScript(page: Page, path: string): Promise<{ bytes: number; imports: string[] }> {
  if (!scripts.has(path)) {
    scripts.set(
      path,
      page.request.get(path).then(async (answer) => {
        const text = await answer.text()
        const imports = [...text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(
          ([, file]) => `/assets/${file}`,
        )
        return { bytes: compressedBytes(text), imports }
      }),
    )
  }
  return scripts.get(path)!
}

/**
 * Checks the size of the scripts that the page's HTML names, which are all that the page needs. A measurement of the
 * scripts that have loaded so far would depend on the machine: on a slow machine, the page becomes idle and fetches the
 * auth client before the check.
 */
async function expectFewScripts(page: Page, html: string, fetched: ReadonlySet<string>): Promise<void> {
  const named = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path))
  const read = await Promise.all([...named].map((path) => readScript(page, path)))
  const total = read.reduce((sum, { bytes }) => sum + bytes, 0)
  expect(total).toBeGreaterThan(10_000)
  expect(total).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
  const beside = [...fetched].filter((path) => path.startsWith('/assets/') && !named.has(path))
  const authClient = beside.find((path) => path.includes('auth-client'))
  const itsOwn = authClient === undefined ? [] : (await readScript(page, authClient)).imports
  expect(beside.filter((path) => path !== authClient && !itsOwn.includes(path))).toEqual([])
}

/**
 * Checks the backdrop. With reduced motion, its button starts it. Other tests check that it starts by itself in all
 * other cases.
 */
async function expectBackdrop(page: Page): Promise<void> {
  await page.setViewportSize(DESK)
  const backdrop = page.locator('[data-picture]:has(> img):has(> video)').first()
  const video = backdrop.locator('video')
  // Initially, only the picture is shown.
  await expect(video).not.toHaveAttribute('src')
  const box = (await backdrop.boundingBox())!
  expect(box.y).toBeLessThanOrEqual(0)
  expect([box.width, box.y + box.height]).toEqual([DESK.width, DESK.height])
  const pause = page.getByRole('button', { name: 'Pause background video' })
  await pause.click()
  await expect(video).toHaveAttribute('src', /^\/clips\/background\//)
  expect(await video.evaluate((clip: HTMLVideoElement) => [clip.muted, clip.loop])).toEqual([true, true])
  await pause.click()
  await expect.poll(() => video.evaluate((clip: HTMLVideoElement) => clip.paused)).toBe(true)
}

async function expectToBeFound(page: Page, path: string, baseURL: string): Promise<void> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const isIndexed = (await page.locator('meta[name="robots"][content="noindex"]').count()) === 0
  expect.soft(isIndexed).toBe(!NOT_INDEXED.includes(path))
  expect.soft(sitemap.includes(`<loc>${baseURL}${path}</loc>`)).toBe(isIndexed)
  if (!isIndexed) return
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${path}`)
  const description = await page.locator('meta[name="description"]').getAttribute('content')
  expect.soft(description!.length).toBeGreaterThan(50)
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  const answer = await page.request.get(picture!)
  expect.soft(answer.headers()['content-type']).toBe('image/jpeg')
  expect.soft((await answer.body()).length).toBeLessThanOrEqual(120_000)
}

/** The status of each link. Pages share most of their links, so each link is checked only once. */
const followed = new Map<string, Promise<number>>()
async function expectLinksToLead(page: Page): Promise<void> {
  const found = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  expect(found.length).toBeGreaterThan(0)
  for (const href of new Set(found)) {
    if (!followed.has(href)) {
      followed.set(
        href,
        page.request.get(href).then((answer) => answer.status()),
      )
    }
    expect.soft(await followed.get(href), href).toBe(200)
  }
}

async function expectNoViolationInAnyLook(page: Page): Promise<void> {
  for (const { colorScheme, width } of LOOKS) {
    await test.step(`axe finds nothing in the ${colorScheme}, ${width} wide`, async () => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: DESK.height })
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await expectNoViolation(page)
    })
  }
}
