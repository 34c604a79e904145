import { createNarrator } from '@dayreel/studio/planning'
import { createTransport } from 'nodemailer'
import type { TestedService } from '@dayreel/contract'
import { readConfig, type Config } from '#config'
import { describeSettings } from '#config/describe-settings.ts'
import { missingLimit } from '#costs/missing-limit.ts'
import { testLanguageModel } from '#costs/test-language-model.ts'
import { testPhotos } from '#costs/test-photos.ts'
import { testTranscription } from '#costs/test-transcription.ts'
import { testPictures } from '#costs/test-pictures.ts'
import { testVoices } from '#costs/test-voices.ts'
import { checkPayments, checkPlatforms, elapsed, type Checked } from './check-outside.ts'
import { readCommandLine } from '#processes/read-command-line.ts'
import { endWith } from '#processes/run-process.ts'
import { UsageError } from '#errors/usage-error.ts'
import { createStorage } from '#storage/create-storage.ts'

const USAGE = `Usage: npm run check [-- --settings]
  Checks whether each outside service is configured and answers, with the time and the cost of a tiny real call.
  --settings  prints all settings with their descriptions instead.
  Exit status: 0 everything configured answers, 1 something does not, 2 a setting has to be changed.`
const TIMEOUT_MS = 10_000

/** `npm run check`: checks all outside services. Exits with 1 if a configured service does not answer. */
async function main(): Promise<void> {
  const { options } = readCommandLine({ name: 'npm run check', usage: USAGE, options: { settings: 'switch' } })
  if (options.settings === true) {
    for (const { name, description } of describeSettings()) process.stdout.write(`${name}\n  ${description}\n`)
    return
  }
  const config = readConfig(process.env)
  const [words, voices, transcription, ...others] = await Promise.all([
    checkWords(config),
    checkVoices(config),
    checkTranscription(config),
    checkFiles(config),
    checkMail(config),
    checkPayments(config),
  ])
  const checked = [
    words,
    voices,
    transcription,
    await checkPictures(config),
    ...(await checkPhotos(config)),
    ...others,
    ...(await checkPlatforms(config)),
  ]
  for (const { name, isWrong = false, sentence, warning } of checked) {
    process.stdout.write(`${isWrong ? '✗' : '✓'} ${name}: ${sentence}\n`)
    if (warning !== undefined) process.stdout.write(`! ${name}: ${warning}\n`)
  }
  process.exitCode = checked.some(({ isWrong }) => isWrong) ? 1 : 0
}

async function checkWords({ models, sandboxProviders }: Config): Promise<Checked> {
  if (models.text === undefined) {
    const sentence = sandboxProviders
      ? 'a stand-in that npm start starts; TEXT_PROVIDER is not set.'
      : 'the built-in writer, a local model, or the model that is connected on the “This Site” page; TEXT_PROVIDER is not set.'
    return { name: 'Words', sentence }
  }
  const tested = await testLanguageModel(models.text)
  return { name: 'Words', ...withCost(tested), ...(tested.isWorking && missingLimit(models)) }
}

async function checkVoices({ models }: Config): Promise<Checked> {
  const name = 'Voices'
  if (models.speech === undefined) {
    const sentence =
      'the built-in voices, and those that are connected on the “This Site” page; SPEECH_PROVIDER is not set.'
    return { name, sentence }
  }
  return { name, ...withCost(await testVoices(models.speech)) }
}

async function checkPictures({ models: { pictures } }: Config): Promise<Checked> {
  const name = 'Pictures'
  if (pictures === undefined) {
    const sentence =
      'the built-in painter, and the image model that is connected on the “This Site” page; PICTURES_PROVIDER is not set.'
    return { name, sentence }
  }
  const { isWorking, sentence } = await testPictures(pictures)
  return { name, sentence, isWrong: !isWorking }
}

async function checkPhotos({ models: { photos } }: Config): Promise<Checked[]> {
  const tested = await Promise.all(photos.services.map(testPhotos))
  return tested.map(({ isWorking, sentence }) => ({ name: 'Photographs', sentence, isWrong: !isWorking }))
}

async function checkTranscription({ models }: Config): Promise<Checked> {
  const name = 'Transcription'
  if (models.transcription === undefined) {
    const sentence = 'none, or the server that is connected on the “This Site” page; TRANSCRIPTION_PROVIDER is not set.'
    return { name, sentence }
  }
  const narrator = createNarrator({ threads: 1 })
  try {
    return { name, ...withCost(await testTranscription(models.transcription, narrator)) }
  } finally {
    await narrator.close()
  }
}

function withCost({ isWorking, sentence, dollars }: TestedService): Omit<Checked, 'name'> {
  if (!isWorking) return { isWrong: true, sentence }
  const cost = dollars === null ? 'The cost is unknown, because no prices are set.' : `It cost $${dollars.toFixed(6)}.`
  return { sentence: `${sentence} ${cost}` }
}

async function checkFiles(config: Config): Promise<Checked> {
  const { s3 } = config.files
  const place = s3 === undefined ? config.dataFolder : `the bucket ${s3.bucket}`
  const started = performance.now()
  try {
    await createStorage(config).probe()
    return { name: 'Storage', sentence: `${place} is writable, ${elapsed(started)}.` }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    return { name: 'Storage', isWrong: true, sentence: error.message }
  }
}

async function checkMail({ mail: { smtpUrl } }: Config): Promise<Checked> {
  if (smtpUrl === undefined) return { name: 'Mail', sentence: 'the outbox page; SMTP_URL is not set.' }
  const transport = createTransport({ url: smtpUrl, connectionTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS })
  const started = performance.now()
  const fault = await transport.verify().then(
    () => undefined,
    (error: unknown) => error as { code?: string },
  )
  transport.close()
  if (fault === undefined) return { name: 'Mail', sentence: `the mail server answers, ${elapsed(started)}.` }
  const sentence = fault.code === 'EAUTH' ? 'the mail server refuses the name or password of SMTP_URL.' : 'the mail server of SMTP_URL does not answer.' // prettier-ignore
  return { name: 'Mail', isWrong: true, sentence }
}

await main().catch(endWith)
