import { expect } from '@playwright/test'
import { createSandboxSpeech } from '@dayreel/sandbox'
import { createNarrator } from '@dayreel/studio/planning'
import { createStandInVoice } from '@dayreel/studio/testing'
import { enter } from '../lib/enter.ts'
import { expectGoodScreen } from '../lib/expect-good-screen.ts'
import { say } from '../lib/say.ts'
import { testOnOwnSite as test } from '../lib/test-on-own-site.ts'

const KEY = 'sk-of-this-journey-5678'
const GERMAN = 'Der Leuchtturm war hundert Jahre lang dunkel. Eines Nachts ging seine Lampe wieder an.'
const { signal } = new AbortController()

test('the operator connects a transcription server, and a creator lets it transcribe a recording', async ({ page }) => {
  const voice = createStandInVoice()
  const narrator = createNarrator({ threads: 1 })
  const sandbox = await createSandboxSpeech({ key: KEY, voice: voice.speak })
  sandbox.transcription.learn(GERMAN, await voice.speak(GERMAN, { speed: 1, signal }))
  const probe = { text: 'The old clock stopped at noon.', language: 'en', voice: 'dr-voice-miles', pace: 1 }
  sandbox.transcription.learn(probe.text, { ...(await narrator.speak(probe, signal)), sampleRate: 48_000 })

  await test.step('a wrong key is refused, and the right one is saved', async () => {
    await enter(page)
    await page.goto('/app/host')
    await page.getByRole('button', { name: 'Connect a Server' }).click()
    const form = page.getByRole('form', { name: 'Transcription' })
    await form.getByLabel('Provider').selectOption('openai-compatible')
    await form.getByLabel('Address').fill(sandbox.transcription.baseUrl)
    await form.getByLabel('Key (optional)', { exact: true }).fill('sk-wrong')
    await form.getByRole('button', { name: 'Test and Save' }).click()
    await expect(form.getByRole('alert')).toContainText('the key was refused')
    await form.getByLabel('Key (optional)', { exact: true }).fill(KEY)
    await form.getByLabel('Price of a minute of sound').fill('0.006')
    await form.getByRole('button', { name: 'Test and Save' }).click()
    await expect(form.getByText(/^Saved\. openai-compatible\/whisper-1 answered in /)).toBeVisible()
    await expectGoodScreen(page)
  })

  await test.step('the app asks the creator for consent before a transcription', async () => {
    await page.goto('/app/create-video')
    await page.getByRole('button', { name: 'Use a recording of your voice' }).click()
    await expect(page.getByText('May your recordings be sent to the transcription server of this site?')).toBeVisible()
    await expectGoodScreen(page)
    await page.getByRole('button', { name: 'Allow', exact: true }).click()
    await expect(page.getByText('Your recordings may be sent to the transcription server of this site.')).toBeVisible()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Upload a file' }).click()
    await (await chooser).setFiles(await say(GERMAN))
    await expect(page.getByLabel('Words of the recording')).toHaveValue(GERMAN)
    await expectGoodScreen(page)
    await page.getByRole('button', { name: 'Use this recording' }).click()
    await expect(page.getByLabel('Script or subject')).toHaveValue(GERMAN)
    await expect(page.getByText('This voice does not speak German')).toHaveCount(0)
  })

  await test.step('the answer is stored, and the user can change it', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Use a recording of your voice' }).click()
    await page.getByRole('button', { name: 'Stop sending recordings' }).click()
    await expect(page.getByText('Recordings stay on this site.')).toBeVisible()
  })
  await sandbox.close()
  await voice.close()
  await narrator.close()
})
