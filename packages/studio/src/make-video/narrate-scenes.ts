import { NO_VOICE } from '@dayreel/catalogue'
import { cutSpeech } from './cut-speech.ts'
import type { KeptSteps } from '../kept/kept-steps.ts'
import { pack, unpack } from '../kept/pack.ts'
import { fromPcm, toPcm } from '../lib/pcm.ts'
import { spokenRuns } from './spoken-runs.ts'
import {
  chooseNarrator,
  type Narrator,
  type Speech,
  type SpeechContext,
  type StepStore,
  type Storyboard,
} from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'

/** The speech of every scene, with its keys. Equal keys mean equal speech. */
export type ScenesSpeech = { speeches: Speech[]; keys: unknown[] }

/**
 * The narration, and the storyboard with the voices that speak it. If a service failed, these are its fallback voices.
 */
export type Narration<Plan> = ScenesSpeech & { storyboard: Plan }

export type NarrateOptions = {
  signal: AbortSignal
  /** A cache for the answers of a hosted voice. */
  kept?: StepStore
  onScene: (done: number, count: number) => void
}

/**
 * Makes the narration of all scenes, or finds it in the store. Scenes are handled separately, but a sentence that spans
 * several scenes is spoken in one run, which is then cut. If a service with a fallback fails, the fallback speaks all
 * of its scenes, so that no video mixes them.
 *
 * @param onScene called after each scene with the number of finished scenes and the total number.
 */
export async function narrateScenes<Plan extends Storyboard>(
  storyboard: Plan,
  narrators: readonly Narrator[],
  steps: KeptSteps,
  options: NarrateOptions,
): Promise<Narration<Plan>> {
  try {
    return { ...(await narrate(storyboard, narrators, steps, options)), storyboard }
  } catch (error) {
    options.signal.throwIfAborted()
    const isFailed = error instanceof StudioError && error.code === 'voice-failed'
    const replaced = isFailed ? replaceVoices(storyboard, narrators) : undefined
    if (replaced === undefined) throw error
    return { ...(await narrate(replaced, narrators, steps, options)), storyboard: replaced }
  }
}

/** Replaces the voices of all services that have a fallback. Returns undefined if none has one for this language. */
function replaceVoices<Plan extends Storyboard>(storyboard: Plan, narrators: readonly Narrator[]): Plan | undefined {
  const { language, voice, scenes } = storyboard
  const replace = (from: string): string => {
    const { fallback } = chooseNarrator({ narrators }, from)
    if (fallback === undefined) return from
    return chooseNarrator({ narrators }, fallback).speaks(language, fallback) ? fallback : from
  }
  const replaced = {
    ...storyboard,
    voice: replace(voice),
    scenes: scenes.map((scene) => (scene.voice === undefined ? scene : { ...scene, voice: replace(scene.voice) })),
  }
  return JSON.stringify(replaced) === JSON.stringify(storyboard) ? undefined : replaced
}

async function narrate(
  storyboard: Storyboard,
  narrators: readonly Narrator[],
  steps: KeptSteps,
  { signal, kept, onScene }: NarrateOptions,
): Promise<ScenesSpeech> {
  const runs = spokenRuns(storyboard)
  const { framesPerSecond } = storyboard
  const { length: count } = storyboard.scenes
  let done = 0
  const spoken = await Promise.all(
    runs.map(async ({ request, parts }, i) => {
      const narrator = chooseNarrator({ narrators }, request.voice)
      const key = { narrator: narrator.id, request }
      const bytes = await steps.part('narrate', key, async () =>
        packSpeech(await narrator.speak(request, signal, kept, contextOf(runs, i))),
      )
      done += parts.length
      onScene(done, count)
      const speech = unpackSpeech(bytes)
      if (parts.length === 1) return [{ speech, key }]
      const lengths = parts.map(({ length }) => length)
      return cutSpeech(speech, parts, framesPerSecond).map((part, i) => ({
        speech: part,
        key: { ...key, lengths, framesPerSecond, part: i },
      }))
    }),
  )
  const scenes = spoken.flat()
  return { speeches: scenes.map(({ speech }) => speech), keys: scenes.map(({ key }) => key) }
}

/** The words that are spoken directly before and after a part. The words of a silent scene are not spoken. */
function contextOf(runs: readonly { request: { text: string; voice: string } }[], i: number): SpeechContext {
  const [before, after] = [i - 1, i + 1].map((at) => {
    const request = runs[at]?.request
    return request === undefined || request.voice === NO_VOICE ? undefined : request.text
  })
  return { ...(before !== undefined && { before }), ...(after !== undefined && { after }) }
}

type SpeechHeader = Omit<Speech, 'samples'>

function packSpeech({ samples, ...header }: Speech): Uint8Array {
  return pack(header satisfies SpeechHeader, [toPcm(samples)])
}

function unpackSpeech(bytes: Uint8Array): Speech {
  const { header, parts } = unpack(bytes)
  return { ...(header as SpeechHeader), samples: fromPcm(parts[0]!) }
}
