import { MINUTE_MS } from '@dayreel/catalogue'
import { expect, test, type Page } from '@playwright/test'
import { activate } from '../lib/activate.ts'
import { moveAppClock } from '../lib/app-clock.ts'
import { callApi } from '../lib/call-api.ts'
import { connect } from '../lib/connect-account.ts'
import { enter } from '../lib/enter.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { giveCredits } from '../lib/give-credits.ts'
import { LONG_SECONDS, MAKING_MS } from '../lib/making.ts'
import { MOST_SITES_MS, testOnOwnSite } from '../lib/test-on-own-site.ts'

const GRID_MS = 5 * MINUTE_MS
const REVIEW_MS = 120 * MINUTE_MS

testOnOwnSite.describe('at a desk', () => {
  testOnOwnSite.use({ viewport: { width: 1440, height: 900 } })

  testOnOwnSite(
    'a channel’s day: its list, its calendar by keys, review ahead of the slot, and the video is there',
    async ({ page, site }) => {
      test.setTimeout(3 * MAKING_MS + MOST_SITES_MS)
      const person = await enter(page)
      await page.goto('/app')
      await expect(page.getByText('Credits: 0').first()).toBeVisible()
      await giveCredits(person.email, 6, site.folder)
      // The slot is soon, but tomorrow in the channel's zone, because the activation already makes today's video.
      const slot = new Date(Math.ceil((Date.now() + REVIEW_MS + 10 * MINUTE_MS) / GRID_MS) * GRID_MS)
      const zone = zoneAtTen()
      const time = slot.toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
      await connect(page, 'YouTube', { answer: 'Allow', account: person.email })
      await expect(page.getByText('New YouTube account connected successfully!')).toBeVisible()
      const [linked] = await callApi<{ id: string }[]>(page, 'GET', '/api/connections')
      const id = await activate(page, 'time-broke-here', {
        name: 'The slow clock',
        youtube_connection_id: linked!.id,
        preferred_run_time_local: time,
        preferred_timezone: zone,
        reviewHours: 2,
        desiredDuration: 20,
      })
      await page.goto(`/app/my-channels/${id}`)
      const history = page.getByRole('list', { name: 'Runs' }).getByRole('listitem')

      await test.step('shows the next run, the remaining videos and their cost', async () => {
        await expect(page.getByRole('heading', { name: 'The slow clock' })).toBeVisible()
        await expect(page.getByText(new RegExp(`^Tomorrow ${time} in GMT\\S*, in 2 h$`))).toBeVisible()
        await expect(page.getByText(/^(29|30|31) videos, (29|30|31) credits$/)).toBeVisible()
        await expect(page.getByText(/^You have 5, enough for about \d+ days?\./)).toBeVisible()
        await expect(page.getByRole('link', { name: 'Add credits' })).toHaveAttribute('href', '/app/subscription')
        await expect(history).toHaveCount(1)
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        await expectNoViolation(page)
      })

      await test.step('pastes subjects, moves them by keyboard and mouse, edits, removes and restores them', async () => {
        const texts = page.getByRole('list', { name: 'Your subjects' }).locator('p')
        await page.getByLabel('Subjects to add').fill('1. A stopped clock\n2. The last train\n3. A lamp in the snow')
        await page.getByRole('button', { name: 'Add 3 subjects' }).click()
        await expect(texts).toHaveText(['A stopped clock', 'The last train', 'A lamp in the snow'])
        await expect(page.getByText(/^Your 3 subjects come first, then \d+ from its template\./)).toBeVisible()
        await expect(page.getByLabel('Subjects to add')).toBeFocused()
        await page.getByRole('button', { name: '3 of 3, A lamp in the snow' }).focus()
        await page.keyboard.press('Alt+ArrowUp')
        await expect(texts).toHaveText(['A stopped clock', 'A lamp in the snow', 'The last train'])
        await page.getByRole('button', { name: '3 of 3, The last train' }).dragTo(texts.first(), {
          targetPosition: { x: 5, y: 0 },
        })
        await expect(texts).toHaveText(['The last train', 'A stopped clock', 'A lamp in the snow'])
        await page.getByRole('button', { name: 'Edit The last train' }).click()
        await page.getByLabel('Subject or script', { exact: true }).fill('The last train home')
        await page.keyboard.press('Enter')
        await expect(texts.first()).toHaveText('The last train home')
        await page.getByRole('button', { name: 'Remove A stopped clock' }).click()
        await expect(texts).toHaveText(['The last train home', 'A lamp in the snow'])
        await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(texts).toHaveText(['The last train home', 'A stopped clock', 'A lamp in the snow'])
      })

      await test.step('refused lines stay with their reasons: accepts a story, edits a line, has an assistant write one', async () => {
        const texts = page.getByRole('list', { name: 'Your subjects' }).locator('p')
        const own = ['The last train home', 'A stopped clock', 'A lamp in the snow']
        const lines = page.getByRole('list', { name: 'Lines that were not added' }).getByRole('listitem')
        const subjects = ['10 facts about Saturn', 'A door', 'How to knit a sock', '12 facts about Jupiter']
        await page.getByLabel('Subjects to add').fill(subjects.join('\n'))
        await page.getByRole('button', { name: 'Add 4 subjects' }).click()
        await expect(texts).toHaveText([...own, 'A door'])
        await expect(page.getByRole('heading', { name: '3 lines were not added' })).toBeVisible()
        await expect(lines.first()).toContainText('The built-in writer doesn’t know this subject.')
        await page.reload()
        await expect(lines).toHaveCount(3)
        await expectNoViolation(page)
        const tale = lines.first().getByRole('group', { name: 'Add a story instead' }).getByRole('button').first()
        const title = (await tale.textContent())!
        await tale.click()
        await expect(texts).toHaveText([...own, 'A door', title])
        await lines.getByRole('button', { name: 'Edit How to knit a sock' }).click()
        await page.getByLabel('Subject or script', { exact: true }).fill('A sock')
        await lines.getByRole('button', { name: 'Add', exact: true }).click()
        await expect(texts).toHaveText([...own, 'A door', title, 'A sock'])
        await lines.getByRole('button', { name: 'Remove 12 facts about Jupiter' }).click()
        await expect(lines).toHaveCount(0)
        await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(lines).toHaveText([/12 facts about Jupiter/])
        await page.getByRole('button', { name: 'Write with an assistant' }).click()
        const panel = page.getByRole('region', { name: 'Write them with any chat assistant' })
        await expect(panel.getByRole('heading', { name: 'Write them with any chat assistant' })).toBeFocused()
        await panel
          .getByLabel('The assistant’s answer')
          .fill(
            "Sure! {title: 'The giant', hook: {words: '**Jupiter** is a giant.'}, scenes: [{words: 'It has a storm.'}]}",
          )
        await expect(panel.getByText('Formatting was removed from 1 scene.')).toBeVisible()
        await expectNoViolation(page)
        await panel.getByRole('button', { name: 'Add 1 script' }).click()
        await expect(texts.last()).toHaveText('12 facts about JupiterWith its script · 8 words')
        await expect(page.getByLabel('Subjects to add')).toBeFocused()
        for (const name of ['A door', title, 'A sock', '12 facts about Jupiter'])
          await page.getByRole('button', { name: `Remove ${name}`, exact: true }).click()
        await page.reload()
        await expect(texts).toHaveText(own)
        await expect(lines).toHaveCount(0)
      })

      const dialog = page.getByRole('dialog')
      await test.step('the calendar works by keyboard; a future day is skipped and restored', async () => {
        const grid = page.getByRole('grid')
        const focused = grid.locator('button:focus')
        await grid.locator('button[aria-current="date"]').focus()
        await page.keyboard.press('ArrowDown')
        await expect(focused).toHaveAccessibleName(new RegExp(`: ${time}, (Planned|No credits)$`))
        const name = await focused.locator('span').first().textContent()
        await page.keyboard.press('PageDown')
        await page.keyboard.press('PageUp')
        await page.keyboard.press('End')
        await page.keyboard.press('Home')
        await expect(focused).toHaveAccessibleName(/^Monday/)
        const day = grid.getByRole('button', { name: name! })
        await day.focus()
        await page.keyboard.press('Enter')
        await dialog.getByRole('button', { name: 'Skip this day' }).press('Enter')
        await expect(dialog.getByRole('button', { name: 'Undo skip' })).toBeVisible()
        await expectNoViolation(page)
        await dialog.getByRole('button', { name: 'Undo skip' }).press('Enter')
        await expect(dialog.getByRole('button', { name: 'Skip this day' })).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(day).toBeFocused()
        await page.getByText('Week', { exact: true }).click()
        await expect(grid.getByRole('row')).toHaveCount(2)
        await page.getByText('Month', { exact: true }).click()
        // In the last week of a month, the keys above move the calendar to another month.
        await showDay(page, slot, zone)
      })

      await moveAppClock(site, new Date(slot.getTime() - REVIEW_MS + 6 * MINUTE_MS))
      const review = page.getByRole('region', { name: 'In review' })
      await test.step('two hours before its slot, the video of the first subject waits for a review', async () => {
        await expect(review).toContainText(
          new RegExp(`Will be posted (today|tomorrow) ${time} unless you skip or replace it\\.`),
          {
            timeout: MAKING_MS,
          },
        )
        await expect(history.first()).toContainText('In review')
        await expect(review.getByRole('link', { name: 'Edit', exact: true })).toHaveAttribute(
          'href',
          /^\/app\/videos\/[0-9a-f-]+$/,
        )
        await expectNoViolation(page)
      })

      await test.step('replaces it for a credit, and approves the other one', async () => {
        const first = await review.getByRole('link', { name: 'Edit', exact: true }).getAttribute('href')
        await review.getByRole('button', { name: 'Replace (1 Credit)' }).click()
        await expect(review.getByText('We’ll create another video for 1 credit.')).toBeVisible()
        await expect(review.getByRole('button', { name: 'Replace (1 Credit)' })).toBeFocused()
        await page.keyboard.press('Enter')
        // The old video disappears at once, and the new one is finished soon.
        await expect(review.getByRole('link', { name: 'Edit', exact: true })).not.toHaveAttribute('href', first!, {
          timeout: MAKING_MS,
        })
        await page
          .getByRole('grid')
          .getByRole('button', { name: `${time}, In review` })
          .click()
        await dialog.getByRole('button', { name: 'Approve', exact: true }).press('Enter')
        await expect(dialog.getByText('Approved')).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(review).toBeHidden()
      })

      await test.step('skips a manual run while its video is being made, which returns the credit', async () => {
        await expect(page.getByText('Credits: 3').first()).toBeVisible()
        // From here on, the channel's videos are long, so that the test can cancel a video while it is being made.
        const config = await callApi<object>(page, 'GET', `/api/channels/${id}/config`)
        await callApi(page, 'PUT', `/api/channels/${id}/config`, { ...config, desiredDuration: LONG_SECONDS })
        await page.getByRole('button', { name: 'Run Once' }).click()
        await dialog.getByRole('button', { name: 'Run Once (1 Credit)' }).click()
        await expect(page.getByText('Credits: 2').first()).toBeVisible()
        await page.getByRole('button', { name: 'Today', exact: true }).click()
        await page.getByRole('grid').locator('button[aria-current="date"]').click()
        const made = dialog.getByRole('listitem').filter({ hasText: 'Run once' })
        await made.getByRole('button', { name: 'Skip', exact: true }).click()
        await made.getByRole('button', { name: 'Skip', exact: true }).click()
        await expect(made.getByText('You skipped this run.')).toBeVisible()
        await expect(page.getByText('Credits: 3').first()).toBeVisible()
        await page.keyboard.press('Escape')
      })

      await test.step('its post is planned for the slot', async () => {
        await page.goto('/app/posts')
        await page.getByText('List', { exact: true }).click()
        const planned = page.getByRole('list', { name: 'Posts', exact: true }).getByRole('listitem')
        await expect(planned.filter({ hasText: 'Scheduled' })).toHaveCount(1)
        await expectNoViolation(page)
        await page.goto(`/app/my-channels/${id}`)
      })

      await moveAppClock(site, new Date(slot.getTime() + MINUTE_MS))
      await test.step('the video is finished at the slot', async () => {
        await page.reload()
        await page
          .getByRole('grid')
          // Once the video is posted, the button shows the status of the post.
          .getByRole('button', { name: new RegExp(`${time}, (Approved|Waiting|Posting|Being processed|Posted)`) })
          .click()
        await expect(dialog.getByRole('link', { name: 'View Video' })).toBeVisible()
        await expect(dialog.getByRole('button', { name: 'Skip' })).toHaveCount(0)
        await dialog.getByRole('link', { name: 'View Video' }).click()
        await expect(page.locator('video')).toBeVisible()
      })

      await test.step("posts the video once, and shows the post on the video's page and on Posts", async () => {
        const posts = page.getByRole('list', { name: 'Posts of this video' }).getByRole('listitem')
        await expect(posts).toHaveCount(1)
        await expect(posts).toContainText('Posted', { timeout: MAKING_MS })
        await posts.getByRole('link').click()
        await expect(page).toHaveURL(/\/app\/posts\?post=/)
        await expect(dialog).toContainText('YouTube confirms that it is live.')
        await expect(dialog.getByRole('link', { name: 'See it on YouTube' })).toHaveAttribute('href', /\/shorts\//)
        await expectNoViolation(page)
        await page.goto(`/app/my-channels/${id}`)
      })

      await test.step('pauses, renames, duplicates and deletes the channel', async () => {
        await page.getByRole('switch', { name: 'Enabled' }).click()
        await expect(page.getByText('Paused', { exact: true })).toBeVisible()
        await page.getByRole('switch', { name: 'Disabled' }).click()
        await page.getByRole('button', { name: 'More', exact: true }).click()
        await page.getByRole('menuitem', { name: 'Rename', exact: true }).click()
        await dialog.getByLabel('Name').fill(' ')
        await expect(dialog.getByText('Channel name cannot be empty.')).toBeVisible()
        await dialog.getByLabel('Name').fill('The quick clock')
        await dialog.getByRole('button', { name: 'Rename', exact: true }).click()
        await expect(page.getByRole('heading', { name: 'The quick clock' })).toBeVisible()
        await page.getByRole('button', { name: 'More', exact: true }).click()
        await page.getByRole('menuitem', { name: 'Duplicate', exact: true }).click()
        await dialog.getByRole('button', { name: 'Duplicate (1 Credit)' }).click()
        await expect(page).not.toHaveURL(new RegExp(id))
        // The URL changes before the page does.
        await expect(history).toHaveCount(1)
        await expect(page.getByText('Credits: 2').first()).toBeVisible()
        await page.getByRole('button', { name: 'More', exact: true }).click()
        await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
        await dialog.getByRole('button', { name: 'Delete forever' }).click()
        await expect(page).toHaveURL('/app/my-channels')
        await expect(page.getByText('Credits: 3').first()).toBeVisible()
      })
    },
  )
})

/** Returns a time zone in which it is after ten in the evening, so that a slot two hours later is on the next day. */
function zoneAtTen(): string {
  const ahead = ((22 - new Date().getUTCHours() + 12) % 24) - 12
  // The signs in these zone names are inverted.
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/** Turns the calendar to the month of a moment. The moment is today or tomorrow. */
async function showDay(page: Page, moment: Date, zone: string): Promise<void> {
  const monthOf = (date: Date) => date.toLocaleDateString('en-GB', { timeZone: zone, month: 'long' })
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  if (monthOf(moment) !== monthOf(new Date())) await page.getByRole('button', { name: 'Next month' }).click()
}
