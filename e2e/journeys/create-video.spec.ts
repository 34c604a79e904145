import { expect, test, type Page } from '@playwright/test'
import { enter } from '../lib/enter.ts'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { cancelMaking, LONG_SECONDS, SUBJECT } from '../lib/making.ts'

const GENERATE = '**/api/projects/generate-from-script'
const ESTIMATE = '**/api/projects/estimate'
const INSTRUCTION = 'Make a video about coffee. Make it funny.'
/** A script that takes about 13 seconds to speak. */
const SCRIPT =
  'The tide came in on Tuesday. It took the pier, the benches and the little shop that sold only blue things. Nobody in the town was surprised. They had been warned.'
/** Pairs of a window width and the number of styles side by side at this width. */
const SLIDES = [
  [1440, 3],
  [1025, 3],
  [1024, 2],
  [601, 2],
  [600, 1],
  [390, 1],
] as const

test.beforeEach(async ({ page }) => {
  await enter(page)
  await page.goto('/app/create-video')
})

test('the form: styles, descriptions, problems, languages and music', async ({ page }) => {
  await test.step('shows three, two or one styles at a time, never partially', async () => {
    for (const [width, slides] of SLIDES) {
      await page.setViewportSize({ width, height: 900 })
      const strip = page.getByRole('radiogroup', { name: 'Preset style' })
      await expect.poll(() => strip.evaluate(countInSight), `${width} px`).toEqual({ whole: slides, any: slides })
      await page.getByRole('button', { name: 'Next styles' }).click()
      const range = slides === 1 ? '2 of 22' : `${slides + 1}–${2 * slides} of 22`
      await expect(page.getByText(range, { exact: true })).toBeVisible()
      await expect
        .poll(() => strip.evaluate(countInSight), `${width} px, turned`)
        .toEqual({ whole: slides, any: slides })
      await page.getByRole('button', { name: 'Previous styles' }).click()
      // The button is hidden on the first page.
      await expect(page.getByRole('button', { name: 'Previous styles' })).toBeHidden()
    }
  })
  await test.step('shows all styles in a grid, and the carousel returns at the chosen one', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const styles = page.getByRole('group', { name: 'Styles' })
    await styles.getByRole('button', { name: 'Show all 22 styles' }).click()
    await expectNoSidewaysScroll(page, [320, 390, 1440])
    await expect(styles.getByRole('button', { name: 'Next styles' })).toBeHidden()
    await styles.getByRole('radio', { name: 'Vibrant' }).check({ force: true })
    await styles.getByRole('button', { name: 'Show fewer styles' }).click()
    await expect(styles.getByRole('radio', { name: 'Vibrant' })).toBeInViewport({ ratio: 0.9 })
    await page.reload()
    await expect(styles.getByText('20–22 of 22')).toBeVisible()
    await styles.getByRole('radio', { name: 'None (default)' }).check({ force: true })
  })
  await test.step('shows the full descriptions of voices and music', async () => {
    for (const width of [1440, 1024, 768, 390]) {
      await page.setViewportSize({ width, height: 900 })
      for (const name of ['Voiceover', 'Background music']) {
        const cut = await page
          .getByRole('region', { name })
          .locator('li p')
          .evaluateAll(
            (lines) =>
              lines.filter((line) => line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight + 1)
                .length,
          )
        expect(cut, `${name}, ${width} px`).toBe(0)
      }
    }
  })
  await test.step('the button is disabled for every text that cannot become a video, and explains why once', async () => {
    const button = page.getByRole('button', { name: 'Generate Video' })
    const words = page.getByLabel('Script or subject')
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription('Write a subject or a script first.')
    for (const [text, reason] of [
      ['It rained, and then it rained some more. '.repeat(60), /seconds too long for a 90-second video/],
      ['Warum ist der Himmel eigentlich so blau und nicht grün?', /only writes English/],
      ['🎉🎉', /Write a subject or a script first\./],
    ] as const) {
      await words.fill(text)
      await expect(button).toHaveAccessibleDescription(reason)
      await expect(button).toBeDisabled()
      await words.press('ControlOrMeta+Enter')
      await expectNoSidewaysScroll(page, [320, 430])
      await expect(page.getByText(reason)).toHaveCount(1)
      await expect(page.getByText('Failed to create video')).toHaveCount(0)
    }
    await words.fill(SUBJECT)
    await expect(button).toBeEnabled()
    await expect(button).not.toHaveAttribute('aria-describedby')
  })
  await test.step('shows the full announcement of a language without a voice', async () => {
    await page
      .getByLabel('Script or subject')
      .fill('El mar se llevó el muelle. Nadie en el pueblo se sorprendió. Les habían avisado.')
    const said = page.getByText('There is no Spanish voice yet: the video has captions but no narration.')
    await expect(said).toBeVisible()
    const [size, body] = await said.evaluate((element) => [
      Number.parseFloat(getComputedStyle(element).fontSize),
      getComputedStyle(element).color === getComputedStyle(document.body).color,
    ])
    expect(size).toBeGreaterThanOrEqual(15)
    expect(body).toBe(true)
  })
  await test.step('music is on by default; when it is off, musicUrl is sent as null', async () => {
    await expect(page.getByRole('button', { name: 'Selected: Smooth Ride' })).toBeVisible()
    await page.getByRole('region', { name: 'Background music' }).getByRole('button', { name: 'Show all' }).click()
    await page.getByRole('button', { name: 'Select: No music' }).click()
    await page.getByLabel('Script or subject').fill(SUBJECT)
    expect((await generate(page)).musicUrl).toBeNull()
  })
})

