import { expect, type Page } from '@playwright/test'
import { createSandboxSpeech } from '@dayreel/sandbox'
import { createStandInVoice } from '@dayreel/studio/testing'
import { enter } from '../lib/enter.ts'
import { expectGoodScreen } from '../lib/expect-good-screen.ts'
import { expectToPlay, MAKING_MS } from '../lib/making.ts'
import { MOST_SITES_MS, testOnOwnSite as test } from '../lib/test-on-own-site.ts'

const KEY = 'sk-of-this-journey-1234'
const GERMAN = 'Der Leuchtturm war hundert Jahre lang dunkel. Eines Nachts ging seine Lampe wieder an.'

test('the operator connects voices and makes a German video, which still plays after the service is removed', async ({
  page,
}) => {
  test.setTimeout(2 * MAKING_MS + MOST_SITES_MS)
  const voice = createStandInVoice()
  const sandbox = await createSandboxSpeech({ key: KEY, voice: voice.speak })

  await test.step('a wrong key is refused, and the right one is saved', async () => {
    await enter(page)
    await page.goto('/app/host')
    await page.getByRole('button', { name: 'Connect Voices' }).click()
    const form = page.getByRole('form', { name: 'Voices' })
    await form.getByLabel('Address (optional)').fill(sandbox.baseUrls.elevenlabs)
    await form.getByLabel('Key', { exact: true }).fill('sk-wrong')
    await form.getByRole('button', { name: 'Test and Save' }).click()
    await expect(form.getByRole('alert')).toContainText('the key was refused')
    await form.getByLabel('Key', { exact: true }).fill(KEY)
    await form.getByLabel('Price of a million characters').fill('15')
    await form.getByRole('button', { name: 'Test and Save' }).click()
    await expect(
      form.getByText(/^Saved\. elevenlabs\/eleven_multilingual_v2 answered in .* has 3 voices\./),
    ).toBeVisible()
    await expectGoodScreen(page)
  })

  await test.step('the script’s language determines the order of the voices, and filters shorten the list', async () => {
    await page.goto('/app/create-video')
    await page.getByLabel('Script or subject').fill(GERMAN)
    await expect(page.getByText('This voice does not speak German')).toBeVisible()
    const voices = page.getByRole('list', { name: 'Voices: ElevenLabs' })
    await expect(voices.getByRole('button', { name: /^Select: / }).first()).toHaveAccessibleName(
      'Select: Gustav (sandbox)',
    )
    await page.getByLabel('Gender').selectOption('Female')
    await expect(voices.getByText('Gustav (sandbox)')).toHaveCount(0)
    await page.getByLabel('Gender').selectOption('Any')
    await voices.getByRole('button', { name: 'Select: Gustav (sandbox)' }).click()
    await expect(page.getByText('This voice does not speak German')).toHaveCount(0)
    await expectGoodScreen(page)
  })

  await test.step('generates and plays the preview of a voice', async () => {
    const sound = page.waitForResponse((response) => response.request().resourceType() === 'media')
    await page.getByRole('button', { name: 'Play preview of Gustav (sandbox)' }).click()
    expect((await sound).headers()['content-type']).toBe('audio/wav')
    expect(sandbox.received.at(-1)).toMatchObject({ voice: 'sandbox-gustav', fault: undefined })
  })

  await test.step('with a used-up balance, the video fails at no cost, and the message says what to do', async () => {
    sandbox.faults.add('quota', 10)
    await generate(page)
    await expect(
      page
        .getByRole('region', { name: 'Video Status' })
        .getByText(
          'This site has used up its balance for the voice service. Nothing was charged. The operator of this site has to fix it. Until then, choose another voice.',
        ),
    ).toBeVisible({ timeout: MAKING_MS })
    await expect(page.getByText('1 of the 3 videos left in your plan')).toBeVisible()
    await expectGoodScreen(page)
    sandbox.faults.clear()
  })

  await test.step('with a new balance, the same video succeeds', async () => {
    await generate(page)
    await page.getByRole('link', { name: 'View Video' }).click({ timeout: MAKING_MS })
    await expect(page).toHaveURL(/\/app\/videos\//)
    await page.getByRole('heading', { name: 'Source' }).click()
    await expect(page.locator('dd').filter({ hasText: 'Gustav (sandbox)' })).toBeVisible()
    await expectToPlay(page)
    const paid = sandbox.received.filter(({ text, fault }) => fault === undefined && GERMAN.includes(text))
    expect(paid.map(({ text }) => text).toSorted()).toEqual(GERMAN.split(/(?<=\.) /u).toSorted())
  })
  const address = page.url()

  await test.step('the operator removes the service', async () => {
    await page.goto('/app/host')
    await page.getByRole('form', { name: 'Voices' }).getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('form', { name: 'Voices' }).getByRole('button', { name: 'Remove' })).toHaveCount(0)
  })

  await test.step('the video still plays, and creating it again asks for another voice', async () => {
    const before = sandbox.received.length
    await page.goto(address)
    await expectToPlay(page)
    await expect(page.getByText('The chosen voice is no longer offered.')).toBeVisible()
    await expectGoodScreen(page)
    await createAgain(page)
    await expect(
      page.getByText(
        'The voice of this video is no longer available. Nothing was charged. Create the video again and choose another one.',
      ),
    ).toBeVisible()
    await page.getByLabel('Voice', { exact: true }).selectOption('Miles')
    await expect(page.getByText('The chosen voice is no longer offered.')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Create new version' })).toBeEnabled()
    expect(sandbox.received).toHaveLength(before)
  })
  await sandbox.close()
  await voice.close()
})

async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate Video' }).click()
  const isShort = page.getByRole('dialog', { name: 'Create a video this short?' })
  await isShort.getByRole('button', { name: /^Create/ }).click()
}

async function createAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Create again' }).click()
}
