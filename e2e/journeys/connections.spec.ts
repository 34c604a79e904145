import { fileURLToPath } from 'node:url'
import { expect, test, type Page } from '@playwright/test'
import { ageStuckPosts } from '../lib/app-clock.ts'
import { connect, consent } from '../lib/connect-account.ts'
import { DAYS_AHEAD, dayName, localTime } from '../lib/days-ahead.ts'
import { enter } from '../lib/enter.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { MAKING_MS, startVideo } from '../lib/making.ts'
import { readOutbox } from '../lib/read-outbox.ts'
import { tabTo } from '../lib/tab-to.ts'

const CLIP = fileURLToPath(new URL('../../apps/web/public/clips/templates/time-broke-here.mp4', import.meta.url))
const CONNECTIONS = '/app/connections'
/** Matches the calls for the calendar's posts. */
const LISTS = /\/api\/posts\?/u

test('links accounts, posts a file, shares a video now and later, moves a post, and unlinks an account', async ({
  page,
}) => {
  const { email: account } = await enter(page)
  // Each attempt links its own accounts, because a platform account belongs to one user.
  const name = account.replace(/@.*/u, '')
  let standIn = ''

  await test.step('YouTube: the user declines, then consents', async () => {
    standIn = await connect(page, 'YouTube', { answer: 'Cancel' })
    await expect(page.getByText('YouTube connection failed: You didn’t give permission.')).toBeVisible()
    await expect(page).toHaveURL(CONNECTIONS)
    await connect(page, 'YouTube', { answer: 'Allow', account })
    await expect(page.getByText('New YouTube account connected successfully!')).toBeVisible()
    await expect(page).toHaveURL(CONNECTIONS)
    // The Connect button stays usable, but the same channel is reported as already connected.
    await connect(page, 'YouTube', { answer: 'Allow', account })
    await expect(page.getByText('This YouTube channel is already connected to your account.')).toBeVisible()
    await expect(accounts(page)).toHaveCount(1)
  })

  await test.step('Instagram: rejects a personal account, because it cannot receive posts', async () => {
    await connect(page, 'Instagram', { answer: 'Continue', choose: 'a personal account', account: name })
    await expect(page.getByText('No Instagram Business or Creator account found')).toBeVisible()
    await connect(page, 'Instagram', { answer: 'Continue', account: name })
    await expect(page.getByText('Instagram account connected successfully!')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Instagram: Connected' })).toBeDisabled()
  })

  await test.step('TikTok redirects to its own screen', async () => {
    await connect(page, 'TikTok', { answer: 'Cancel' })
    // Another test checks the texts that TikTok's screen shows only briefly.
    await expect(page).toHaveURL(CONNECTIONS)
    await expect(page.getByText('TikTok connection failed: Unknown TikTok error.')).toBeVisible()
    await connect(page, 'TikTok', { answer: 'Continue', account: name })
    await expect(page.getByText('TikTok account connected successfully!')).toBeVisible()
    await expect(accounts(page)).toHaveCount(3)
    await expectNoViolation(page)
  })

  await test.step('posts a file to YouTube', async () => {
    await page.getByRole('link', { name: 'Post Video' }).click()
    await page.getByRole('combobox', { name: 'YouTube channel' }).selectOption({ index: 1 })
    await page.locator('input[type="file"]').setInputFiles(CLIP)
    await page.getByRole('textbox', { name: 'Title' }).fill('A train that waits')
    await page.getByRole('button', { name: 'Upload Video' }).click()
    await expect(page.getByText(/^Upload successful! Video ID: \S+$/).first()).toBeVisible({ timeout: MAKING_MS })
    await expect(page.getByRole('log')).toContainText('Everything has been sent')
    await page.getByText('My videos', { exact: true }).click()
    await expect(page.getByRole('heading', { name: 'No videos yet' })).toBeVisible()
    await page.getByText('A file', { exact: true }).click()
    await expect(page.getByText(/^Upload successful! Video ID: /).first()).toBeVisible()
  })

  await test.step('shares a video to Instagram', async () => {
    await startVideo(page)
    const share = page.getByRole('region', { name: 'Share to Instagram' })
    await share.getByRole('button', { name: 'Post to Instagram' }).click({ timeout: MAKING_MS })
    await expect(share.getByText('Successfully posted to Instagram!')).toBeVisible({ timeout: MAKING_MS })
  })

  await test.step('shows an expired connection, and its waiting posts continue after it is renewed', async () => {
    await page.getByRole('link', { name: 'View Video' }).first().click()
    await expect(page).toHaveURL(/\/app\/videos\/[0-9a-f-]+$/)
    // The URL changes before the screen does, and the previous screen has a similar button.
    await expect(page.getByRole('link', { name: 'Back to My Videos' })).toBeVisible()
    const video = page.url()
    const path = `/__sandbox/accounts/${encodeURIComponent(account)}/token`
    const taken = await page.request.post(standIn + path, { data: { kind: 'revoked' } })
    expect(taken.ok(), await taken.text()).toBe(true)
    const shareButton = page.getByRole('button', { name: 'Share to another account' })
    await shareButton.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: /^YouTube: / }).press('Space')
    await expect(dialog.getByText(/^Until Google has audited this site/)).toBeVisible()
    await dialog.getByRole('combobox', { name: 'Privacy' }).selectOption('private')
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
      const mails = await readOutbox(page)
      return mails.filter((mail) => mail.includes(account) && mail.includes('Reconnect YouTube')).length
    }
    await expect.poll(countMails).toBe(1)
    await page.goto(video)
    await expect(post).toContainText('Posted', { timeout: MAKING_MS })
    await post.getByRole('link').click()
    await expect(dialog.getByRole('list')).toContainText('The account was reconnected.')
    await expect(dialog.getByRole('list')).toContainText('YouTube confirms that it is live.')
    await page.goto('/app/videos')
    const marks = page.getByRole('list', { name: /^Posts of / }).getByRole('link')
    await expect(marks).toHaveCount(2)
    await expect(marks.filter({ has: page.locator('[data-platform="instagram"]') })).toHaveAccessibleName(
      /^Instagram: Posted, /,
    )
    await expectNoViolation(page)
    await page.getByRole('link', { name: /^YouTube: Posted, / }).click()
    await expect(dialog.getByRole('list')).toContainText('YouTube confirms that it is live.')
    await page.goto(video)
  })

  await test.step('shares to the other platforms tomorrow, with TikTok’s choices', async () => {
    await page.getByRole('button', { name: 'Share to another account' }).click()
    const dialog = page.getByRole('dialog')
    const boxes = dialog.getByRole('group', { name: 'Accounts' }).getByRole('checkbox')
    await boxes.nth(0).check()
    await boxes.nth(2).check()
    await dialog.getByRole('radio', { name: 'Schedule for Later' }).check()
    await dialog.getByLabel('Date and time').fill(localTime(DAYS_AHEAD))
    await dialog.getByRole('button', { name: 'Schedule to 2 accounts' }).click()
    await expect(dialog.getByText('TikTok: Choose who can see this video.')).toBeVisible()
    // YouTube's audience is the one of the last post.
    await expect(dialog.getByText('YouTube: Only you will see this post.')).toBeVisible()
    await dialog.getByRole('tab', { name: 'TikTok' }).click()
    await expect(dialog.getByText('Posting as')).toBeVisible()
    await expect(dialog.getByText(/^Until TikTok has audited this site/)).toBeVisible()
    await expectNoViolation(page)
    await dialog.getByLabel('Who can see this video').selectOption('Only you')
    await dialog.getByRole('button', { name: 'Schedule to 2 accounts' }).click()
    await expect(page.getByText('Scheduled for 2 accounts.')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Posts of this video' }).getByRole('listitem')).toHaveCount(4)
  })

  await test.step('shares a post that TikTok accepts and never reports again', async () => {
    await page.getByRole('button', { name: 'Share to another account' }).click()
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

  await test.step('all posts appear in the calendar, and the user moves them by keyboard', async () => {
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
    // The calendar shows the move before the server has saved it.
    await moved
    await page.reload()
    await expect(page.getByRole('grid')).toBeVisible()
    await expectNoViolation(page)
  })

  await test.step('the user moves a post by dragging it', async () => {
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

  await test.step('asks the user about an unknown outcome', async () => {
    const postsToCheck = page.getByRole('list', { name: 'Posts to check' })
    await expect(postsToCheck).toBeVisible({ timeout: MAKING_MS })
    await expectNoViolation(page)
    await postsToCheck.getByRole('button').first().press('Enter')
    const post = page.getByRole('dialog')
    await expect(post.getByText(/^TikTok can’t confirm that the video was posted\./)).toBeVisible()
    await expect(post.locator('dt', { hasText: 'Sent' })).toBeVisible()
    await expectNoViolation(page)
    const listed = Promise.withResolvers<void>()
    await page.route(LISTS, async (route) => {
      await listed.promise
      await route.continue()
    })
    await tabTo(page, 'Yes, it’s there')
    await page.keyboard.press('Enter')
    await expect(post.getByRole('group', { name: 'Is it there?' })).toHaveCount(0)
    await expect(post.getByRole('heading', { level: 2 }).last()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(postsToCheck.getByRole('button')).toBeFocused()
    listed.resolve()
    await expect(postsToCheck).toHaveCount(0)
    // The element that opened the dialog has disappeared, so the focus moves to the calendar.
    await expect(page.getByRole('grid').locator('button[tabindex="0"]')).toBeFocused()
    await page.unroute(LISTS)
  })

  await test.step('cancels a post', async () => {
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

  await test.step("Post Video also offers the user's own videos, for every linked account", async () => {
    await page.goto('/app/post-video')
    await page.getByText('My videos', { exact: true }).click()
    const share = page.getByRole('list', { name: 'Videos to post' }).getByRole('button', { name: /^Share / })
    await expect(share).toHaveCount(1)
    await share.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('group', { name: 'Accounts' }).getByRole('checkbox')).toHaveCount(3)
    await expectNoViolation(page)
    await dialog.getByRole('button', { name: 'Not now' }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(share).toBeFocused()
  })

  await test.step('unlinks an account and cancels its planned posts', async () => {
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

function untilMoved(page: Page): Promise<unknown> {
  return page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
}

function accounts(page: Page) {
  return page.getByRole('list', { name: 'Linked accounts' }).getByRole('listitem')
}
