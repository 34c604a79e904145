import { expect, test, type Page } from '@playwright/test'
import { activate } from '../lib/activate.ts'
import { moveAppClock } from '../lib/app-clock.ts'
import { callApi } from '../lib/call-api.ts'
import { connect } from '../lib/connect-account.ts'
import { enter } from '../lib/enter.ts'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { giveCredits } from '../lib/give-credits.ts'
import { LONG_SECONDS, MAKING_MS } from '../lib/making.ts'
import { followMail, newPerson } from '../lib/person.ts'
import { MOST_SITES_MS, testOnOwnSite } from '../lib/test-on-own-site.ts'

const MINUTE_MS = 60_000
const GRID_MS = 5 * MINUTE_MS
const REVIEW_MS = 120 * MINUTE_MS
/** Texts of the specification for the generator, in the order they are met. */
const GENERATOR_TEXTS = [
  'Generated Idea',
  'Channel Concept',
  'Why It Works',
  'Storytelling Prompt Formula',
  'Image Design Prompt Formula',
  '9:16 Thumbnail Preview',
  'Hide Details',
  'Save This Template as My Channel',
]

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
      // Tomorrow, as an activation is its day’s video, and yet near.
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

      await test.step('it says when it runs next, what is left and what that costs', async () => {
        await expect(page.getByRole('heading', { name: 'The slow clock' })).toBeVisible()
        await expect(page.getByText(new RegExp(`^Tomorrow ${time} in GMT\\S*, in 2 h$`))).toBeVisible()
        await expect(page.getByText(/^(29|30|31) videos, (29|30|31) credits$/)).toBeVisible()
        await expect(page.getByText(/^You have 5, enough for about \d+ days?\./)).toBeVisible()
        await expect(page.getByRole('link', { name: 'Add credits' })).toHaveAttribute('href', '/app/subscription')
        await expect(history).toHaveCount(1)
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        await expectNoViolation(page)
      })

      await test.step('subjects are pasted, moved by keys and by the mouse, reworded, removed and brought back', async () => {
        const texts = page.getByRole('list', { name: 'Your subjects' }).locator('p')
        await page.getByLabel('Subjects to add').fill('1. A stopped clock\n2. The last train\n3. A lamp in the snow')
        await page.getByRole('button', { name: 'Add 3 subjects' }).click()
        await expect(texts).toHaveText(['A stopped clock', 'The last train', 'A lamp in the snow'])
        await expect(page.getByText(/^3 of yours come first; its template has \d+ more\.$/)).toBeVisible()
        await page.getByRole('button', { name: '3 of 3, A lamp in the snow' }).focus()
        await page.keyboard.press('Alt+ArrowUp')
        await expect(texts).toHaveText(['A stopped clock', 'A lamp in the snow', 'The last train'])
        await page.getByRole('button', { name: '3 of 3, The last train' }).dragTo(texts.first(), {
          targetPosition: { x: 5, y: 0 },
        })
        await expect(texts).toHaveText(['The last train', 'A stopped clock', 'A lamp in the snow'])
        await page.getByRole('button', { name: 'Edit The last train' }).click()
        await page.getByLabel('Subject or script', { exact: true }).fill('The last train home')
        await page.getByRole('button', { name: 'Save', exact: true }).click()
        await expect(texts.first()).toHaveText('The last train home')
        await page.getByRole('button', { name: 'Remove A stopped clock' }).click()
        await expect(texts).toHaveText(['The last train home', 'A lamp in the snow'])
        await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(texts).toHaveText(['The last train home', 'A stopped clock', 'A lamp in the snow'])
        await page.reload()
        await expect(texts).toHaveText(['The last train home', 'A stopped clock', 'A lamp in the snow'])
      })

      const dialog = page.getByRole('dialog')
      await test.step('the calendar is walked through by keys; a coming day is left out and taken in again', async () => {
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
        await expect(dialog.getByRole('button', { name: 'Run after all' })).toBeVisible()
        await expectNoViolation(page)
        await dialog.getByRole('button', { name: 'Run after all' }).press('Enter')
        await expect(dialog.getByRole('button', { name: 'Skip this day' })).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(day).toBeFocused()
        await page.getByText('Week', { exact: true }).click()
        await expect(grid.getByRole('row')).toHaveCount(2)
        await page.getByText('Month', { exact: true }).click()
      })

      await moveAppClock(site, new Date(slot.getTime() - REVIEW_MS + 6 * MINUTE_MS))
      const review = page.getByRole('region', { name: 'In review' })
      await test.step('two hours ahead of its slot the video of the first subject waits for a look', async () => {
        await expect(review).toContainText(
          new RegExp(`Goes out (today|tomorrow) ${time} unless you skip or replace it\\.`),
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

      await test.step('it is replaced for a credit, and the other one is approved', async () => {
        const first = await review.getByRole('link', { name: 'Edit', exact: true }).getAttribute('href')
        await review.getByRole('button', { name: 'Replace (1 Credit)' }).click()
        await expect(review.getByText('Another video is created for 1 credit.')).toBeVisible()
        await expect(review.getByRole('button', { name: 'Replace (1 Credit)' })).toBeFocused()
        await page.keyboard.press('Enter')
        // The old one goes at once, and the new one is soon made.
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

      await test.step('a run by hand is skipped while it is made, and its credit comes back', async () => {
        await expect(page.getByText('Credits: 3').first()).toBeVisible()
        // From here on it is long, so that what is made can still be stopped.
        const config = await callApi<object>(page, 'GET', `/api/channels/${id}/config`)
        await callApi(page, 'PUT', `/api/channels/${id}/config`, { ...config, desiredDuration: LONG_SECONDS })
        await page.getByRole('button', { name: 'Run Once' }).click()
        await expect(page.getByText('Credits: 2').first()).toBeVisible()
        await page.getByRole('grid').locator('button[aria-current="date"]').click()
        const made = dialog.getByRole('listitem').filter({ hasText: 'Run once' })
        await made.getByRole('button', { name: 'Skip', exact: true }).click()
        await made.getByRole('button', { name: 'Skip', exact: true }).click()
        await expect(made.getByText('You skipped this run.')).toBeVisible()
        await expect(page.getByText('Credits: 3').first()).toBeVisible()
        await page.keyboard.press('Escape')
      })

      await test.step('17.4 its post is planned for the slot', async () => {
        await page.goto('/app/posts')
        await page.getByText('List', { exact: true }).click()
        const planned = page.getByRole('list', { name: 'Posts', exact: true }).getByRole('listitem')
        await expect(planned.filter({ hasText: 'Scheduled' })).toHaveCount(1)
        await expectNoViolation(page)
        await page.goto(`/app/my-channels/${id}`)
      })

      await moveAppClock(site, new Date(slot.getTime() + MINUTE_MS))
      await test.step('at the slot the video is there', async () => {
        await page.reload()
        await page
          .getByRole('grid')
          // As soon as its post goes out, that says how it stands.
          .getByRole('button', { name: new RegExp(`${time}, (Approved|Waiting|Posting|Being processed|Posted)`) })
          .click()
        await expect(dialog.getByRole('link', { name: 'View Video' })).toBeVisible()
        await expect(dialog.getByRole('button', { name: 'Skip' })).toHaveCount(0)
        await dialog.getByRole('link', { name: 'View Video' }).click()
        await expect(page.locator('video')).toBeVisible()
      })

      await test.step('17.4 and is posted, once, as the video says and the posts do', async () => {
        const posts = page.getByRole('list', { name: 'Posts of this video' }).getByRole('listitem')
        await expect(posts).toHaveCount(1)
        await expect(posts).toContainText('Posted', { timeout: MAKING_MS })
        await posts.getByRole('link').click()
        await expect(page).toHaveURL(/\/app\/posts\?post=/)
        await expect(dialog).toContainText('It is live, as YouTube says itself.')
        await expect(dialog.getByRole('link', { name: 'See it on YouTube' })).toHaveAttribute('href', /\/shorts\//)
        await expectNoViolation(page)
        await page.goto(`/app/my-channels/${id}`)
      })

      await test.step('it is paused, renamed, duplicated and deleted', async () => {
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
        await expect(history).toHaveCount(1) // the address is there before the page
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a visitor activates a template of the site, then an idea that was generated', async ({ page }) => {
    test.setTimeout(MAKING_MS + 240_000)
    const person = newPerson()

    await test.step('through registering the template is kept', async () => {
      await page.goto('/templates')
      await page.getByRole('link', { name: 'Activate (1 Credit): Found in Archives' }).click()
      await page.getByLabel('Email').fill(person.email)
      await page.getByLabel('Password', { exact: true }).fill(person.password)
      await page.getByRole('button', { name: 'Register', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
      await followMail(page, person.email, 'Confirm your email address')
      await page.getByRole('button', { name: 'Confirm my email address' }).click()
      await expect(page).toHaveURL('/app/configure-template/found-in-archives')
      await expect(
        page.getByRole('heading', { name: 'Customize & Activate "Found in Archives" Channel' }),
      ).toBeVisible()
    })

    await test.step('and activated', async () => {
      await giveCredits(person.email, 1)
      await page.reload()
      await page.getByRole('button', { name: 'Activate Channel (1 Credit)' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Activate', exact: true }).click()
      await expect(page).toHaveURL('/app/my-channels')
    })

    await test.step('its page lists its days', async () => {
      await page.getByRole('link', { name: 'Found in Archives' }).first().click()
      const today = page.getByRole('list', { name: 'Days' }).getByRole('button').first()
      await expect(today).toBeVisible()
      await expectNoSidewaysScroll(page)
      await today.click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(/First video/)).toBeVisible()
      await expectNoViolation(page)
      await dialog.getByRole('button', { name: 'Close', exact: true }).tap()
      await expectNoViolation(page)
      await page
        .getByRole('button', { name: /Planned|No credits/ })
        .first()
        .tap()
      await dialog.getByRole('button', { name: 'Skip this day' }).tap()
      await dialog.getByRole('button', { name: 'Run after all' }).tap()
      await expect(dialog.getByRole('button', { name: 'Skip this day' })).toBeVisible()
      await dialog.getByRole('button', { name: 'Close', exact: true }).tap()
    })

    await test.step('an idea is generated, without a picture at first, and outlives a reload', async () => {
      await page.goto('/app/template-generator')
      await page.route('**/generate-thumbnail', (route) => route.fulfill({ status: 500, body: '' }))
      await page.getByRole('button', { name: 'Generate New Template Idea' }).click()
      await expect(page.getByText('Could not generate thumbnail preview.')).toBeVisible()
      await page.unroute('**/generate-thumbnail')
      await page.getByRole('button', { name: 'Show Details' }).click()
      for (const text of GENERATOR_TEXTS) await expect(page.getByText(text, { exact: true })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectNoViolation(page)
      const concept = await page.getByRole('heading', { name: 'Channel Concept' }).locator('+ p').innerText()
      await page.reload()
      await expect(page.getByText(concept)).toBeVisible()
      // As often as a person would, while workers are busy with the videos of other journeys.
      const again = page.getByRole('button', { name: 'Try again' })
      await expect(async () => {
        if (await again.isVisible()) await again.click()
        await expect(page.getByRole('figure').getByRole('img')).toBeVisible({ timeout: MAKING_MS / 3 })
      }).toPass({ timeout: MAKING_MS })
    })

    await test.step('saved under a name, for a credit, it is among the channels', async () => {
      const dialog = page.getByRole('dialog')
      await page.getByRole('button', { name: 'Save This Template as My Channel' }).click()
      await dialog.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(dialog.getByText('Channel name cannot be empty.')).toBeVisible()
      await dialog.getByLabel('Name').fill('Of the drowned street')
      await dialog.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(dialog.getByRole('alert')).toContainText('credit')
      await giveCredits(person.email, 1)
      await dialog.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page).toHaveURL('/app/my-channels')
      await deleteChannel(page, 'Of the drowned street')
    })
  })
})

/** A zone where it is past ten in the evening, so that what comes in two hours is tomorrow. */
function zoneAtTen(): string {
  const ahead = ((22 - new Date().getUTCHours() + 12) % 24) - 12
  // The signs of these names are the other way round.
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

async function deleteChannel(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete forever' }).click()
  await expect(page).toHaveURL('/app/my-channels')
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
}
