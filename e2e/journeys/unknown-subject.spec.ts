import { expect, test } from '@playwright/test'
import { enter } from '../lib/enter.ts'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { expectToPlay, MAKING_MS } from '../lib/making.ts'
import { tabTo } from '../lib/tab-to.ts'

const GENERATE = '**/api/projects/generate-from-script'
const UNKNOWN = '10 facts about Saturn'
const LABELS = [
  'Hook: why this is worth a minute',
  'Number 1, with one detail to picture',
  'Close: the one to remember',
]
const PARTS = [
  'Saturn is the planet that everybody can draw.',
  'Its rings are made of ice, from grains of dust to blocks as large as a house.',
  'Yet it is so light that it would float, if there were an ocean wide enough to hold it.',
]

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone, by keyboard only: an unknown subject, its outline, a script, the video', async ({ page }) => {
  await enter(page)
  let sent = 0
  await page.route(GENERATE, (route) => {
    sent++
    return route.continue()
  })
  await page.goto('/app/create-video')
  await tabTo(page, 'Script or subject')
  await page.keyboard.type(UNKNOWN)
  const choice = page.getByRole('region', { name: 'The built-in writer doesn’t know this subject' })
  await expect(choice.getByRole('listitem')).toHaveCount(1)
  await expect(choice).toContainText('Nothing is made or charged until you choose.')

  await test.step('nothing is made before the user chooses', async () => {
    await page.keyboard.press('ControlOrMeta+Enter')
    const button = page.getByRole('button', { name: 'Generate Video' })
    await expect(button).toHaveAccessibleDescription('Choose a story, or write a script.')
    await expect(button).toBeDisabled()
    expect(sent).toBe(0)
    await page.reload()
    await expect(page.getByLabel('Script or subject')).toHaveValue(UNKNOWN)
    await expect(page.getByText('1 of the 3 videos left in your plan')).toBeHidden()
  })

  await test.step("the outline's text survives another length and a reload", async () => {
    await tabTo(page, 'Fill in the outline')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(LABELS[0]!)).toBeFocused()
    await expect(choice.getByRole('textbox')).toHaveCount(12)
    await page.keyboard.type(PARTS[0]!)
    await page.getByRole('radio', { name: '30 s' }).press('Space')
    await expect(page.getByRole('radio', { name: '30 s' })).toBeChecked()
    await expect(page.getByLabel(LABELS[0]!)).toHaveValue(PARTS[0]!)
    await expect(choice.getByText(/^8 words · ~\d+ s\. You chose 30 s\.$/)).toBeVisible()
    await choice.getByRole('radio', { name: 'Tale' }).press('Space')
    await expect(page.getByLabel('Hook: who, where and when')).toHaveValue(PARTS[0]!)
    await page.reload()
    await choice.getByRole('radio', { name: 'List' }).press('Space')
    await expect(page.getByLabel(LABELS[0]!)).toHaveValue(PARTS[0]!)
    await expectNoSidewaysScroll(page)
    await expectNoViolation(page)
    await page.getByRole('radio', { name: '20 s' }).press('Space')
    await expect(page.getByRole('radio', { name: '20 s' })).toBeChecked()
    await expect(choice).toBeVisible()
  })

  await test.step('the text becomes the script, word for word', async () => {
    for (const [i, label] of LABELS.slice(1).entries()) {
      await page.getByLabel(label).focus()
      await page.keyboard.type(PARTS[i + 1]!)
    }
    await tabTo(page, 'Use as my script')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Script or subject')).toHaveValue(PARTS.join('\n\n'))
    await expect(page.getByLabel('Script or subject')).toBeFocused()
    await expect(page.getByRole('radio', { name: /^Script/ })).toBeChecked()
    await expect(page.getByLabel('Title (optional)')).toHaveValue(UNKNOWN)
    await expect(choice).toBeHidden()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(page.getByLabel('Script or subject')).toHaveValue(UNKNOWN)
    // The text is an idea again, so its outline is shown.
    await expect(page.getByLabel(LABELS[0]!)).toHaveValue(PARTS[0]!)
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(page.getByText('1 of the 3 videos left in your plan')).toBeVisible()
  })

  await test.step('makes the video from the script', async () => {
    await tabTo(page, 'Generate Video')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Processing Video...' })).toBeDisabled()
    expect(sent).toBe(1)
    await expect(page.getByRole('link', { name: 'View Video' })).toBeVisible({ timeout: MAKING_MS })
    await tabTo(page, 'View Video')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/app\/videos\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(UNKNOWN)
    await expectToPlay(page)
    const words = page.getByLabel('Words', { exact: true })
    await expect(words.first()).toHaveValue(PARTS[0]!)
    const spoken = await words.evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value))
    expect(spoken.join(' ')).toBe(PARTS.join(' '))
  })
})
