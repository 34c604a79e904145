import { expect, test, type Page } from '@playwright/test'
import { enter } from '../lib/enter.ts'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { cancelMaking, LONG_SECONDS, SUBJECT } from '../lib/making.ts'

const GENERATE = '**/api/projects/generate-from-script'
const ESTIMATE = '**/api/projects/estimate'
const INSTRUCTION = 'Make a video about coffee. Make it funny.'
/** About 13 seconds of words. */
const SCRIPT =
  'The tide came in on Tuesday. It took the pier, the benches and the little shop that sold only blue things. Nobody in the town was surprised. They had been told.'
/** How many styles are side by side, by the width of the window. */
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

test('12.2 styles come three, two or one at a time, and no part of a next one is seen', async ({ page }) => {
  for (const [width, slides] of SLIDES) {
    await page.setViewportSize({ width, height: 900 })
    const strip = page.getByRole('radiogroup', { name: 'Preset style' })
    await expect.poll(() => strip.evaluate(countInSight), `${width} px`).toEqual({ whole: slides, any: slides })
    await page.getByRole('button', { name: 'Styles after these' }).click()
    const range = slides === 1 ? '2 of 22' : `${slides + 1}–${2 * slides} of 22`
    await expect(page.getByText(range, { exact: true })).toBeVisible()
    await expect.poll(() => strip.evaluate(countInSight), `${width} px, turned`).toEqual({ whole: slides, any: slides })
    await page.getByRole('button', { name: 'Styles before these' }).click()
    await expect(page.getByRole('button', { name: 'Styles before these' })).toBeHidden() // it is the first page again
  }
})

test('12.2 no track is preselected, and musicUrl null is sent', async ({ page }) => {
  await expect(page.getByRole('button', { name: 'Selected: No music' })).toBeVisible()
  await page.getByLabel('Script or subject').fill(SUBJECT)
  expect((await generate(page)).musicUrl).toBeNull()
})

test('25: descriptions of voices and music are read whole', async ({ page }) => {
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

test('21: a template fills in what it says of itself, and the constant is sent', async ({ page }) => {
  await page.goto('/app/create-video?template=what-if-overnight')
  await expect(page.getByText('Filled in from What If Overnight')).toBeVisible()
  await expect(page.getByText('Cinematic, 30 s. Change whatever you like.')).toBeVisible()
  await expectNoSidewaysScroll(page)
  const words = page.getByLabel('Script or subject')
  await expect(words).toHaveValue('What if the moon came closer?')
  await expect(page.getByRole('radio', { name: 'Cinematic', exact: true })).toBeChecked()
  await expect(page.getByRole('radio', { name: '30 s' })).toBeChecked()
  await page.reload() // the draft is a person's own now: what they change is not filled in again
  await expect(page.getByRole('radio', { name: '30 s' })).toBeChecked()
  await page.goto('/app/create-video?template=life-almost-had')
  await expect(words).toHaveValue('What if the moon came closer?')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('radio', { name: 'Cinematic', exact: true })).toBeChecked()
  expect(await generate(page)).toMatchObject({ selectedTemplateId: 'general', duration: 30 })
})

test('10: Idea or Script is chosen by what is typed, and kept once a person chose', async ({ page }) => {
  const words = page.getByLabel('Script or subject')
  const [idea, script] = ['Idea', 'Script'].map((name) => page.getByRole('radio', { name: new RegExp(`^${name}`) }))
  await expect(idea!).toBeChecked()
  await words.fill(SCRIPT)
  await expect(script!).toBeChecked()
  await words.fill(SUBJECT)
  await expect(idea!).toBeChecked()
  await script!.check({ force: true })
  await expect(page.getByText(/words · ~\d+ s$/)).toBeVisible()
  await words.fill('The moon landing')
  await expect(script!).toBeChecked()
  await page.reload()
  await expect(script!).toBeChecked()
  await idea!.check({ force: true })
  expect(await generate(page)).toMatchObject({ kind: 'subject' })
})

test('10: a text that reads like a request is noticed, and its subject is one click away', async ({ page }) => {
  await page.getByLabel('Script or subject').fill(INSTRUCTION)
  await expect(page.getByText('This reads like a request. Use “coffee” as the idea?')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectNoViolation(page)
  await page.getByRole('button', { name: 'Use it', exact: true }).click()
  await expect(page.getByLabel('Script or subject')).toHaveValue('coffee')
  await expect(page.getByText('This reads like a request.')).toBeHidden()
  await expect(page.getByLabel('Additional information')).toHaveValue(INSTRUCTION) // nothing that was typed is lost
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.getByLabel('Script or subject')).toHaveValue(INSTRUCTION)
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(page.getByLabel('Script or subject')).toHaveValue('coffee')
  expect(await generate(page)).toMatchObject({ scriptSubject: 'coffee', kind: 'subject' })
})

test('10: a script far shorter than the chosen length asks before it costs anything', async ({ page }) => {
  let sent = 0
  await page.route(GENERATE, (route) => {
    sent++
    return route.fulfill({ status: 500, body: '' })
  })
  await page.getByLabel('Script or subject').fill(INSTRUCTION)
  await page.getByRole('button', { name: 'Generate Video' }).click() // before the typing has been looked at
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/your script lasts about \d s\. You chose 20 s\./)
  await expectNoSidewaysScroll(page)
  await expectNoViolation(page)
  expect(sent).toBe(0)
  await dialog.getByRole('button', { name: 'Write more' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Generate Video' }).click()
  await dialog.getByRole('button', { name: 'Use “coffee” as the idea' }).click()
  await expect(page.getByLabel('Script or subject')).toHaveValue('coffee')
  expect(sent).toBe(0)
  await page.getByLabel('Script or subject').fill(INSTRUCTION)
  await page.getByRole('radio', { name: /^Script/ }).check({ force: true })
  await page.getByRole('button', { name: 'Generate Video' }).click()
  await dialog.getByRole('button', { name: /^Create \d s of video$/ }).click()
  await expect(page.getByText('Failed to generate project from script')).toBeVisible()
  expect(sent).toBeGreaterThan(0)
})

test('24: what can’t be created says why at the button before it is pressed, and not twice after', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Generate Video' })
  const words = page.getByLabel('Script or subject')
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription('Write an idea or a script first.')
  for (const [text, reason] of [
    ['It rained, and then it rained some more. '.repeat(60), /seconds too long for a 90-second video/],
    ['Warum ist der Himmel eigentlich so blau und nicht grün?', /only writes English/],
    ['🎉🎉', /Write a subject or a script first\./],
  ] as const) {
    await words.fill(text)
    await expect(button).toHaveAccessibleDescription(reason)
    await expect(button).toBeEnabled()
    await expectNoSidewaysScroll(page, [320, 430])
    await button.click()
    await expect(page.getByText('Failed to create video')).toBeVisible()
    await expect(page.getByText(reason)).toHaveCount(1)
  }
  await words.fill(SUBJECT)
  await expect(page.getByText('Failed to create video')).toBeHidden()
  await expect(button).not.toHaveAttribute('aria-describedby')
})

test('24: another language without a voice is said in full size', async ({ page }) => {
  await page
    .getByLabel('Script or subject')
    .fill('El mar se llevó el muelle. Nadie en el pueblo se sorprendió. Les habían avisado.')
  const said = page.getByText('There is no Spanish voice yet: the video has captions to read, but nobody speaks.')
  await expect(said).toBeVisible()
  const [size, body] = await said.evaluate((element) => [
    Number.parseFloat(getComputedStyle(element).fontSize),
    getComputedStyle(element).color === getComputedStyle(document.body).color,
  ])
  expect(size).toBeGreaterThanOrEqual(15)
  expect(body).toBe(true)
})

test('B3: without credits the button says so before it is pressed, with the way to the prices', async ({ page }) => {
  await page.route(ESTIMATE, async (route) => {
    const answer = await route.fetch()
    const cost = { credits: 1, isFree: false, projectsLeft: 0, creditsLeft: 0 }
    return route.fulfill({ json: { ...((await answer.json()) as object), cost } })
  })
  await page.reload() // what was asked before the route was there is forgotten
  await page.getByLabel('Script or subject').fill(SUBJECT)
  const button = page.getByRole('button', { name: 'Generate Video' })
  await expect(button).toHaveAccessibleDescription(/^You have no credits left\. Get more credits/)
  await expect(page.getByRole('link', { name: 'Get more credits' })).toHaveAttribute('href', '/app/subscription')
  const message = 'You have no credits left. The pricing page says what more costs.'
  await page.route(GENERATE, (route) => route.fulfill({ status: 402, json: { code: 'out_of_credits', message } }))
  await button.click()
  await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByText(/no credits left/)).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Get more credits' })).toHaveCount(1)
})

