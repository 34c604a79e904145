import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createStandInVoice, toWav } from '@dayreel/studio/testing'
import { test as base } from '@playwright/test'

/** The words that the fake microphone repeats. */
export const SAID = 'The old lighthouse had been dark for a hundred years.'
/** The same words with one added and one changed. */
export const SAID_OTHERWISE = 'The old wooden lighthouse had been dark for a million years.'

/** The test function for journeys in a browser whose fake microphone plays a voice. */
export const test = base.extend<object, { voiceFile: string; deviatingFile: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires this parameter
  voiceFile: [async ({}, use) => use(await record('voice', SAID)), { scope: 'worker' }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires this parameter
  deviatingFile: [async ({}, use) => use(await record('deviating', SAID_OTHERWISE)), { scope: 'worker' }],
  launchOptions: [
    async ({ voiceFile }, use, { project }) => {
      const { args = [], ...options } = project.use.launchOptions ?? {}
      const microphone = [
        '--use-fake-ui-for-media-stream', // Without it, this browser has no microphone.
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-audio-capture=${voiceFile}`,
      ]
      await use({ ...options, args: [...args, ...microphone] })
    },
    { scope: 'worker' },
  ],
  permissions: ['microphone'],
})

async function record(name: string, text: string): Promise<string> {
  const voice = createStandInVoice()
  const { samples } = await voice.speak(text, { speed: 1, signal: new AbortController().signal })
  await voice.close()
  const file = join(process.env['E2E_FOLDER']!, `${name}-${process.pid}.wav`)
  await writeFile(file, toWav(samples))
  return file
}
