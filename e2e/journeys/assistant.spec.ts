import { expect, test } from '@playwright/test'
import { enter } from '../lib/enter.ts'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { expectToPlay, MAKING_MS } from '../lib/making.ts'

const SUBJECT = 'Why honey never spoils'
const ANSWER = `Sure! Here is your script:
{title: 'The sweet secret', hook: {words: 'Honey never spoils.', shows: 'a jar of honey'},
 scenes: [{words: '**Bees** dry it with their wings.', shows: 'bees on a sunny comb'},],}`

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone: an unknown subject, its prompt, a messy answer, and the video', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enter(page)
  await page.goto('/app/create-video')
  await page.getByLabel('Script or subject').fill(SUBJECT)
  await page.getByRole('button', { name: 'Write with an assistant' }).click()
  const panel = page.getByRole('region', { name: 'Write it with any chat assistant' })
  await expect(panel.getByRole('heading', { name: 'Write it with any chat assistant' })).toBeFocused()

  await panel.getByRole('button', { name: 'Copy prompt' }).click()
  await expect(panel.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(SUBJECT)

  await panel.getByLabel('The assistant’s answer').fill(ANSWER)
  await expect(panel.getByText('2 scenes were read.')).toBeVisible()
  await expect(panel.getByText('The text around the script was left out.')).toBeVisible()
  await panel.getByLabel('Title').fill('Sweet for good')
  await page.reload()
  await expect(panel.getByLabel('The assistant’s answer')).toHaveValue(ANSWER)
  await expect(panel.getByLabel('Title')).toHaveValue('Sweet for good')
  await expectNoSidewaysScroll(page)
  await expectNoViolation(page)

  await page.getByRole('button', { name: 'Generate Video' }).click()
  await page.getByRole('link', { name: 'View Video' }).click({ timeout: MAKING_MS })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sweet for good')
  await expectToPlay(page)
})
