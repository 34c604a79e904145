import { MAX_DURATION_SECONDS, MAX_PACE_CHANGE } from '@dayreel/catalogue'
import {
  type Scene,
  splitWords,
  spokenTogether,
  StudioError,
  TAIL_SECONDS,
  type WriteRequest,
} from '@dayreel/storyboard'
import { chooseThumbnail, describeScript } from './describe-video.ts'
import { promptFromText } from './prompt-from-text.ts'
import { settlePictures } from './settle-pictures.ts'
import { splitScript } from './split-script.ts'
import { estimateSeconds } from './speech-length.ts'
import { titleOfScript } from './title-of.ts'
import { sceneSeed, type Written } from './write-subject.ts'

/** Past this much speech a script is far too long, and its rest is estimated instead of measured. */
const MEASURED_SECONDS = 150
const MEASURED_TOGETHER = 8

/**
 * Makes a storyboard of a script, word for word.
 *
 * @param measure how long a text takes to say at pace 1, in seconds, with the pause after it.
 * @throws {StudioError} `script-too-long` when it cannot be said in 90 seconds at the fastest pace.
 */
export async function writeScript(
  request: WriteRequest,
  language: string,
  measure: (text: string) => Promise<number>,
): Promise<Written> {
  const texts = splitScript(request.text, language)
  const seconds = await speechSeconds(
    spokenTogether(texts).map(([from, to]) => texts.slice(from, to).join(' ')),
    measure,
  )
  const fastest = 1 + MAX_PACE_CHANGE
  const overSeconds = seconds / fastest + TAIL_SECONDS - MAX_DURATION_SECONDS
  if (overSeconds > 0) throw tooLong(overSeconds, overSeconds / (seconds / fastest), request.text, language)

  const described = describeScript(request.text, language)
  const prompts = settlePictures(
    texts.map((text, index) => ({
      text,
      prompt: promptFromText(text, {
        title: described.title,
        notes: request.notes,
        index,
        before: texts.slice(0, index),
      }),
    })),
  )
  const scenes = texts.map((text, i): Scene => {
    const imagePrompt = prompts[i]!
    return { id: `s${i + 1}`, text, imagePrompt, seed: sceneSeed(request.seed, i), written: { text, imagePrompt } }
  })
  const ratio = seconds / (request.durationSeconds - TAIL_SECONDS)
  return {
    ...described,
    // Rounded inwards, so that a script at the limit stays within it.
    pace: Math.round(Math.min(fastest, Math.max(1 - MAX_PACE_CHANGE, ratio)) * 1_000) / 1_000,
    thumbnail: chooseThumbnail(scenes, titleOfScript(request.text, language), language),
    scenes,
  }
}

async function speechSeconds(texts: readonly string[], measure: (text: string) => Promise<number>): Promise<number> {
  let seconds = 0
  let estimated = 0
  for (let at = 0; at < texts.length; at += MEASURED_TOGETHER) {
    if (seconds > MEASURED_SECONDS) {
      const rest = texts.slice(at).reduce((sum, each) => sum + estimateSeconds(each), 0)
      return seconds + (rest * seconds) / estimated
    }
    const batch = texts.slice(at, at + MEASURED_TOGETHER)
    for (const length of await Promise.all(batch.map(measure))) seconds += length
    for (const text of batch) estimated += estimateSeconds(text)
  }
  return seconds
}

function tooLong(overSeconds: number, part: number, text: string, language: string): StudioError {
  const seconds = Math.ceil(overSeconds)
  const words = Math.max(1, Math.ceil(splitWords(text, language).length * part))
  return new StudioError(
    'script-too-long',
    `This script is ${seconds} ${seconds === 1 ? 'second' : 'seconds'} too long for a ${MAX_DURATION_SECONDS}-second video, even read fast. ` +
      `Cut about ${words} ${words === 1 ? 'word' : 'words'}.`,
  )
}
