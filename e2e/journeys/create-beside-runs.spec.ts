import { expect, test } from '@playwright/test'
import { activate } from '../lib/activate.ts'
import { enter } from '../lib/enter.ts'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { giveCredits } from '../lib/give-credits.ts'
import { cancelMaking, LONG_SECONDS, SUBJECT } from '../lib/making.ts'

const HALF_SCRIPT = 'The tide came in on Tuesday. It took the pier, the benches and'

test('a channel’s run leaves a half-written script unchanged, and shows its own numbers', async ({ page }) => {
  const { email } = await enter(page)
  await page.goto('/app/create-video')
  await giveCredits(email, 1)
  const words = page.getByLabel('Script or subject')
  const others = page.getByRole('region', { name: 'Also being created' })
  const bar = page.getByRole('region', { name: 'Generate' })
  await words.fill(HALF_SCRIPT)
  await expect(bar.getByText(/^about \d s$/)).toBeVisible()

  await test.step('the run starts while the user is writing', async () => {
    await words.focus()
    const config = { name: 'Of the moon', desiredDuration: LONG_SECONDS }
    await activate(page, 'what-if-overnight', config)
    await expect(others.getByRole('progressbar')).toBeAttached()
    await expect(others).toContainText(`About 1 min 30 s · 1 credit`)
    await expect(words).toBeFocused()
    await expect(words).toHaveValue(HALF_SCRIPT)
    await expect(bar.getByText(/^about \d s$/)).toBeVisible()
    await expect(bar.getByText('1 of the 3 videos left in your plan')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectNoViolation(page)
  })

  await test.step('the script survives a reload during the run', async () => {
    await page.reload()
    await expect(others.getByRole('progressbar')).toBeAttached()
    await expect(words).toHaveValue(HALF_SCRIPT)
    await expect(page.getByRole('button', { name: 'Generate Video' })).toBeEnabled()
  })

  await test.step('a video that is started here has its own block with its own numbers', async () => {
    await words.fill(SUBJECT)
    await page.getByRole('radio', { name: `${LONG_SECONDS} s` }).check()
    await page.getByRole('button', { name: 'Generate Video' }).click()
    await expect(page.getByRole('button', { name: 'Processing Video...' })).toBeDisabled()
    await expect(bar.getByText('1 video from your plan')).toBeVisible()
    await expect(bar.getByText('about 1 min 30 s')).toBeVisible()
    await expect(others.getByRole('listitem')).toHaveCount(1)
    await cancelMaking(page)
  })

  await test.step('the user opens the run’s video from the strip', async () => {
    await others.getByRole('link').click()
    await expect(page).toHaveURL(/\/app\/videos\/[0-9a-f-]{36}$/)
    await cancelMaking(page)
  })
})