test('B8: offline, that is said; it starts once when the network is back', async ({ page, context }) => {
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
  await expect(page.getByText('You’re offline. Your video starts by itself, once, as soon as')).toBeVisible()
  expect(keys).toHaveLength(0)
  // It is begun, and how it is has not been heard yet.
  const { promise: until, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/\/api\/videos\/[0-9a-f-]{36}$/u, async (route) => {
    await until
    await route.continue()
  })
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Processing Video...' })).toBeDisabled()
  expect(new Set(keys).size).toBe(1)
  await context.setOffline(true)
  await expect(page.getByText('You’re offline. We keep working on your video')).toBeVisible()
  letGo()
  await context.setOffline(false)
  await expect(page.getByText('You’re offline.')).toBeHidden()
  await cancelMaking(page)
  await page.goto('/app/videos')
  await expect(page.getByText('1 video', { exact: true })).toBeVisible()
})

test('20, B9: Continue leads on with the words, and Welcome greets once', async ({ page }) => {
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

test('without a server, the default message stands first and the reason after it', async ({ page }) => {
  await page.route(GENERATE, (route) => route.abort())
  await page.getByLabel('Script or subject').fill(SUBJECT)
  await page.getByRole('button', { name: 'Generate Video' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'Failed to generate project from script. The server can’t be reached. Check your connection and try again.',
  )
})

/** Presses the button. @returns what was sent; the answer is none. */
async function generate(page: Page): Promise<Record<string, unknown>> {
  await page.route(GENERATE, (route) => route.fulfill({ status: 500, body: '' }))
  const sent = page.waitForRequest(GENERATE)
  await page.getByRole('button', { name: 'Generate Video' }).click()
  return (await sent).postDataJSON() as Record<string, unknown>
}

/** In the page: how many slides of a strip are seen whole, and how many at all. */
function countInSight(strip: HTMLElement): { whole: number; any: number } {
  const { left, right } = strip.getBoundingClientRect()
  const boxes = Array.from(strip.children, (slide) => slide.getBoundingClientRect())
  return {
    whole: boxes.filter((box) => box.left >= left - 1 && box.right <= right + 1).length,
    any: boxes.filter((box) => box.right > left + 1 && box.left < right - 1).length,
  }
}
