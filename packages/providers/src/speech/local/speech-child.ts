// The process that loads a model and speaks with it.
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { SaidWord } from '@dayreel/storyboard'
import { serveModel } from '../../local/process/serve-model.ts'
import type { TimedPiece } from '../to-word-times.ts'
import { joinParts } from './join-parts.ts'
import { EDGE_TOKEN, tokenOf } from './kokoro-tokens.ts'
import type { OnnxModule, SoundsModule } from './onnx.ts'
import { SAMPLE_RATE, type Spoken, type SpeechRequest, type SpeechToLoad } from './speech-messages.ts'
import { countTokens, type SoundedWord, splitSounds } from './split-sounds.ts'
import { timeWords } from './time-words.ts'

const STYLE_VALUES = 256
/** Samples of one unit of the model's lengths, and samples per second. */
const UNIT = { frameSamples: 600, sampleRate: SAMPLE_RATE } as const
const SOUND = /[\p{L}\p{M}]/u

serveModel({ load, answer })

async function load({ engine, model, sounds, dictionary, threads }: SpeechToLoad) {
  const [{ default: onnx }, { Language }] = (await Promise.all([
    import(pathToFileURL(engine).href),
    import(pathToFileURL(sounds).href),
  ])) as [{ default: OnnxModule }, SoundsModule]
  const language = new Language()
  const [session] = await Promise.all([
    onnx.InferenceSession.create(model, {
      executionProviders: ['cpu'],
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      logSeverityLevel: 3,
    }),
    language.loadDictionary(dictionary),
  ])
  return { onnx, session, language, styles: new Map<string, Float32Array>() }
}

type Loaded = Awaited<ReturnType<typeof load>>

async function answer(
  loaded: Loaded,
  { words, voice, pace }: SpeechRequest,
  { signal }: { signal: AbortSignal },
): Promise<Spoken> {
  const style = await readStyle(loaded, voice)
  const spoken: Float32Array[] = []
  let pieces: TimedPiece[] | undefined = []
  let sampleCount = 0
  for (const part of splitSounds(readSounds(loaded, words))) {
    signal.throwIfAborted()
    const { samples, lengths } = await speak(loaded, part, { style, pace })
    const start = sampleCount / SAMPLE_RATE
    const timed = lengths && timeWords(part, lengths, { sampleCount: samples.length, start, ...UNIT })
    pieces = timed && pieces?.concat(timed)
    spoken.push(samples)
    sampleCount += samples.length
  }
  return { samples: joinParts(spoken), sampleRate: SAMPLE_RATE, pieces }
}

async function speak(
  { onnx, session }: Loaded,
  words: readonly SoundedWord[],
  { style, pace }: { style: Float32Array; pace: number },
): Promise<{ samples: Float32Array; lengths: Float32Array | undefined }> {
  const tokens = [EDGE_TOKEN, ...words.flatMap((word) => word.tokens), EDGE_TOKEN]
  // A voice has a style for each number of tokens.
  const row = Math.min(countTokens(words), style.length / STYLE_VALUES - 1)
  const { waveform, durations } = await session.run({
    input_ids: new onnx.Tensor('int64', BigInt64Array.from(tokens, BigInt), [1, tokens.length]),
    style: new onnx.Tensor('float32', style.slice(row * STYLE_VALUES, (row + 1) * STYLE_VALUES), [1, STYLE_VALUES]),
    speed: new onnx.Tensor('float32', Float32Array.of(pace), [1]),
  })
  if (!(waveform?.data instanceof Float32Array)) throw new Error('the model returned no sound')
  return { samples: waveform.data, lengths: durations?.data instanceof Float32Array ? durations.data : undefined }
}

/** Finds the tokens of the phonemes of each word. Phonemes that the model does not know are left out. */
function readSounds({ language }: Loaded, words: readonly SaidWord[]): SoundedWord[] {
  const { phonemes, metadata } = language.generate(words.map(({ said }) => ({ type: 'text', value: `${said} ` })))
  return words.map((word, i) => {
    const known = phonemes
      .slice(metadata.wtimes[i], metadata.wdurations[i])
      .filter((symbol) => tokenOf(symbol) !== undefined)
    return {
      ...word,
      tokens: known.map((symbol) => tokenOf(symbol)!),
      sounded: known.findLastIndex((symbol) => SOUND.test(symbol)) + 1,
    }
  })
}

async function readStyle({ styles }: Loaded, path: string): Promise<Float32Array> {
  const known = styles.get(path)
  if (known !== undefined) return known
  const bytes = await readFile(path)
  const style = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  styles.set(path, style)
  return style
}
