// The process that loads Piper's voices and speaks with them.
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { serveModel } from '../../../local/process/serve-model.ts'
import type { TimedPiece } from '../../to-word-times.ts'
import { joinParts } from '../join-parts.ts'
import type { OnnxModule, OnnxSession } from '../onnx.ts'
import type { Spoken } from '../speech-messages.ts'
import { countTokens, type SoundedWord, splitSounds } from '../split-sounds.ts'
import { timeWords } from '../time-words.ts'
import { exposeLengths } from './expose-lengths.ts'
import { loadEspeak, type Reader } from './load-espeak.ts'
import type { PiperRequest, PiperToLoad } from './piper-messages.ts'
import { LETTER_READERS } from './read-letters.ts'
import { soundWords } from './sound-words.ts'
import { EDGES, LETTERS, SOUNDS } from './symbols.ts'

/** How much the sound and the lengths vary. All voices in the list were trained with these values. */
const NOISE = 0.667
const LENGTH_NOISE = 0.8
/** Samples of one unit of the model's lengths. */
const FRAME_SAMPLES = 256
const PAUSE_SECONDS = 0.2
const MOST_SYMBOLS = 256
/** Maximum number of loaded voices. It is enough for a dialogue of two. */
const MOST_LOADED = 2

serveModel({ load, answer })

type Voice = { session: OnnxSession; lengths: string | undefined; symbols: number }

async function load({ engine, sounds, threads }: PiperToLoad) {
  const { default: onnx } = (await import(pathToFileURL(engine).href)) as { default: OnnxModule }
  let espeak: ReturnType<typeof loadEspeak> | undefined
  return {
    onnx,
    threads,
    espeak: () => (espeak ??= loadEspeak(sounds)),
    voices: new Map<string, Promise<Voice>>(),
  }
}

type Loaded = Awaited<ReturnType<typeof load>>

async function answer(loaded: Loaded, request: PiperRequest, { signal }: { signal: AbortSignal }): Promise<Spoken> {
  const { words, reads, sampleRate } = request
  const voice = await useVoice(loaded, request.model)
  const { read, alphabet } = await chooseReader(loaded, reads)
  const sentences = soundWords(words, { read, alphabet, symbols: voice.symbols })
  const pause = new Float32Array(Math.round(PAUSE_SECONDS * sampleRate))
  const spoken: Float32Array[] = []
  let pieces: TimedPiece[] | undefined = []
  let sampleCount = 0
  const parts = sentences.flatMap((sentence) => splitSounds(sentence).map((part, i) => ({ part, isFirst: i === 0 })))
  for (const { part, isFirst } of parts) {
    signal.throwIfAborted()
    if (isFirst && spoken.length > 0) {
      spoken.push(pause)
      sampleCount += pause.length
    }
    const { samples, lengths } = await speak(loaded, voice, part, request)
    const place = {
      sampleCount: samples.length,
      start: sampleCount / sampleRate,
      sampleRate,
      frameSamples: FRAME_SAMPLES,
    }
    const timed = lengths && timeWords(part, lengths, place)
    pieces = timed && pieces?.concat(timed)
    spoken.push(samples)
    sampleCount += samples.length
  }
  return { samples: joinParts(spoken), sampleRate, pieces }
}

async function speak(
  { onnx }: Loaded,
  { session, lengths }: Voice,
  words: readonly SoundedWord[],
  { pace, number }: Pick<PiperRequest, 'pace' | 'number'>,
): Promise<{ samples: Float32Array; lengths: number[] | undefined }> {
  const { first, last, filler } = EDGES
  const symbols = [first, filler, ...words.flatMap(({ tokens }) => tokens).flatMap((token) => [token, filler]), last]
  const integers = (values: readonly number[], sizes: readonly number[]) =>
    new onnx.Tensor('int64', BigInt64Array.from(values, BigInt), sizes)
  const outputs = await session.run({
    input: integers(symbols, [1, symbols.length]),
    input_lengths: integers([symbols.length], [1]),
    scales: new onnx.Tensor('float32', Float32Array.of(NOISE, 1 / pace, LENGTH_NOISE), [3]),
    ...(session.inputNames.includes('sid') && { sid: integers([number ?? 0], [1]) }),
  })
  const samples = outputs['output']?.data
  if (!(samples instanceof Float32Array)) throw new Error('the model returned no sound')
  const own = lengths === undefined ? undefined : outputs[lengths]?.data
  const isWhole = own instanceof Float32Array && own.length === symbols.length
  return { samples, lengths: isWhole ? mergeFillers(own, countTokens(words)) : undefined }
}

/** Adds the length of each filler to the symbol before it. Returns a length for each token, and for each edge. */
function mergeFillers(lengths: Float32Array, tokenCount: number): number[] {
  const merged = Array.from({ length: tokenCount + 1 }, (_, i) => lengths[2 * i]! + lengths[2 * i + 1]!)
  return [...merged, lengths.at(-1)!]
}

async function chooseReader(loaded: Loaded, reads: PiperRequest['reads']) {
  if ('letters' in reads) return { read: LETTER_READERS[reads.letters], alphabet: LETTERS[reads.letters] }
  const read: Reader = (await loaded.espeak())(reads.sounds)
  return { read, alphabet: SOUNDS }
}

/** Loads a voice, or returns the loaded one. The least recently used voice is released. */
async function useVoice(loaded: Loaded, path: string): Promise<Voice> {
  const { voices } = loaded
  const voice = voices.get(path) ?? loadVoice(loaded, path)
  voices.delete(path)
  voices.set(path, voice)
  voice.catch(() => voices.delete(path))
  for (const [other, unused] of [...voices].slice(0, -MOST_LOADED)) {
    voices.delete(other)
    await unused.then(({ session }) => session.release()).catch(() => undefined)
  }
  return voice
}

async function loadVoice({ onnx, threads }: Loaded, path: string): Promise<Voice> {
  const { file, lengths, symbols = MOST_SYMBOLS } = exposeLengths(await readFile(path))
  const session = await onnx.InferenceSession.create(file, {
    executionProviders: ['cpu'],
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  })
  return { session, lengths, symbols }
}
