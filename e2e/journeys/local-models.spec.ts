import { expect, type Page } from '@playwright/test'
import { answer } from '../lib/answer.ts'
import { enter } from '../lib/enter.ts'
import { expectGoodScreen } from '../lib/expect-good-screen.ts'
import { answerOf, GERMAN, LARGE, LIST, SMALL, VOICE, withVoice } from '../lib/local-model-answers.ts'
import { testOnOwnSite as test } from '../lib/test-on-own-site.ts'

test('the operator downloads a model, stops, continues and removes it', async ({ page }) => {
  const adding = { name: SMALL.name, step: 'download', doneBytes: 640_417_920, secondsLeft: 240 } as const
  await enter(page)
  await answer(page, { [`GET ${LIST}`]: answerOf({}) })
  await page.goto('/app')
  const start = page.getByRole('region', { name: 'Who writes your videos?' })
  await expect(start).toContainText('The download is 1.3 GB, about 3 min at 50 Mbit/s.')
  await expect(start).toContainText('Kokoro speaks English naturally. Its download is 340 MB, about 54 s.')
  await expect(start).toContainText('needs 2.1 GB of memory, and writes a script of 30 seconds in about 51 s.')
  await expectGoodScreen(page)
  await start.getByRole('link', { name: 'See local models' }).click()
  const model = page.getByRole('region', { name: SMALL.label })
  await expect(model).toContainText('1.3 GB · 2.1 GB of memory · licence Apache-2.0 · a script of 30 s in about 51 s')
  await expect(page.getByRole('button', { name: `Download ${LARGE.label}` })).toBeDisabled()
  await expectGoodScreen(page)

  await test.step('the progress is shown', async () => {
    const downloading = answerOf({ state: 'partial', doneBytes: adding.doneBytes }, { adding })
    await answer(page, { [`POST ${LIST}/${SMALL.name}`]: downloading, [`GET ${LIST}`]: downloading })
    await model.getByRole('button', { name: `Download ${SMALL.label}` }).click()
    await expect(model.getByRole('status')).toHaveText('Downloading: 50 % of 1.3 GB, about 4 min left')
    await expectGoodScreen(page)
  })

  await test.step('a stopped download can continue, and a failure is explained', async () => {
    const sentence =
      'huggingface.co can’t be reached (ENOTFOUND). Check the network, and start the download again to continue it.'
    const stopped = answerOf(
      { state: 'partial', doneBytes: adding.doneBytes },
      { problem: { name: SMALL.name, sentence } },
    )
    await answer(page, { [`POST ${LIST}/${SMALL.name}/stop`]: stopped })
    await model.getByRole('button', { name: `Stop ${SMALL.label}` }).click()
    // The page polls while it shows the button, so the list changes only now.
    await answer(page, { [`GET ${LIST}`]: stopped })
    await expect(model.getByRole('button', { name: `Continue download ${SMALL.label}` })).toBeEnabled()
    await expect(model.getByText(sentence)).toBeVisible()
    await expectGoodScreen(page)
  })

  await test.step('reports a disk that is too small, with the required and the free space', async () => {
    const sentence =
      'Qwen3.5 2B needs 0.9 GB on the disk, and 0.4 GB are free. Free some space, or choose a smaller model.'
    const full = answerOf(
      { state: 'partial', doneBytes: adding.doneBytes },
      { problem: { name: SMALL.name, sentence } },
    )
    await answer(page, { [`POST ${LIST}/${SMALL.name}`]: full, [`GET ${LIST}`]: full })
    await model.getByRole('button', { name: `Continue download ${SMALL.label}` }).click()
    await expect(model.getByText(sentence)).toBeVisible()
    await expectGoodScreen(page)
  })

  await test.step('a model that is ready can be removed', async () => {
    const ready = answerOf({ state: 'ready', speed: 12 })
    await answer(page, { [`POST ${LIST}/${SMALL.name}`]: ready, [`GET ${LIST}`]: ready })
    await model.getByRole('button', { name: `Continue download ${SMALL.label}` }).click()
    await expect(model).toContainText('ready · 12 tokens per second')
    await answer(page, { [`DELETE ${LIST}/${SMALL.name}`]: answerOf({}), [`GET ${LIST}`]: answerOf({}) })
    await model.getByRole('button', { name: `Remove ${SMALL.label}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(model.getByRole('button', { name: `Download ${SMALL.label}` })).toBeEnabled()
  })
})

test('the first page downloads a writer and voices together', async ({ page }) => {
  const adding = { name: SMALL.name, step: 'download', doneBytes: 0, secondsLeft: null } as const
  const both = answerOf({ state: 'partial' }, { adding, waiting: [VOICE.name] })
  const requestedPaths: string[] = []
  page.on('request', (request) => request.method() === 'POST' && requestedPaths.push(new URL(request.url()).pathname))
  await enter(page)
  await answer(page, {
    [`GET ${LIST}`]: answerOf({}),
    [`POST ${LIST}/${SMALL.name}`]: both,
    [`POST ${LIST}/${VOICE.name}`]: both,
  })
  await page.goto('/app')
  const start = page.getByRole('region', { name: 'Who writes your videos?' })
  await expect(start.getByRole('button', { name: 'Download both' })).toBeVisible()
  await expectGoodScreen(page)
  await answer(page, { [`GET ${LIST}`]: both })
  await start.getByRole('button', { name: 'Download both' }).click()
  const voice = page.getByRole('region', { name: VOICE.label })
  await expect(voice.getByRole('status')).toHaveText('Waiting for the other download …')
  await expect(voice.getByRole('button', { name: `Stop ${VOICE.label}` })).toBeEnabled()
  expect(requestedPaths.filter((path) => path.startsWith(LIST))).toEqual([
    `${LIST}/${SMALL.name}`,
    `${LIST}/${VOICE.name}`,
  ])
  await expectGoodScreen(page)
})

test('the operator chooses the language of the voices, and sees their required program before the download', async ({
  page,
}) => {
  const adding = { name: SMALL.name, step: 'download', doneBytes: 0, secondsLeft: null } as const
  const both = answerOf({ state: 'partial' }, { adding, waiting: [GERMAN.name] })
  const requestedPaths: string[] = []
  page.on('request', (request) => request.method() === 'POST' && requestedPaths.push(new URL(request.url()).pathname))
  await enter(page)
  await answer(page, {
    [`GET ${LIST}`]: answerOf({}),
    [`POST ${LIST}/${SMALL.name}`]: both,
    [`POST ${LIST}/${GERMAN.name}`]: both,
  })
  await page.goto('/app')
  const start = page.getByRole('region', { name: 'Who writes your videos?' })
  const language = start.getByRole('combobox', { name: 'Language of the voices' })
  await expect(language).toHaveValue('en')
  await expect(start).not.toContainText('eSpeak NG')
  await language.selectOption('German')
  await expect(start).toContainText('Piper German speaks German naturally. Its download is 126 MB, about 20 s.')
  await expect(start).toContainText('eSpeak NG. It is under the GNU General Public License')
  await expectGoodScreen(page)
  await answer(page, { [`GET ${LIST}`]: both })
  await start.getByRole('button', { name: 'Download both' }).click()
  const voice = page.getByRole('region', { name: GERMAN.label })
  await expect(voice.getByRole('status')).toHaveText('Waiting for the other download …')
  const heading = page.getByRole('heading', { name: 'Voices in German' })
  await expect(heading.locator('xpath=following-sibling::*[1]')).toContainText(GERMAN.notice!)
  await expect(page.getByText(GERMAN.notice!)).toHaveCount(1)
  expect(requestedPaths.filter((path) => path.startsWith(LIST))).toEqual([
    `${LIST}/${SMALL.name}`,
    `${LIST}/${GERMAN.name}`,
  ])
  await expectGoodScreen(page)
})

test.describe('in a language that no voice speaks', () => {
  test.use({ locale: 'tr-TR' })

  test('the first page says so, and offers no voices until the user chooses another language', async ({ page }) => {
    await enter(page)
    await answer(page, { [`GET ${LIST}`]: answerOf({}) })
    await page.goto('/app')
    const start = page.getByRole('region', { name: 'Who writes your videos?' })
    await expect(start.getByRole('combobox', { name: 'Language of the voices' })).toHaveValue('tr')
    await expect(start).toContainText('There are no natural voices in Turkish to download.')
    await expect(start).not.toContainText('naturally')
    await expect(start.getByRole('button', { name: 'Download', exact: true })).toBeVisible()
    await expectGoodScreen(page)
    await start.getByRole('combobox', { name: 'Language of the voices' }).selectOption('German')
    await expect(start).toContainText('Piper German speaks German naturally.')
    await expect(start.getByRole('button', { name: 'Download both' })).toBeVisible()
  })
})

test('without voices to download, the first page says why', async ({ page }) => {
  await enter(page)
  await page.goto('/app')
  const start = page.getByRole('region', { name: 'Who writes your videos?' })
  for (const [change, sentence] of [
    [{ state: 'ready', speed: 2.4 }, 'Natural voices in English are already on this computer.'],
    [{ fits: false }, 'Natural voices in English need more memory than this computer has.'],
  ] as const) {
    await answer(page, { [`GET ${LIST}`]: withVoice(change) })
    await page.reload()
    await expect(start).toContainText(sentence)
    await expect(start.getByRole('combobox')).toHaveCount(0)
    await expect(start.getByRole('button', { name: 'Download', exact: true })).toBeVisible()
  }
})

test('the operator downloads natural voices, hears one, and finds them in the list of voices', async ({ page }) => {
  const sampleVoice = 'local/kokoro/af_heart'
  await enter(page)
  await answer(page, { [`GET ${LIST}`]: withVoice({}) })
  await page.goto('/app/host#models')
  const model = page.getByRole('region', { name: VOICE.label })
  await expect(model).toContainText('340 MB · 1.2 GB of memory · licence Apache-2.0 · a script of 30 s in about 20 s')
  await expectGoodScreen(page)

  await test.step('the voice speaks a sentence before it is used', async () => {
    const adding = { name: VOICE.name, step: 'test', doneBytes: VOICE.bytes, secondsLeft: null } as const
    const testing = withVoice({ state: 'ready' }, { adding })
    await answer(page, { [`POST ${LIST}/${VOICE.name}`]: testing, [`GET ${LIST}`]: testing })
    await model.getByRole('button', { name: `Download ${VOICE.label}` }).click()
    await expect(model.getByRole('status')).toHaveText('Testing the model …')
    await answer(page, { [`GET ${LIST}`]: withVoice({ state: 'ready', speed: 2.4 }) })
    await expect(model).toContainText('ready · 2.4 × real time')
    await expect(model.getByRole('status')).toHaveText(
      'Waiting for the worker. Videos can use the voices in a few seconds.',
    )
    await expectGoodScreen(page)
  })

  await test.step('the operator hears it', async () => {
    await answer(page, {
      [`GET ${LIST}`]: withVoice({ state: 'ready', speed: 2.4, sampleVoice }),
      'POST /api/elevenlabs/voices/preview': { json: { preview_url: '/media/voices/dr-voice-miles.m4a' } },
    })
    const previewRequest = page.waitForRequest((request) => request.url().includes('preview'))
    await model.getByRole('button', { name: `Listen to ${VOICE.label}` }).click()
    expect((await previewRequest).postDataJSON()).toEqual({ voice_id: sampleVoice })
    await expect(model.getByRole('button', { name: `Pause ${VOICE.label}` })).toBeVisible()
    await expectGoodScreen(page)
  })

  await test.step('a voice that was not tested can be tested', async () => {
    await answer(page, { [`GET ${LIST}`]: withVoice({ state: 'ready' }) })
    await page.reload()
    await expect(model.getByRole('button', { name: `Test ${VOICE.label}` })).toBeEnabled()
  })
})

test('if no worker finds the voices, the page stops polling and says so; a button restarts polling', async ({
  page,
}) => {
  let reads = 0
  await page.clock.install()
  await page.route(`**${LIST}`, async (route) => {
    reads += 1
    await route.fulfill(withVoice({ state: 'ready', speed: 2.4 }))
  })
  await enter(page)
  await page.goto('/app/host#models')
  const model = page.getByRole('region', { name: VOICE.label })
  await expect(model.getByRole('status')).toHaveText(/^Waiting for the worker\./)
  const problem = model.getByRole('alert')
  await expect(async () => {
    await page.clock.runFor(30_000)
    await expect(problem).toContainText('no worker on this computer has found them', { timeout: 500 })
  }).toPass()
  await expectGoodScreen(page)
  expect(reads).toBeLessThan(15)
  expect(await countDuringFiveMinutes(page, () => reads)).toBe(0)
  await problem.getByRole('button', { name: 'Check again' }).click()
  await expect(model.getByRole('status')).toHaveText(/^Waiting for the worker\./)
  // This proves that the count notices a page that polls.
  expect(await countDuringFiveMinutes(page, () => reads)).toBeGreaterThan(1)
})

/**
 * Returns by how much a count of requests grows. After each step, the page sends one more request, so that all earlier
 * ones have arrived and are counted.
 */
async function countDuringFiveMinutes(page: Page, count: () => number): Promise<number> {
  const before = count()
  for (let step = 0; step < 10; step += 1) {
    await page.clock.runFor(30_000)
    await page.evaluate(() => fetch('/health/live'))
  }
  return count() - before
}
