import { expect } from '@playwright/test'
import type { OwnModels, Video } from '@dayreel/contract'
import { answer } from '../lib/answer.ts'
import { enter } from '../lib/enter.ts'
import { expectGoodScreen } from '../lib/expect-good-screen.ts'
import { testOnOwnSite as test } from '../lib/test-on-own-site.ts'
import { beingMade, VIDEO_ID } from '../lib/video-answers.ts'

test('a video shows its place in the queue of the local writer, and then the time that is left', async ({ page }) => {
  await enter(page)
  const show = async (writing: Video['writing'], sentence: string): Promise<void> => {
    await answer(page, beingMade(true, { status: 'writing', progress: 0, writing }))
    await page.goto(`/app/videos/${VIDEO_ID}`)
    await expect(page.getByRole('status').filter({ hasText: sentence })).toHaveCount(1)
    await expect(page.getByText(sentence).first()).toBeVisible()
    await expectGoodScreen(page)
  }
  await show({ place: 2 }, 'Waiting for the local writer, 2 before you.')
  await show({ secondsLeft: 40 }, 'Writing, about 40 s.')
})

test('each form names a local writer that the built-in writer replaces', async ({ page }) => {
  const sentence = 'qwen3-4b on this site’s computer is not available at the moment: no worker is running there.'
  const models: OwnModels = {
    isAllowed: false,
    mayReachPrivate: false,
    text: null,
    writer: 'built-in',
    missingWriter: 'local/qwen3-4b',
  }
  await enter(page)
  await answer(page, { 'GET /api/users/models': { json: models } })
  for (const [path, subject] of [
    ['/app/create-video', 'The lighthouse keeper'],
    ['/app/create-video', 'The history of chess'],
    ['/app/settings/models'],
    ['/app/configure-template/impossible-worlds'],
  ] as const) {
    await page.goto(path)
    if (subject !== undefined) await page.getByLabel('Script or subject').fill(subject)
    await expect(page.getByText(sentence)).toBeVisible()
    await expectGoodScreen(page)
  }
})
