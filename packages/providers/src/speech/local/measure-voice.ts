import { LocalModelError } from '../../local/local-model-error.ts'
import { saveSpeed } from '../../local/model-files.ts'
import { ProviderError } from '../../provider-error.ts'
import { sampleLine } from '../sample-lines.ts'
import { createLocalVoiceClient, type LocalVoiceOptions } from './create-local-voice-client.ts'
import { divideWords } from './divide-words.ts'

/**
 * Measures and saves a model's speed. Its first voice speaks one sentence in its language, which also shows whether the
 * model runs at all.
 *
 * @returns seconds of speech per second, without the time for starting.
 * @throws {LocalModelError} `unsupported` if the model does not run here.
 */
export async function measureVoice(options: LocalVoiceOptions, signal: AbortSignal): Promise<number> {
  const { model, folder } = options
  await using open = new AsyncDisposableStack()
  const client = createLocalVoiceClient(options)
  open.defer(() => client.close())
  const { voice, languages } = model.voices[0]!
  const call = { ...sampleLine(languages), voice, pace: 1 }
  const words = divideWords(call.text, call.language)
  const speak = () =>
    client.say(call, words, signal).catch((cause: unknown) => {
      if (!(cause instanceof ProviderError)) throw cause
      throw new LocalModelError('unsupported', cause.forHost, { cause })
    })
  await speak() // Starts the process and loads the files.
  const started = performance.now()
  const { samples, sampleRate } = client.read(await speak(), call)
  const speed = samples.length / sampleRate / ((performance.now() - started) / 1_000)
  if (samples.every((sample) => sample === 0)) {
    throw new LocalModelError('unsupported', `${model.label} speaks only silence on this computer.`)
  }
  await saveSpeed(folder, model, speed)
  return speed
}
