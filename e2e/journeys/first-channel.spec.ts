import { expect, test, type Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { giveCredits } from '../lib/give-credits.ts'
import { MAKING_MS } from '../lib/making.ts'
import { followMail, newPerson } from '../lib/person.ts'

/** Texts that the specification requires for the generator, in the order in which a user sees them. */
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

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('a visitor activates a template of the site, then a generated idea', async ({ page }) => {
  const person = newPerson()

  await test.step('the template survives registration', async () => {
    await page.goto('/templates')
    await page.getByRole('link', { name: 'Activate (1 Credit): Found in Archives' }).click()
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    await followMail(page, person.email, 'Confirm your email address')
    await page.getByRole('button', { name: 'Confirm my email address' }).click()
    await expect(page).toHaveURL('/app/configure-template/found-in-archives')
    await expect(page.getByRole('heading', { name: 'Customize & Activate "Found in Archives" Channel' })).toBeVisible()
  })

  await test.step('activates the template', async () => {
    await giveCredits(person.email, 1)
    await page.reload()
    await page.getByRole('button', { name: 'Activate Channel (1 Credit)' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Activate', exact: true }).click()
    await expect(page).toHaveURL('/app/my-channels')
  })

  await test.step("the channel's page lists its days", async () => {
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
    await dialog.getByRole('button', { name: 'Undo skip' }).tap()
    await expect(dialog.getByRole('button', { name: 'Skip this day' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Close', exact: true }).tap()
  })

  await test.step('generates an idea, initially without a picture, which survives a reload', async () => {
    await page.goto('/app/template-generator')
    await page.route('**/generate-thumbnail', (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByLabel('Topic (optional)').fill('sea animals')
    await page.getByLabel('Topic (optional)').press('Enter')
    await expect(page.getByText('Could not generate thumbnail preview.')).toBeVisible()
    await page.unroute('**/generate-thumbnail')
    await page.getByRole('button', { name: 'Show Details' }).click()
    for (const text of GENERATOR_TEXTS) await expect(page.getByText(text, { exact: true })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectNoViolation(page)
    const concept = await page.getByRole('heading', { name: 'Channel Concept' }).locator('+ p').innerText()
    expect(concept).toContain('sea animals')
    await page.reload()
    await expect(page.getByText(concept)).toBeVisible()
    await expect(page.getByLabel('Topic (optional)')).toHaveValue('sea animals')
    // Tries again like a user, because the workers may be busy with other journeys.
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(async () => {
      if (await again.isVisible()) await again.click()
      await expect(page.getByRole('figure').getByRole('img')).toBeVisible({ timeout: MAKING_MS / 3 })
    }).toPass({ timeout: MAKING_MS })
  })

  await test.step('saves the idea under a name for a credit, and lists the channel', async () => {
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

async function deleteChannel(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete forever' }).click()
  await expect(page).toHaveURL('/app/my-channels')
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
}
