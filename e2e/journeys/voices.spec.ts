import { expect } from '@playwright/test'
import { createSandboxSpeech } from '@dayreel/sandbox'
import { createStandInVoice } from '@dayreel/studio/testing'
import { enter } from '../lib/enter.ts'
import { expectGoodScreen } from '../lib/expect-good-screen.ts'
import { testOnOwnSite as test } from '../lib/test-on-own-site.ts'

const KEY = 'sk-of-this-journey-1234'
const GERMAN = 'Der Leuchtturm war hundert Jahre lang dunkel. Eines Nachts ging seine Lampe wieder an.'

test('the operator connects voices, and the form of a German script offers a German voice first', async ({ page }) => {
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

  await test.step('the script decides the order, and the filters the choice', async () => {
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
  await sandbox.close()
  await voice.close()
})
