import { HOUR_MS } from '@dayreel/catalogue'
import type { ChannelPage, ChannelSubject } from '@dayreel/contract'
import { expect, test, type Page } from '@playwright/test'
import { answer } from '../lib/answer.ts'
import { CHANNEL, ID } from '../lib/channel-answers.ts'
import { enter } from '../lib/enter.ts'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'

const RUN_ID = 'd1c28a4e-5a52-4a0f-9a27-2f7f6a5d1d3b'
const OTHER_ID = '5f0a3a4c-0f2b-4c53-9d0e-3c0e9a3c9b11'
/** A Wednesday in the middle of a month, so that the calendar also shows the day after it. */
const NOW = Date.UTC(2026, 10, 18, 10)

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('touch: approves, replaces and skips a video in review by taps', async ({ page }) => {
  await enter(page)
  await answerReview(page)
  await page.goto(`/app/my-channels/${ID}`)
  const card = page.getByRole('region', { name: 'In review' })
  const dialog = page.getByRole('dialog')
  await test.step('on its card', () => decideByTaps(page, card))
  await page.getByRole('list', { name: 'Days' }).getByRole('button', { name: 'In review' }).tap()
  await test.step('on its day', () => decideByTaps(page, dialog))
  await dialog.getByRole('button', { name: 'Close', exact: true }).tap()
  await expect(dialog).toBeHidden()
  await expectNoSidewaysScroll(page)

  await test.step("a failed run's reason links to the page that fixes it, in the history and on its day", async () => {
    const history = page.getByRole('list', { name: 'Runs' })
    const runWithoutCredits = history.getByRole('listitem').filter({ hasText: 'You had no credits left for this run.' })
    await expect(runWithoutCredits.getByRole('link', { name: 'Get more credits' })).toHaveAttribute(
      'href',
      '/app/subscription',
    )
    await page.getByRole('list', { name: 'Days' }).getByRole('button', { name: 'Nothing new' }).tap()
    await expect(dialog.getByText('This channel has used all its subjects.')).toBeVisible()
    await expectNoViolation(page)
    await dialog.getByRole('link', { name: 'Add subjects' }).tap()
    await expect(dialog).toBeHidden()
    await expect(page.getByLabel('Subjects to add')).toBeInViewport()
  })

  await test.step('on a tablet, each day shows its full status', async () => {
    await page.setViewportSize({ width: 768, height: 1024 })
    const grid = page.getByRole('grid')
    await page.getByText('Week', { exact: true }).click()
    const words = grid.getByText(/^(In review|Nothing new)$/)
    await expect(words.first()).toBeVisible()
    const cut = await words.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length)
    expect(cut).toBe(0)
  })

  await test.step('shown and typed content stays while the server cannot be reached', async () => {
    await page.getByLabel('Subjects to add').fill('A lamp in the snow')
    const calls = ['', '/subjects', '/runs', '/calendar'].map((part) => `/api/channels/${ID}${part}`)
    const failed = calls.map((path) => page.waitForResponse((response) => pathOf(response.url()) === path))
    await answer(page, Object.fromEntries(calls.map((path) => [`GET ${path}`, { status: 409, json: {} }])))
    await card.getByRole('button', { name: 'Approve', exact: true }).tap()
    await Promise.all(failed)
    await expect(page.getByText('Approved. It will be posted as planned.').last()).toBeVisible()
    await expect(page.getByText(/couldn’t be loaded/)).toHaveCount(0)
    await expect(card.getByRole('heading', { name: 'The minute that stayed' })).toBeVisible()
    await expect(page.getByLabel('Subjects to add')).toHaveValue('A lamp in the snow')
  })
})

test('a moved subject stays moved, although an older response arrives after the move', async ({ page }) => {
  await enter(page)
  await answerReview(page)
  const [first, second] = ['A stopped clock', 'The last train'].map<ChannelSubject>((text, i) => ({
    id: `${ID.slice(0, -1)}${i}`,
    text,
    words: null,
    createdAt: new Date(NOW).toISOString(),
  }))
  const list = `/api/channels/${ID}/subjects`
  const { promise: until, resolve: letGo } = Promise.withResolvers<void>()
  await answer(page, {
    [`GET ${list}`]: { json: { subjects: [first, second] } },
    [`PATCH ${list}/${second!.id}`]: { json: { subjects: [second, first] }, until },
  })
  await page.goto(`/app/my-channels/${ID}`)
  const texts = page.getByRole('list', { name: 'Your subjects' }).locator('p')
  await page.getByRole('button', { name: /^2 of 2, The last train/ }).press('Alt+ArrowUp')
  await expect(texts).toHaveText([second!.text, first!.text])
  // Meanwhile, the whole channel is fetched again before the server has received the move.
  const untilRead = () => page.waitForResponse((response) => pathOf(response.url()) === list)
  const isRead = untilRead()
  await page.getByRole('region', { name: 'In review' }).getByRole('button', { name: 'Approve', exact: true }).tap()
  await isRead
  await answer(page, { [`GET ${list}`]: { json: { subjects: [second, first] } } })
  const isReadAgain = untilRead()
  letGo()
  await isReadAgain
  await expect(texts).toHaveText([second!.text, first!.text])
  await expect(page.getByRole('button', { name: /^1 of 2, The last train/ })).toBeVisible()

  await test.step('text typed while subjects are being added is not lost', async () => {
    const field = page.getByLabel('Subjects to add')
    const { promise: isAdded, resolve: add } = Promise.withResolvers<void>()
    await answer(page, { [`POST ${list}`]: { json: { subjects: [second, first], refused: [] }, until: isAdded } })
    await field.fill('A lamp in the snow')
    await page.getByRole('button', { name: 'Add subject' }).tap()
    await field.press('End')
    await field.pressSequentially('\nA door')
    add()
    await expect(field).toHaveValue('A door')
  })
})

