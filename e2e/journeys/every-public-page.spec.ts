import { gzipSync } from 'node:zlib'
import { expect, test, type Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { expectPicturesSeen } from '../lib/expect-pictures-seen.ts'
import { PUBLIC_PAGES } from '../lib/pages.ts'

const NOT_INDEXED = [
  '/payment-success',
  '/login',
  '/login/second-factor',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/auth/confirm',
]
const UNKNOWN = '/nothing/here'

/** The scripts that a public page names may take this much, compressed; some of it lists the routes of all pages. */
const MAX_SCRIPT_BYTES = 125 * 1024
const DESK = { width: 1440, height: 900 }
/** Each theme at the width where it is seen most: together they cover phone and desk. */
const LOOKS = [
  { colorScheme: 'dark', width: 1440 },
  { colorScheme: 'light', width: 390 },
] as const

// A page is loaded once, and everything that holds for all of them is looked at then.
test.use({ colorScheme: 'dark', viewport: DESK })

for (const [path, texts] of Object.entries(PUBLIC_PAGES))
  test(`12.3 every public page: ${path} has its texts and few scripts, is found, fits phones and zoom, and has no fault`, async ({
    page,
    baseURL,
  }) => {
    const faults = listenForFaults(page)
    const fetched = listenForScripts(page)
    const response = await page.goto(path)
    expect(response!.status()).toBe(200)
    const html = await response!.text()

    // Lists of features are shown with capitals: the words count, not their case.
    for (const text of texts) {
      await expect.soft(page.locator('main')).toContainText(text, { ignoreCase: true, useInnerText: true })
    }
    await page.waitForLoadState('networkidle')
    await test.step('12.3 few scripts: what it names, and nothing beside it but the auth client when it is idle', () =>
      expectFewScripts(page, html, fetched))
    await test.step('12.3 no sideways scroll', async () => {
      await expectNoSidewaysScroll(page)
      await expectNoSidewaysScroll(page, [640]) // a small window at 200 %
    })
    expect(faults).toEqual([])
    await test.step('it says where it is and what a shared link shows', () => expectToBeFound(page, path, baseURL!))
    await test.step('no link of it leads to nothing', () => expectLinksToLead(page))
    await test.step('12.3 pictures: each is fetched, and seen in its frame', () => expectPicturesSeen(page))
    await expectNoViolationInAnyLook(page)
    // Last: a clip that plays takes what the other looks need, and its file keeps the network busy.
    await test.step('12.2 backdrop: a silent clip loops behind it, its picture first, until it is stopped', () =>
      expectBackdrop(page))
  })

test('an unknown address says so, with status 404', async ({ page }) => {
  const response = await page.goto(UNKNOWN)
  expect(response!.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible()
  await expectPicturesSeen(page)
  await expectNoViolationInAnyLook(page)
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
})

test('what a search engine is told of the prices', async ({ page }) => {
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

/** @returns the addresses of all scripts that have been fetched so far. */
function listenForScripts(page: Page): ReadonlySet<string> {
  const fetched = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.add(new URL(request.url()).pathname)
  })
  return fetched
}

/** A script's size, compressed, and the scripts that it imports, by their addresses. */
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
        return { bytes: gzipSync(text).length, imports }
      }),
    )
  }
  return scripts.get(path)!
}

/**
 * What a page's HTML names is all that it needs to be used, whenever it comes. Measuring what has come by some moment would measure the
 * machine: a slow one is idle, and fetches the auth client, before the page has been looked at.
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

/** For whoever wants less motion it begins when the button asks for it; that it begins by itself else is tested with motion. */
async function expectBackdrop(page: Page): Promise<void> {
  await page.setViewportSize(DESK)
  const backdrop = page.locator('[data-picture]:has(> img):has(> video)').first()
  const video = backdrop.locator('video')
  await expect(video).not.toHaveAttribute('src') // the picture alone
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

/** The pages share most of their links: each is followed once. */
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
