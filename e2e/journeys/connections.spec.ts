import { fileURLToPath } from 'node:url'
import { expect, test, type Page } from '@playwright/test'
import { ageStuckPosts } from '../lib/app-clock.ts'
import { connect, consent } from '../lib/connect-account.ts'
import { enter } from '../lib/enter.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { MAKING_MS, startVideo } from '../lib/making.ts'
import { tabTo } from '../lib/tab-to.ts'

const CLIP = fileURLToPath(new URL('../../apps/web/public/clips/templates/time-broke-here.mp4', import.meta.url))
const CONNECTIONS = '/app/connections'
/** The calls for the calendar's posts. */
const LISTS = /\/api\/posts\?/u

test('17.4 accounts are linked, a file is posted, a video is shared now and later, a post is moved, and an account unlinked', async ({
  page,
}) => {
  const { email: account } = await enter(page)
  let standIn = ''

  await test.step('YouTube: no is no, and yes is yes', async () => {
    standIn = await connect(page, 'YouTube', { answer: 'Cancel' })
    await expect(page.getByText(/^YouTube connection failed: /)).toBeVisible()
    await expect(page).toHaveURL(CONNECTIONS)
    await connect(page, 'YouTube', { answer: 'Allow', account })
    await expect(page.getByText('New YouTube account connected successfully!')).toBeVisible()
    await expect(page).toHaveURL(CONNECTIONS)
    // It stays usable; the same channel again is said to be there already.
    await connect(page, 'YouTube', { answer: 'Allow', account })
    await expect(page.getByText('This YouTube channel is already connected to your account.')).toBeVisible()
    await expect(accounts(page)).toHaveCount(1)
  })

  await test.step('Instagram: a personal account can’t be posted to', async () => {
    await connect(page, 'Instagram', { answer: 'Continue', choose: 'a personal account' })
    await expect(page.getByText('No Instagram Business or Creator account found')).toBeVisible()
    await connect(page, 'Instagram', { answer: 'Continue' })
    await expect(page.getByText('Instagram account connected successfully!')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Instagram: Connected' })).toBeDisabled()
  })

  await test.step('TikTok leads back to a screen of its own', async () => {
    await connect(page, 'TikTok', { answer: 'Cancel' })
    await expect(page).toHaveURL(CONNECTIONS) // what that screen says for a moment has a test of its own
    await expect(page.getByText('TikTok connection failed: Unknown TikTok error.')).toBeVisible()
    await connect(page, 'TikTok', { answer: 'Continue' })
    await expect(page.getByText('TikTok account connected successfully!')).toBeVisible()
    await expect(accounts(page)).toHaveCount(3)
    await expectNoViolation(page)
  })

  await test.step('a file goes to YouTube', async () => {
    await page.getByRole('link', { name: 'Post Video' }).click()
    await page.getByLabel('YouTube channel').selectOption({ index: 1 })
    await page.locator('input[type="file"]').setInputFiles(CLIP)
    await page.getByRole('textbox', { name: 'Title' }).fill('A train that waits')
    await page.getByRole('button', { name: 'Upload Video' }).click()
    await expect(page.getByText(/^Upload successful! Video ID: \S+$/).first()).toBeVisible({ timeout: MAKING_MS })
    await expect(page.getByRole('log')).toContainText('All of it is sent')
  })

  await test.step('a video is shared to Instagram', async () => {
    await startVideo(page)
    const share = page.getByRole('region', { name: 'Share to Instagram' })
    await share.getByRole('button', { name: 'Post to Instagram' }).click({ timeout: MAKING_MS })
    await expect(share.getByText('Successfully posted to Instagram!')).toBeVisible({ timeout: MAKING_MS })
  })

  await test.step('a connection that has expired is told of, and what was to be posted there goes on once it is renewed', async () => {
    await page.getByRole('link', { name: 'View Video' }).first().click()
    await expect(page).toHaveURL(/\/app\/videos\/[0-9a-f-]+$/)
    // The address changes before the screen does, and the one before has such a button, too.
    await expect(page.getByRole('link', { name: 'Back to My Videos' })).toBeVisible()
    const video = page.url()
    const path = `/__sandbox/accounts/${encodeURIComponent(account)}/token`
    const taken = await page.request.post(standIn + path, { data: { kind: 'revoked' } })
    expect(taken.ok(), await taken.text()).toBe(true)
    const shareButton = page.getByRole('button', { name: 'Share to any account' })
    await shareButton.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: /^YouTube: / }).press('Space')
    await tabTo(page, 'Post')
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(shareButton).toBeFocused()
    const posts = page.getByRole('list', { name: 'Posts of this video' }).getByRole('listitem')
    const post = posts.filter({ hasText: 'YouTube' })
    await expect(post).toContainText('Waiting', { timeout: MAKING_MS })
    await post.getByRole('link').click()
    await expect(dialog.getByText(/^Google ended our access .+ Reconnect to resume/).first()).toBeVisible()
    await expectNoViolation(page)
    await expect(dialog.getByText('Planned for')).toBeVisible()
    await dialog.getByRole('link', { name: 'Reconnect YouTube' }).click()
    await expect(page).toHaveURL(CONNECTIONS)
    await expectNoViolation(page)
    await page.getByRole('button', { name: 'Expired - Reconnect' }).click()
    await consent(page, 'YouTube', { answer: 'Allow', account })
    await expect(page.getByText('New YouTube account connected successfully!')).toBeVisible()
    await expect(accounts(page)).toHaveCount(3)
    const countMails = async (): Promise<number> => {
      const mails = (await (await page.request.get('/outbox')).text()).split('<article>')
      return mails.filter((mail) => mail.includes(account) && mail.includes('Reconnect YouTube')).length
    }
    await expect.poll(countMails).toBe(1)
    await page.goto(video)
    await expect(post).toContainText('Posted', { timeout: MAKING_MS })
    await post.getByRole('link').click()
    await expect(dialog.getByRole('list')).toContainText('The account was connected again.')
    await expect(dialog.getByRole('list')).toContainText('It is live, as YouTube says itself.')
    await page.goto('/app/videos')
    const marks = page.getByRole('list', { name: /^Posts of / }).getByRole('link')
    await expect(marks).toHaveCount(2)
    await expect(marks.filter({ has: page.locator('[data-platform="instagram"]') })).toHaveAccessibleName(
      /^Instagram: Posted, /,
    )
    await expectNoViolation(page)
    await page.getByRole('link', { name: /^YouTube: Posted, / }).click()
    await expect(dialog.getByRole('list')).toContainText('It is live, as YouTube says itself.')
    await page.goto(video)
  })

  await test.step('and to others tomorrow, with TikTok’s choices made', async () => {
    await page.getByRole('button', { name: 'Share to any account' }).click()
    const dialog = page.getByRole('dialog')
    const boxes = dialog.getByRole('group', { name: 'Accounts' }).getByRole('checkbox')
    await boxes.nth(0).check()
    await boxes.nth(2).check()
    await dialog.getByRole('radio', { name: 'Schedule for Later' }).check()
    await dialog.getByLabel('Date and time').fill(localTime(DAYS_AHEAD))
    await dialog.getByRole('button', { name: 'Schedule to 2 accounts' }).click()
    await expect(dialog.getByText('TikTok: Choose who can see this video.')).toBeVisible()
    await dialog.getByRole('tab', { name: 'TikTok' }).click()
    await expect(dialog.getByText('Posting as')).toBeVisible()
    await expectNoViolation(page)
    await dialog.getByLabel('Who can see this video').selectOption('Only you')
    await dialog.getByRole('button', { name: 'Schedule to 2 accounts' }).click()
    await expect(page.getByText('Scheduled for 2 accounts.')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Posts of this video' }).getByRole('listitem')).toHaveCount(4)
  })

  await test.step('one that TikTok takes and then tells nothing of', async () => {
    await page.getByRole('button', { name: 'Share to any account' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('group', { name: 'Accounts' }).getByRole('checkbox').nth(2).check()
    await dialog.getByRole('textbox', { name: 'Caption' }).fill('Salt [tt:stuck]')
    await dialog.getByLabel('Who can see this video').selectOption('Only you')
    await dialog.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(page.getByText('Posting to 1 account.')).toBeVisible()
    const posts = page.getByRole('list', { name: 'Posts of this video' })
    await expect(posts.getByText('Being processed')).toBeVisible({ timeout: MAKING_MS })
    await ageStuckPosts()
  })

  await test.step('all of it stands in the calendar, and is moved by keys', async () => {
    await page.getByRole('link', { name: 'My Posts', exact: true }).click()
    const grid = page.getByRole('grid')
    await expect(grid).toBeVisible()
    const day = grid.getByRole('button', { name: dayName(DAYS_AHEAD) })
    if ((await day.count()) === 0) await page.getByRole('button', { name: 'Next month' }).click()
    await expect(day).toHaveAccessibleName(/Scheduled.*Scheduled/)
    await day.focus()
    const moved = untilMoved(page)
    await page.keyboard.press('Shift+ArrowRight')
    await expect(grid.getByRole('button', { name: dayName(DAYS_AHEAD + 1) })).toHaveAccessibleName(/Scheduled/)
    await expect(grid.getByRole('button', { name: dayName(DAYS_AHEAD + 1) })).toBeFocused()
    await moved // it is shown before it is
    await page.reload()
    await expect(page.getByRole('grid')).toBeVisible()
    await expectNoViolation(page)
  })

  await test.step('and by drag', async () => {
    const grid = page.getByRole('grid')
    const to = grid.getByRole('button', { name: dayName(DAYS_AHEAD + 2) })
    if ((await to.count()) === 0) await page.getByRole('button', { name: 'Next month' }).click()
    const from = grid.getByRole('gridcell').filter({ has: page.getByRole('button', { name: dayName(DAYS_AHEAD + 1) }) })
    const moved = untilMoved(page)
    await from.locator('[data-post]').first().dragTo(to)
    await expect(to).toHaveAccessibleName(/Scheduled/)
    await expect(from.locator('[data-post]')).toHaveCount(0)
    await moved
    await page.reload()
    await expect(page.getByRole('grid')).toBeVisible()
  })

  await test.step('what nobody can tell is asked of the person', async () => {
    const asked = page.getByRole('list', { name: 'Posts to check' })
    await expect(asked).toBeVisible({ timeout: MAKING_MS })
    await expectNoViolation(page)
    await asked.getByRole('button').first().press('Enter')
    const post = page.getByRole('dialog')
    await expect(post.getByText(/^TikTok does not tell us whether the video is there\./)).toBeVisible()
    await expect(post.locator('dt', { hasText: 'Sent' })).toBeVisible()
    await expectNoViolation(page)
    const listed = Promise.withResolvers<void>()
    await page.route(LISTS, async (route) => {
      await listed.promise
      await route.continue()
    })
    await tabTo(page, 'Yes, it is there')
    await page.keyboard.press('Enter')
    await expect(post.getByRole('group', { name: 'Is it there?' })).toHaveCount(0)
    await expect(post.getByRole('heading', { level: 2 }).last()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(asked.getByRole('button')).toBeFocused()
    listed.resolve()
    await expect(asked).toHaveCount(0)
    // What it was opened by is gone now, so the focus goes to the calendar.
    await expect(page.getByRole('grid').locator('button[tabindex="0"]')).toBeFocused()
    await page.unroute(LISTS)
  })

  await test.step('a post is cancelled', async () => {
    const day = page.getByRole('grid').getByRole('button', { name: dayName(DAYS_AHEAD) })
    if ((await day.count()) === 0) await page.getByRole('button', { name: 'Next month' }).click()
    await expect(day).toHaveAccessibleName(/Scheduled/)
    await day.press('Enter')
    const post = page.getByRole('dialog')
    await tabTo(page, 'Cancel this post')
    await page.keyboard.press('Enter')
    await expect(post.getByRole('button', { name: 'Keep it', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(post.getByRole('button', { name: 'Cancel this post' })).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, 'Yes, cancel it')
    await page.keyboard.press('Enter')
    await expect(post.getByText('Cancelled').first()).toBeVisible()
    await expect(post.getByRole('link', { name: 'Share it again' })).toBeVisible()
    await expect(post.getByRole('heading', { level: 2 }).last()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(post).toHaveCount(0)
    await expect(day).toBeFocused()
  })

  await test.step('an account is unlinked, with what is planned for it', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(CONNECTIONS)
    for (const left of [2, 1, 0]) {
      await page
        .getByRole('button', { name: /^Disconnect / })
        .first()
        .press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(
        dialog
          .getByText(/planned/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible()
      await expectNoViolation(page)
      await expect(dialog.getByRole('button', { name: 'Keep it', exact: true })).toBeFocused()
      await tabTo(page, 'Disconnect')
      await page.keyboard.press('Enter')
      await expect(dialog).toHaveCount(0)
      await expect(accounts(page)).toHaveCount(left)
      await expect(page.getByRole('group', { name: 'My linked accounts' })).toBeFocused()
    }
    await expect(page.getByText("You haven't linked any accounts yet.")).toBeVisible()
    await expectNoViolation(page)
  })
})

/** The journey may go on past midnight. */
const TODAY = new Date()
/** To a Tuesday: the days after it, which posts are moved to, lie in the same week, and are on the same page of the calendar. */
const DAYS_AHEAD = 2 + ((9 - new Date(TODAY.getTime() + 2 * 86_400_000).getDay()) % 7)

function untilMoved(page: Page): Promise<unknown> {
  return page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
}

function accounts(page: Page) {
  return page.getByRole('list', { name: 'Linked accounts' }).getByRole('listitem')
}

function dayAhead(days: number): Date {
  const day = new Date(TODAY)
  day.setDate(day.getDate() + days)
  return day
}

/** At noon, by the clock of this machine, which is the browser's too. */
function localTime(days: number): string {
  const day = dayAhead(days)
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}T12:00`
}

function dayName(days: number): RegExp {
  const day = dayAhead(days).toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
  return new RegExp(`^${day.replace(/^(\w+) /, '$1, ')}`)
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