test('after a decision about a video, its card disappears and the calendar gets the focus', async ({ page }) => {
  await enter(page)
  await answerReview(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/app/my-channels/${ID}`)
  const card = page.getByRole('region', { name: 'In review' })
  const day = page.getByRole('grid').locator('button[tabindex="0"]')
  await expect(day).toBeVisible()
  await card.getByRole('button', { name: 'Skip', exact: true }).press('Enter')
  await expect(
    card.getByRole('group', { name: 'Skip' }).getByRole('button', { name: 'Skip', exact: true }),
  ).toBeFocused()
  await answer(page, {
    [`GET /api/channels/${ID}/runs`]: { json: { items: [], page: 1, pages: 1, total: 0, coming: [] } },
  })
  await page.keyboard.press('Enter')
  await expect(card).toHaveCount(0)
  await expect(day).toBeFocused()
})

function pathOf(url: string): string {
  return new URL(url).pathname
}

/** Performs all actions on a video in review. The mocked responses keep the video in review. */
async function decideByTaps(page: Page, part: ReturnType<Page['getByRole']>): Promise<void> {
  const approved = sentFor(page, 'approve')
  await part.getByRole('button', { name: 'Approve', exact: true }).tap()
  await approved
  for (const [name, what, toast] of [
    ['Replace (1 Credit)', 'replace', 'Another video is being created.'],
    ['Skip', 'skip', 'Skipped.'],
  ] as const) {
    const button = part.getByRole('button', { name, exact: true })
    const question = part.getByRole('group', { name })
    await button.tap()
    await expectNoViolation(page)
    // Going back sends no request.
    await question.getByRole('button', { name: 'Back', exact: true }).tap()
    await expect(button).toBeFocused()
    await button.tap()
    const sent = sentFor(page, what)
    await question.getByRole('button', { name, exact: true }).tap()
    await sent
    await expect(question).toBeHidden()
    await expect(page.getByRole('alert').filter({ hasText: toast }).last()).toBeVisible()
  }
}

function sentFor(page: Page, what: string): Promise<unknown> {
  return page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith(`/runs/${RUN_ID}/${what}`),
  )
}

/** Mocks the responses for a channel with one video in review. */
function answerReview(page: Page): Promise<void> {
  const slotAt = new Date(NOW + 2 * HOUR_MS).toISOString()
  const today = slotAt.slice(0, 10)
  const run = {
    id: RUN_ID,
    kind: 'scheduled',
    status: 'ready',
    localDate: today,
    slotAt,
    subject: 'A stopped clock',
    reason: null,
    message: null,
    videoId: ID,
    title: 'The minute that stayed',
    thumbnailUrl: null,
    format: 'portrait',
    isInReview: true,
    unsourced: [],
    approvedAt: null,
    posts: [],
    createdAt: new Date(NOW - HOUR_MS).toISOString(),
    endedAt: new Date(NOW).toISOString(),
  }
  const entry = {
    localDate: today,
    at: slotAt,
    state: 'ready',
    makeAt: null,
    canBeSkipped: true,
    canBeUnskipped: false,
  }
  const runWithoutSubject = {
    ...run,
    id: ID,
    status: 'skipped',
    reason: 'nothing_new',
    message: 'This channel has used all its subjects. Add more to its list.',
    isInReview: false,
    title: null,
    subject: null,
  }
  const runWithoutCredits = {
    ...runWithoutSubject,
    id: OTHER_ID,
    reason: 'out_of_credits',
    message: 'You had no credits left for this run.',
  }
  const items = [run, runWithoutSubject, runWithoutCredits]
  const entries = [
    { ...entry, run },
    { ...entry, localDate: dateAfter(today), state: 'skipped', canBeSkipped: false, run: runWithoutSubject },
  ]
  const channel: ChannelPage = {
    ...CHANNEL,
    timeZone: 'Etc/UTC',
    now: new Date(NOW).toISOString(),
    nextDate: today,
    nextRunAt: slotAt,
    runTime: slotAt.slice(11, 16),
    days: [1, 2, 3, 4, 5, 6, 7],
    endsOn: null,
    reviewHours: 6,
    ownSubjects: 0,
    nextSubject: null,
    hasEnded: false,
    forecast: { days: 30, runs: 30, cost: 30, costOfAll: 30, credits: 90, suffices: true, lastsDays: null },
  }
  const at = `/api/channels/${ID}`
  return answer(page, {
    [`GET ${at}`]: { json: channel },
    [`GET ${at}/subjects`]: { json: { subjects: [] } },
    [`GET ${at}/runs`]: { json: { items, page: 1, pages: 1, total: items.length, coming: [] } },
    [`GET ${at}/calendar`]: { json: { timeZone: 'Etc/UTC', today, entries } },
    [`POST ${at}/runs/${RUN_ID}/approve`]: { json: run },
    [`POST ${at}/runs/${RUN_ID}/replace`]: { status: 201, json: run },
    [`POST ${at}/runs/${RUN_ID}/skip`]: { json: run },
  })
}

function dateAfter(date: string): string {
  return new Date(Date.parse(date) + 24 * HOUR_MS).toISOString().slice(0, 10)
}
