import { type LayerMove, type SoundEffects, type TitleCardId, type Transition } from '@dayreel/catalogue'
import {
  type DrawnLayer,
  type EffectsPlan,
  endCardSecondsOf,
  type SoundEffect,
  type Storyboard,
  type WordTime,
} from '@dayreel/storyboard'
import { SAMPLE_RATE } from '../lib/loudness.ts'
import { CLEAR_SECONDS } from '../score/effects/add-effects.ts'
import { spokenTimes } from './time-layers.ts'
import { transitionInto } from './transition-into.ts'

/** How far effects are below the voice, and the shortest time between two of them. */
const LEVELS: Readonly<Record<Exclude<SoundEffects, 'off'>, { belowVoiceLu: number; apartSeconds: number }>> = {
  subtle: { belowVoiceLu: 29, apartSeconds: 1 },
  lively: { belowVoiceLu: 25, apartSeconds: 0.15 },
}
const OF_TRANSITIONS: Readonly<Record<Transition, SoundEffect>> = {
  cut: 'tick',
  fade: 'whoosh',
  push: 'swish',
  zoom: 'whoosh',
  flash: 'shutter',
}
const OF_MOVES: Readonly<Record<LayerMove, SoundEffect>> = {
  cut: 'tick',
  fade: 'pen',
  left: 'swish',
  right: 'swish',
  above: 'thud',
  below: 'swish',
  pop: 'pop',
  slap: 'slap',
  'walk-left': 'tick',
  'walk-right': 'tick',
}
const OF_TITLE_CARDS: Readonly<Record<TitleCardId, SoundEffect>> = {
  band: 'page',
  plate: 'pop',
  outline: 'swish',
  cover: 'hit',
}
/** Seconds by which a riser begins before the last scene, which it leads to. */
const RISER_SECONDS = 0.85

/** A scene on the video's time line. `startSeconds` counts from the start of the video. */
type HeardScene = { startSeconds: number; words: readonly WordTime[] }
type Effect = { sound: SoundEffect; seconds: number }

/**
 * Places the sound effects of a video: at its transitions, the entrances of its layers and its cards. Where two are too
 * close, the first one stays.
 *
 * @param boardLayers the layers of each scene's board. Default: no boards.
 * @param seconds length of the video, including its end card.
 * @returns undefined if the video has no effects.
 */
export function placeEffects(
  storyboard: Storyboard,
  {
    scenes,
    boardLayers = [],
    seconds,
  }: { scenes: readonly HeardScene[]; boardLayers?: readonly (readonly DrawnLayer[])[]; seconds: number },
): EffectsPlan | undefined {
  const { soundEffects } = storyboard
  if (soundEffects !== 'subtle' && soundEffects !== 'lively') return undefined
  const { belowVoiceLu, apartSeconds } = LEVELS[soundEffects]
  const words = scenes
    .flatMap(({ startSeconds, words: spoken }) => spoken.map(({ start }) => startSeconds + start))
    .toSorted((a, b) => a - b)
  const effects = [
    ...cardEffects(storyboard, seconds),
    ...transitionEffects(storyboard, scenes, soundEffects),
    ...layerEffects(storyboard, scenes),
    ...boardEffects(boardLayers, scenes),
  ].toSorted((a, b) => a.seconds - b.seconds)
  const kept: Effect[] = []
  for (const effect of effects) {
    const placed = { ...effect, seconds: afterWordStart(effect.seconds, words) }
    if (placed.seconds - (kept.at(-1)?.seconds ?? -Infinity) >= apartSeconds) kept.push(placed)
  }
  return {
    sounds: kept.map(({ sound, seconds: start }) => ({ sound, startSample: Math.round(start * SAMPLE_RATE) })),
    belowVoiceLu,
    wordStarts: words.map((start) => Math.round(start * SAMPLE_RATE)),
  }
}

function cardEffects({ brand }: Storyboard, seconds: number): Effect[] {
  const { titleCard, endCard } = brand ?? {}
  return [
    ...(titleCard ? [{ sound: OF_TITLE_CARDS[titleCard.design], seconds: 0 }] : []),
    ...(endCard ? [{ sound: 'ding' as const, seconds: seconds - endCardSecondsOf(brand) }] : []),
  ]
}

function transitionEffects(
  storyboard: Storyboard,
  scenes: readonly HeardScene[],
  soundEffects: 'subtle' | 'lively',
): Effect[] {
  const cuts = scenes.flatMap(({ startSeconds }, i): Effect[] => {
    const transition = i === 0 ? undefined : transitionInto(storyboard, i)
    return transition === undefined ? [] : [{ sound: OF_TRANSITIONS[transition], seconds: startSeconds }]
  })
  const last = cuts.at(-1)
  // The point of a story usually comes in its last scene.
  if (last === undefined || soundEffects === 'subtle' || cuts.length < 2) return cuts
  return [
    ...cuts.slice(0, -1),
    { sound: 'riser', seconds: last.seconds - RISER_SECONDS },
    { sound: 'hit', seconds: last.seconds },
  ]
}

function layerEffects({ scenes: given }: Storyboard, scenes: readonly HeardScene[]): Effect[] {
  return given.flatMap(({ layers = [] }, i) =>
    layers.map(({ enter = 'cut', words }) => ({
      sound: OF_MOVES[enter],
      seconds: scenes[i]!.startSeconds + entranceOf(words, scenes[i]!),
    })),
  )
}

function boardEffects(boards: readonly (readonly DrawnLayer[])[], scenes: readonly HeardScene[]): Effect[] {
  return boards.flatMap((layers, i) =>
    layers.flatMap(({ sound, words }) =>
      sound === undefined ? [] : { sound, seconds: scenes[i]!.startSeconds + entranceOf(words, scenes[i]!) },
    ),
  )
}

/** Returns the seconds from the start of a scene until the first word of a range. */
function entranceOf(range: { from: number; to: number } | undefined, { words }: HeardScene): number {
  return (range && spokenTimes(range, words)?.start) ?? 0
}

/** If an effect would begin together with a word, moves it after the first sound of the word. */
function afterWordStart(seconds: number, words: readonly number[]): number {
  let start = seconds
  for (const word of words) if (word - 0.01 <= start && start < word + CLEAR_SECONDS) start = word + CLEAR_SECONDS
  return start
}