test("fills in a template's defaults, and sends the constant", async ({ page }) => {
  await page.goto('/app/create-video?template=what-if-overnight')
  await expect(page.getByText('Filled in from What If Overnight')).toBeVisible()
  await expect(page.getByText('Cinematic, 30 s. Change anything you like.')).toBeVisible()
  await expectNoSidewaysScroll(page)
  const words = page.getByLabel('Script or subject')
  await expect(words).toHaveValue('What if the moon came closer?')
  await expect(page.getByRole('radio', { name: 'Cinematic', exact: true })).toBeChecked()
  await expect(page.getByRole('radio', { name: '30 s' })).toBeChecked()
  // The draft now belongs to the user, so values that the user changed are not filled in again.
  await page.reload()
  await expect(page.getByRole('radio', { name: '30 s' })).toBeChecked()
  await page.goto('/app/create-video?template=life-almost-had')
  await expect(words).toHaveValue('What if the moon came closer?')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('radio', { name: 'Cinematic', exact: true })).toBeChecked()
  expect(await generate(page)).toMatchObject({ selectedTemplateId: 'general', duration: 30 })
})

test("detects Subject or Script while the user types, and keeps the user's choice", async ({ page }) => {
  const words = page.getByLabel('Script or subject')
  const [subject, script] = ['Subject', 'Script'].map((name) =>
    page.getByRole('radio', { name: new RegExp(`^${name}`) }),
  )
  await expect(subject!).toBeChecked()
  await words.fill(SCRIPT)
  await expect(script!).toBeChecked()
  await words.fill(SUBJECT)
  await expect(subject!).toBeChecked()
  await script!.check({ force: true })
  await expect(page.getByText(/words · ~\d+ s$/)).toBeVisible()
  await words.fill('The moon landing')
  await expect(script!).toBeChecked()
  await page.reload()
  await expect(script!).toBeChecked()
  await subject!.check({ force: true })
  expect(await generate(page)).toMatchObject({ kind: 'subject' })
})

test('recognizes a text that is a request, and offers its subject with one click', async ({ page }) => {
  await page.getByLabel('Script or subject').fill(INSTRUCTION)
  await expect(page.getByText('This reads like a request. Use “coffee” as the subject?')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectNoViolation(page)
  await page.getByRole('button', { name: 'Use it', exact: true }).click()
  await expect(page.getByLabel('Script or subject')).toHaveValue('coffee')
  await expect(page.getByText('This reads like a request.')).toBeHidden()
  // The typed text is not lost.
  await expect(page.getByLabel('Additional information')).toHaveValue(INSTRUCTION)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.getByLabel('Script or subject')).toHaveValue(INSTRUCTION)
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(page.getByLabel('Script or subject')).toHaveValue('coffee')
  expect(await generate(page)).toMatchObject({ scriptSubject: 'coffee', kind: 'subject' })
})

