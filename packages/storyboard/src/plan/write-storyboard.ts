import { DEFAULT_CAPTION_STYLE, DEFAULT_FORMAT, FASTEST_PACE, SLOWEST_PACE } from '@dayreel/catalogue'
import { hashText } from '../random.ts'
import type { Scene, Storyboard } from '../storyboard.ts'
import { STORYBOARD_VERSION } from '../storyboard-version.ts'
import { TAIL_SECONDS } from '../tail.ts'
import { planScript, refuseLongScript } from '../text/plan-script.ts'
import { readText } from '../text/read-text.ts'
import type { Measure, Reader, Words, WordsFault, WriteOptions, Writer, WriteRequest } from '../writer.ts'
import type { Ports } from '../ports.ts'
import { chooseWriter } from './choose-writer.ts'
import { expandSheet } from './expand-sheet.ts'
import { writeUnlikeTold } from './write-unlike-told.ts'

export type WrittenStoryboard = {
  storyboard: Storyboard
  /** What the words are not, though they were asked to be. */
  faults: WordsFault[]
}

/** Within this part of the length asked for, the pace is left alone. */
const NEAR_ENOUGH = 0.003

/**
 * Has the words of a video written, and plans its storyboard from them: the cut of a script, the pace, the prompt of each picture.
 * Whoever writes, the plan is made by the same rules.
 *
 * @throws {StudioError} as `Writer.check`, `writer-gone`, `writer-failed`, `script-too-long`, `too-alike`
 */
export async function writeStoryboard(
  request: WriteRequest,
  { reader, ...ports }: Pick<Ports, 'writer' | 'moreWriters' | 'reader'>,
  measure: Measure,
  options: WriteOptions,
): Promise<WrittenStoryboard> {
  const { signal } = options
  signal.throwIfAborted()
  const writer = chooseWriter(ports, request.writer)
  writer.check(request)
  return writeUnlikeTold(request, reader, (asked) =>
    write(asked, { writer, reader }, measureUntil(signal, measure), options),
  )
}

async function write(
  request: WriteRequest,
  { writer, reader }: Pick<Ports, 'writer' | 'reader'>,
  measure: Measure,
  options: WriteOptions,
): Promise<WrittenStoryboard> {
  const { words, language, pace } = await haveWritten(request, writer, measure, options)
  const { template, style, quality, voice, music, notes, seed } = request
  const scenes = scenesOf(words, request, reader)
  const storyboard: Storyboard = {
    version: STORYBOARD_VERSION,
    title: words.title,
    description: words.description,
    hashtags: words.hashtags,
    language,
    template,
    style,
    quality,
    format: { ...DEFAULT_FORMAT },
    voice,
    music,
    captions: true,
    captionStyle: DEFAULT_CAPTION_STYLE,
    notes,
    seed,
    pace,
    world: { palette: '', figure: '', light: '' },
    madeBy: { words: words.by ?? writer.name },
    thumbnail: { sceneId: scenes[words.thumbnail.scene]!.id, text: words.thumbnail.text },
    scenes,
  }
  return { storyboard, faults: words.faults }
}

async function haveWritten(
  request: WriteRequest,
  writer: Writer,
  measure: Measure,
  options: WriteOptions,
): Promise<{ words: Words; language: string; pace: number }> {
  const { text, template, durationSeconds, style, notes, seed, told, formula, tale } = request
  const { kind, language } = readText(request)
  const asked = { language, style, notes, seed }
  if (kind === 'subject') {
    const subject = { ...asked, subject: text, framework: template, durationSeconds }
    const more = {
      ...(told && { told }),
      ...(formula && { formula }),
      ...(tale !== undefined && { tale }),
    }
    const words = await writer.tell({ ...subject, ...more }, measure, options)
    return { words, language, pace: paceFor(words.seconds, durationSeconds - TAIL_SECONDS) }
  }
  const plan = await planScript(request, language, (part) => measure(part, language))
  refuseLongScript(plan, text, language)
  const words = await writer.show({ ...asked, script: text, scenes: plan.texts }, options)
  return { words, language, pace: plan.pace }
}

function measureUntil(signal: AbortSignal, measure: Measure): Measure {
  return (text, language) => {
    signal.throwIfAborted()
    return measure(text, language)
  }
}

function paceFor(seconds: number, targetSeconds: number): number {
  const ratio = seconds / targetSeconds
  if (Math.abs(ratio - 1) <= NEAR_ENOUGH) return 1
  return Math.round(Math.min(FASTEST_PACE, Math.max(SLOWEST_PACE, ratio)) * 1_000) / 1_000
}

function scenesOf({ title, scenes, sheet }: Words, { notes, seed }: WriteRequest, reader: Reader): Scene[] {
  const prompts = reader.picture(scenes, { title, notes })
  return scenes.map(({ text, shows }, i) => {
    const imagePrompt = shows === '' ? prompts[i]! : expandSheet(shows, sheet)
    return { id: `s${i + 1}`, text, imagePrompt, seed: sceneSeed(seed, i), written: { text, imagePrompt } }
  })
}

/** A scene's own seed for its picture: a 31-bit number that depends on the video's seed and the scene's place. */
function sceneSeed(seed: number, index: number): number {
  return hashText(`${seed}/scene/${index}`) >>> 1
}
