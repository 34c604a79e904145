import { joinTexts, MAX_DURATION_SECONDS, MAX_PACE_CHANGE } from '@dayreel/catalogue'
import { StudioError } from '../errors.ts'
import type { WriteRequest } from '../write-request.ts'
import { TAIL_SECONDS } from '../tail.ts'
import { roughSeconds } from './rough-seconds.ts'
import { splitScript } from './split-script.ts'
import { spokenTogether } from './spoken-together.ts'
import { splitWords } from './words.ts'

export type ScriptPlan = {
  /** The text of each scene. */
  texts: string[]
  /** The pace that brings the script closest to the requested length. */
  pace: number
  /** The video's length in seconds at the fastest pace. */
  fastestSeconds: number
}

/**
 * Seconds of speech after which a script is far too long. The rest of such a script is estimated instead of measured.
 */
const MEASURED_SECONDS = 150
const MEASURED_TOGETHER = 8
const FASTEST = 1 + MAX_PACE_CHANGE
const SLOWEST = 1 - MAX_PACE_CHANGE

/**
 * Splits a script into scenes and finds its pace. Given words keep their scenes.
 *
 * @param measure returns the length of a text at pace 1, in seconds, including the pause after it.
 */
export async function planScript(
  { text, durationSeconds, words }: Pick<WriteRequest, 'text' | 'durationSeconds' | 'words'>,
  language: string,
  measure: (text: string) => Promise<number>,
): Promise<ScriptPlan> {
  const texts = words === undefined ? splitScript(text, language) : words.scenes.map((scene) => scene.text)
  const seconds = await speechSeconds(
    spokenTogether(texts).map(([from, to]) => joinTexts(texts.slice(from, to)).text),
    measure,
  )
  const ratio = seconds / (durationSeconds - TAIL_SECONDS)
  return {
    texts,
    // The pace is clamped to the allowed range, so that a script at the limit stays within it.
    pace: Math.round(Math.min(FASTEST, Math.max(SLOWEST, ratio)) * 1_000) / 1_000,
    fastestSeconds: seconds / FASTEST + TAIL_SECONDS,
  }
}

/** @throws {StudioError} `script-too-long` if the script exceeds 90 seconds at the fastest pace. */
export function refuseLongScript({ fastestSeconds, texts }: ScriptPlan, language: string): void {
  const over = fastestSeconds - MAX_DURATION_SECONDS
  if (over <= 0) return
  const seconds = Math.ceil(over)
  const part = over / (fastestSeconds - TAIL_SECONDS)
  const words = Math.max(1, Math.ceil(splitWords(texts.join(' '), language).length * part))
  throw new StudioError(
    'script-too-long',
    `This script is ${seconds} ${seconds === 1 ? 'second' : 'seconds'} too long for a ${MAX_DURATION_SECONDS}-second video, even read fast. ` +
      `Cut about ${words} ${words === 1 ? 'word' : 'words'}.`,
  )
}

async function speechSeconds(texts: readonly string[], measure: (text: string) => Promise<number>): Promise<number> {
  let seconds = 0
  let reckoned = 0
  for (let at = 0; at < texts.length; at += MEASURED_TOGETHER) {
    if (seconds > MEASURED_SECONDS) {
      const rest = texts.slice(at).reduce((sum, each) => sum + roughSeconds(each), 0)
      return seconds + (rest * seconds) / reckoned
    }
    const batch = texts.slice(at, at + MEASURED_TOGETHER)
    for (const length of await Promise.all(batch.map(measure))) seconds += length
    for (const text of batch) reckoned += roughSeconds(text)
  }
  return seconds
}
