import type { KeptSteps } from './kept-steps.ts'
import { pack, unpack } from './lib/pack.ts'
import { fromPcm, toPcm } from './lib/pcm.ts'
import type { Narrator, Speech, SpeechRequest } from './ports.ts'
import type { Storyboard, WordTime } from './storyboard.ts'

/** The speech of every scene, and what decides it: the same key is the same speech. */
export type ScenesSpeech = { speeches: Speech[]; keys: unknown[] }

/**
 * The narration of all scenes, each made or found by itself.
 *
 * @param onScene called after each scene with how many of how many are done.
 */
export async function narrateScenes(
  storyboard: Storyboard,
  narrator: Narrator,
  steps: KeptSteps,
  { signal, onScene }: { signal: AbortSignal; onScene: (done: number, count: number) => void },
): Promise<ScenesSpeech> {
  const { language, voice, pace } = storyboard
  const requests = storyboard.scenes.map(({ text }): SpeechRequest => ({ text, language, voice, pace }))
  const keys = requests.map((request) => ({ narrator: narrator.id, request }))
  let done = 0
  const speeches = await Promise.all(
    requests.map(async (request, i) => {
      const bytes = await steps.part('narrate', keys[i], async () => packSpeech(await narrator.speak(request, signal)))
      onScene(++done, storyboard.scenes.length)
      return unpackSpeech(bytes)
    }),
  )
  return { speeches, keys }
}

/** How many seconds each scene's speech would take, found without making it. */
export function measureScenes(storyboard: Storyboard, narrator: Narrator, signal: AbortSignal): Promise<number[]> {
  const { language, voice, pace, scenes } = storyboard
  return Promise.all(scenes.map(({ text }) => narrator.measure({ text, language, voice, pace }, signal)))
}

type SpeechHeader = { seconds: number; words: WordTime[] }

function packSpeech({ samples, seconds, words }: Speech): Uint8Array {
  return pack({ seconds, words } satisfies SpeechHeader, [toPcm(samples)])
}

function unpackSpeech(bytes: Uint8Array): Speech {
  const { header, parts } = unpack(bytes)
  const { seconds, words } = header as SpeechHeader
  return { seconds, words, samples: fromPcm(parts[0]!) }
}