test('asks for confirmation before a script far shorter than the chosen length costs anything', async ({ page }) => {
  let sent = 0
  await page.route(GENERATE, (route) => {
    sent++
    return route.fulfill({ status: 500, body: '' })
  })
  await page.getByLabel('Script or subject').fill(INSTRUCTION)
  // The user presses the button before the page has checked the typed text.
  await page.getByRole('button', { name: 'Generate Video' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/your script lasts about \d s\. You chose 20 s\./)
  await expectNoSidewaysScroll(page)
  await expectNoViolation(page)
  expect(sent).toBe(0)
  await dialog.getByRole('button', { name: 'Write more' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Generate Video' }).click()
  await dialog.getByRole('button', { name: 'Use “coffee” as the subject' }).click()
  await expect(page.getByLabel('Script or subject')).toHaveValue('coffee')
  expect(sent).toBe(0)
  await page.getByLabel('Script or subject').fill(INSTRUCTION)
  await page.getByRole('radio', { name: /^Script/ }).check({ force: true })
  await page.getByRole('button', { name: 'Generate Video' }).click()
  await dialog.getByRole('button', { name: /^Create \d s video$/ }).click()
  await expect(page.getByText('Failed to generate project from script')).toBeVisible()
  expect(sent).toBeGreaterThan(0)
})

test('without credits, the button is disabled and says why, with a link to the prices', async ({ page }) => {
  await page.route(ESTIMATE, async (route) => {
    const answer = await route.fetch()
    const cost = { credits: 1, isFree: false, projectsLeft: 0, creditsLeft: 0 }
    return route.fulfill({ json: { ...((await answer.json()) as object), cost } })
  })
  // The reload discards requests that were sent before the route was set up.
  await page.reload()
  await page.getByLabel('Script or subject').fill(SUBJECT)
  const button = page.getByRole('button', { name: 'Generate Video' })
  await expect(button).toHaveAccessibleDescription(/^You have no credits left\. Get more credits/)
  await expect(page.getByRole('link', { name: 'Get more credits' })).toHaveAttribute('href', '/app/subscription')
  await expect(button).toBeDisabled()
})

test('shows that the browser is offline, and starts the video once when the network is back', async ({
  page,
  context,
}) => {
  const keys: (string | undefined)[] = []
  await page.route(GENERATE, (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    return route.continue()
  })
  await page.getByLabel('Script or subject').fill(SUBJECT)
  await page.getByRole('radio', { name: `${LONG_SECONDS} s` }).check()
  await expect(page.getByText('1 of the 3 videos left in your plan')).toBeVisible()
  await context.setOffline(true)
  const button = page.getByRole('button', { name: 'Generate Video' })
  await expect(button).toHaveAccessibleDescription(/^You’re offline\. You can start anyway/)
  await button.click()
  await expect(page.getByRole('button', { name: 'Starting Generation...' })).toBeDisabled()
  await expect(page.getByText('You’re offline. Your video will start automatically when')).toBeVisible()
  expect(keys).toHaveLength(0)
  // The video has started, but its state is not known yet.
  const { promise: until, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/\/api\/videos\/[0-9a-f-]{36}$/u, async (route) => {
    await until
    await route.continue()
  })
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Processing Video...' })).toBeDisabled()
  expect(new Set(keys).size).toBe(1)
  await context.setOffline(true)
  await expect(page.getByText('You’re offline. We’re still working on your video')).toBeVisible()
  letGo()
  await context.setOffline(false)
  await expect(page.getByText('You’re offline.')).toHaveCount(0)
  await cancelMaking(page)
  await page.goto('/app/videos')
  await expect(page.getByText('1 video', { exact: true })).toBeVisible()
})

test('Continue keeps the words, and Welcome greets once', async ({ page }) => {
  await page.goto('/app')
  await expect(page.getByRole('heading', { name: 'Welcome to Dayreel' })).toBeVisible()
  await page.getByLabel('What should your video be about?').fill(SUBJECT)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page).toHaveURL('/app/create-video')
  await expect(page.getByLabel('Script or subject')).toHaveValue(SUBJECT)
  await page.getByRole('radio', { name: `${LONG_SECONDS} s` }).check()
  await page.getByRole('button', { name: 'Generate Video' }).click()
  await cancelMaking(page)
  await page.goto('/app')
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page.getByText('Welcome to Dayreel')).toHaveCount(0)
})

test('without a server, the default message comes first, followed by the reason', async ({ page }) => {
  await page.route(GENERATE, (route) => route.abort())
  await page.getByLabel('Script or subject').fill(SUBJECT)
  await page.getByRole('button', { name: 'Generate Video' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'Failed to generate project from script. Dayreel isn’t responding right now. Try again in a moment.',
  )
})

/**
 * Presses the button and answers its request with an error.
 *
 * @returns the request body.
 */
async function generate(page: Page): Promise<Record<string, unknown>> {
  await page.route(GENERATE, (route) => route.fulfill({ status: 500, body: '' }))
  const sent = page.waitForRequest(GENERATE)
  await page.getByRole('button', { name: 'Generate Video' }).click()
  return (await sent).postDataJSON() as Record<string, unknown>
}

/**
 * Counts the slides of a strip that are completely visible, and those that are visible at all. Runs inside the page.
 */
function countInSight(strip: HTMLElement): { whole: number; any: number } {
  const { left, right } = strip.getBoundingClientRect()
  const boxes = Array.from(strip.children, (slide) => slide.getBoundingClientRect())
  return {
    whole: boxes.filter((box) => box.left >= left - 1 && box.right <= right + 1).length,
    any: boxes.filter((box) => box.right > left + 1 && box.left < right - 1).length,
  }
}
