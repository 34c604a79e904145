import type { CutTake, HeardWord, RawSpeech } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import { SAMPLE_RATE as RATE } from '../lib/loudness.ts'
import type { Sound } from './find-sounds.ts'
import { timeWords } from './time-words.ts'

/** A cut is moved to a pause that is at most this far away. */
const REACH_SECONDS = 0.35
/** Fitted times can be off by more. */
const APPROXIMATE_REACH_SECONDS = 1.5
/** The shortest part that can be a recording. */
const SHORTEST_SECONDS = 0.5

/**
 * Cuts a recording of several scenes in one take, each time in the pause between two scenes.
 *
 * @param texts the words of the scenes, in order.
 * @throws {StudioError} `sound-unreadable` if it is silent, or a scene has almost no sound.
 */
export async function cutTake(raw: RawSpeech, texts: readonly string[], language: string): Promise<CutTake> {
  const text = texts.join(' ')
  const timed = await timeWords(raw, { text, language })
  if (timed === undefined) {
    throw new StudioError('sound-unreadable', 'The recording contains only silence. Record it again.')
  }
  const { samples, sounds, words, isApproximate } = timed
  const reach = isApproximate ? APPROXIMATE_REACH_SECONDS : REACH_SECONDS
  const cuts = texts.slice(0, -1).map((_, i) => {
    const textEnd = texts.slice(0, i + 1).join(' ').length
    const before = words.findLast(({ from }) => from < textEnd)
    const after = words.find(({ from }) => from >= textEnd)
    const begin = before?.end ?? 0
    return pauseNear(sounds, (begin + (after?.start ?? begin)) / 2, reach)
  })
  const edges = [0, ...cuts, samples.length / RATE]
  const parts = texts.map((_, i) => samples.slice(Math.round(edges[i]! * RATE), Math.round(edges[i + 1]! * RATE)))
  const short = parts.findIndex(({ length }) => length < SHORTEST_SECONDS * RATE)
  if (short >= 0) {
    const message = `The words of scene ${short + 1} were not found in the recording. Read all scenes in order, or record them one by one.`
    throw new StudioError('sound-unreadable', message)
  }
  const heard = raw.heard && texts.map((_, i) => within(raw.heard!, edges[i]!, edges[i + 1]!))
  return { parts, isApproximate, ...(heard && { heard }) }
}

/** Returns the words that begin in a part, in seconds of the part. */
function within(words: readonly HeardWord[], from: number, to: number): HeardWord[] {
  return words
    .filter(({ start }) => start >= from && start < to)
    .map(({ word, start, end }) => ({ word, start: start - from, end: Math.min(end, to) - from }))
}

/** Returns the middle of the nearest pause, or the time itself if none is near. */
function pauseNear(sounds: readonly Sound[], seconds: number, reach: number): number {
  const pauses = sounds.slice(1).map(({ start }, i) => ({ start: sounds[i]!.end, end: start }))
  const distance = ({ start, end }: Sound): number => Math.max(0, start - seconds, seconds - end)
  const nearest = pauses.reduce<Sound | undefined>(
    (best, pause) => (best === undefined || distance(pause) < distance(best) ? pause : best),
    undefined,
  )
  if (nearest === undefined || distance(nearest) > reach) return seconds
  return (nearest.start + nearest.end) / 2
}
