import { MAX_DURATION_SECONDS, MAX_VIDEO_SECONDS, NO_SOUND_EFFECTS } from '@dayreel/catalogue'
import type { CaptionPage } from '../caption/caption.ts'
import { captionLookOf } from '../caption/choose-look.ts'
import { pageCaptions } from '../caption/page-captions.ts'
import { type DrawnLayer, endCardSecondsOf, type Ports, type Storyboard, type WordTime } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import type { KeptSteps } from '../kept/kept-steps.ts'
import { narrateScenes, type NarrateOptions } from './narrate-scenes.ts'
import { samplesInFrame, timeScenes } from '../render/timing.ts'
import { hearClips } from './hear-clips.ts'
import { placeEffects } from './place-effects.ts'
import { mixScenes } from './score-scenes.ts'

/** Everything that follows from the narration: all lengths, the sound, and the times of the words on screen. */
export type SpokenScenes<Plan> = {
  scenes: {
    startFrame: number
    seconds: number
    words: readonly WordTime[]
    pages: CaptionPage[]
    /** Whether the times of the words are only a proportional fit. */
    isApproximate: boolean
  }[]
  /** Length of the whole video in frames. */
  frames: number
  /** The storyboard with the voices that speak. */
  storyboard: Plan
  /** Interleaved stereo, 48 kHz, as long as the video. */
  sound: Float32Array<ArrayBuffer>
}

/**
 * Narrates all scenes and mixes the sound of the video.
 *
 * @throws {StudioError} `script-too-long`
 */
export async function speakScenes<Plan extends Storyboard>(
  planned: Plan,
  ports: Pick<Ports, 'narrators' | 'score' | 'readMusic' | 'openClip'>,
  steps: KeptSteps,
  options: NarrateOptions & {
    /** Returns the layers of each scene's board. Called only if the video has sound effects. */
    boardLayers?: () => Promise<(readonly DrawnLayer[])[]>
  },
): Promise<SpokenScenes<Plan>> {
  const speech = await steps.timed('narrate', () => narrateScenes(planned, ports.narrators, steps, options))
  const { storyboard } = speech
  const { framesPerSecond } = storyboard
  const { sceneFrames, frames, samples } = timeScenes(
    speech.speeches.map(({ seconds }) => seconds),
    framesPerSecond,
    endCardSecondsOf(storyboard.brand),
  )
  refuseTooLong(frames / framesPerSecond - endCardSecondsOf(storyboard.brand))
  const startFrames = startsOf(sceneFrames)
  const starts = startFrames.map((frame) => frame * samplesInFrame(framesPerSecond))
  const effects = placeEffects(storyboard, {
    ...(storyboard.soundEffects !== NO_SOUND_EFFECTS && { boardLayers: (await options.boardLayers?.()) ?? [] }),
    scenes: speech.speeches.map(({ words }, i) => ({ startSeconds: startFrames[i]! / framesPerSecond, words })),
    seconds: frames / framesPerSecond,
  })
  const heard = await hearClips(storyboard, sceneFrames, ports.openClip)
  const sound = await steps.timed('score', () =>
    mixScenes(storyboard, speech, { starts, samples, effects, heard }, ports, steps, options.signal),
  )
  const { maxWords, maxColumns } = captionLookOf(storyboard).caption
  const pageSize = { maxWords, maxColumns }
  const scenes = storyboard.scenes.map(({ text }, i) => ({
    startFrame: startFrames[i]!,
    seconds: speech.speeches[i]!.seconds,
    words: speech.speeches[i]!.words,
    isApproximate: speech.speeches[i]!.isApproximate === true,
    pages: pageCaptions(text, speech.speeches[i]!.words, {
      language: storyboard.language,
      sceneSeconds: sceneFrames[i]! / framesPerSecond,
      ...pageSize,
    }),
  }))
  return { scenes, frames, sound, storyboard }
}

function startsOf(lengths: readonly number[]): number[] {
  let start = 0
  return lengths.map((length) => (start += length) - length)
}

/** @throws {StudioError} `script-too-long` if the video is longer than the limit. */
export function refuseTooLong(seconds: number): void {
  if (seconds <= MAX_VIDEO_SECONDS) return
  const over = Math.ceil(seconds - MAX_DURATION_SECONDS)
  throw new StudioError(
    'script-too-long',
    `This video would last ${Math.round(seconds)} seconds, ${over} over the limit of ${MAX_DURATION_SECONDS}. Shorten its words.`,
  )
}
