import { BOARD_LOOK, FASTEST_PACE, SLOWEST_PACE } from '@dayreel/catalogue'
import { NO_FACTS } from '../facts/facts.ts'
import { GIVEN_BY, type GivenWords } from '../given-words.ts'
import { hashText } from '../random.ts'
import type { Scene, Storyboard } from '../storyboard.ts'
import { STORYBOARD_VERSION } from '../storyboard-version.ts'
import { TAIL_SECONDS } from '../tail.ts'
import { planScript, refuseLongScript } from '../text/plan-script.ts'
import { readText } from '../text/read-text.ts'
import { castSpeakers } from './cast-speakers.ts'
import { pronunciationsIn } from '../pronounce/spell-out.ts'
import type { Measure, Reader, Words, WordsFault, WriteOptions, Writer } from '../writer.ts'
import { storyboardChoicesOf } from '../video-choices.ts'
import type { TextKind, WriteRequest } from '../write-request.ts'
import type { Ports } from '../ports.ts'
import { chooseWriter } from '../choose-engines.ts'
import { chooseLook } from '../board/choose-look.ts'
import { addBoards, describesBoards } from './add-boards.ts'
import { settleAround } from './settle-around.ts'
import { expandSheet } from './expand-sheet.ts'
import { writeUnlikePrevious } from './write-unlike-previous.ts'

export type WrittenStoryboard = {
  storyboard: Storyboard
  /** Requirements that the words still do not meet after a second request. */
  faults: WordsFault[]
}

/** Relative length difference up to which the pace stays at 1. */
const NEAR_ENOUGH = 0.003

/**
 * Gets a video's words from the writer, or uses those that the user provides, and plans the storyboard: splits a script
 * into scenes, sets the pace and writes the picture prompts. The rules are the same for every writer.
 *
 * @throws {StudioError} as `Writer.check`, `writer-gone`, `writer-failed`, `script-too-long`, `too-alike`
 */
export async function writeStoryboard(
  request: WriteRequest,
  {
    reader,
    writers,
    offers,
    boardArtist,
    iconNames,
  }: Pick<Ports, 'writers' | 'reader' | 'boardArtist' | 'iconNames'> & Partial<Pick<Ports, 'offers'>>,
  measure: Measure,
  options: WriteOptions,
): Promise<WrittenStoryboard> {
  const { signal } = options
  signal.throwIfAborted()
  const measured = measureUntil(signal, measure)
  if (request.words !== undefined) {
    const given = { ...request, words: request.words }
    const written = await writeUnlikePrevious(request, reader, async () =>
      write(given, { reader, offers }, await planGiven(given, measured)),
    )
    return { ...written, storyboard: withCover(chooseLook(written.storyboard, boardArtist)) }
  }
  const writer = chooseWriter({ writers }, request.writer)
  writer.check(request)
  const written = await writeUnlikePrevious(request, reader, async (attempt) =>
    write(attempt, { reader, offers }, await haveWritten(attempt, writer, measured, options)),
  )
  const areDescribed = iconNames !== undefined && describesBoards(written.storyboard, writer)
  const looked = { ...written, storyboard: withCover(chooseLook(written.storyboard, boardArtist, { areDescribed })) }
  return iconNames ? addBoards(looked, { writer, iconNames }, options) : looked
}

/**
 * Shows the first scene of a video with boards on its thumbnail, because its board shows the title's subject. Writers
 * choose the scene with the strongest painted picture.
 */
function withCover(storyboard: Storyboard): Storyboard {
  const { look, thumbnail, scenes } = storyboard
  return look === BOARD_LOOK ? { ...storyboard, thumbnail: { ...thumbnail, sceneId: scenes[0]!.id } } : storyboard
}

/** The words of a video, and the pace at which they are spoken. */
type Planned = { words: Words; by: string; kind: TextKind; language: string; pace: number }

type Planning = { reader: Reader; offers: Ports['offers'] | undefined }

function write(request: WriteRequest, { reader, offers }: Planning, planned: Planned): WrittenStoryboard {
  const { words: written, by, kind, language, pace } = planned
  const words = { ...written, ...settleAround(request, written, { kind, language }) }
  const cast = castSpeakers({ voice: request.voice, language }, offers?.voice)
  const scenes = scenesOf(words, request, reader, cast)
  const spelled = pronunciationsIn(scenes.map(({ text }) => text).join(' '), language, request.pronunciations)
  const storyboard: Storyboard = {
    version: STORYBOARD_VERSION,
    title: words.title,
    description: words.description,
    hashtags: words.hashtags,
    language,
    ...storyboardChoicesOf(request),
    captions: true,
    seed: request.seed,
    pace,
    world: {},
    madeBy: {
      words: words.by ?? by,
      ...(request.illustrator !== undefined && { pictures: request.illustrator }),
    },
    ...(spelled.length > 0 && { pronunciations: spelled }),
    thumbnail: { sceneId: scenes[words.thumbnail.scene]!.id, text: words.thumbnail.text },
    ...(words.sheet.length > 0 && { sheet: words.sheet }),
    ...(words.sources && { sources: words.sources }),
    ...(words.unsourced && { unsourced: words.unsourced }),
    scenes,
  }
  return { storyboard, faults: [...words.faults, ...missingFacts(request, words, kind)] }
}

async function haveWritten(
  request: WriteRequest,
  writer: Writer,
  measure: Measure,
  options: WriteOptions,
): Promise<Planned> {
  const { name: by } = writer
  const { text, title, template, durationSeconds, style, notes, seed, told, formula, tale, facts } = request
  const { kind, language } = readText(request)
  const shared = { language, style, notes, seed }
  if (kind === 'subject') {
    const subject = { ...shared, subject: text, framework: template, durationSeconds }
    const more = {
      ...(told && { told }),
      ...(formula && { formula }),
      ...(tale !== undefined && { tale }),
      ...(facts !== NO_FACTS && { facts }),
    }
    const words = await writer.tell({ ...subject, ...more }, measure, options)
    return { words, by, kind, language, pace: paceFor(words.seconds, durationSeconds - TAIL_SECONDS) }
  }
  const plan = await planScript(request, language, (part) => measure(part, language))
  refuseLongScript(plan, language)
  const script = { ...shared, ...(title !== undefined && { title }), script: text, scenes: plan.texts }
  const words = await writer.show(script, options)
  return { words, by, kind, language, pace: plan.pace }
}

/** Plans words that the user provides. They are measured like a script, because their length is also fixed. */
async function planGiven(request: WriteRequest & { words: GivenWords }, measure: Measure): Promise<Planned> {
  const { kind, language } = readText(request)
  const plan = await planScript(request, language, (part) => measure(part, language))
  refuseLongScript(plan, language)
  const { thumbnail, ...given } = request.words
  const words = { ...given, thumbnail: { scene: 0, text: thumbnail }, faults: [], calls: [] }
  return { words, by: GIVEN_BY, kind, language, pace: plan.pace }
}

/** Returns a notice if the request wants facts and the writer cannot look them up. */
function missingFacts({ facts }: WriteRequest, { sources }: Words, kind: TextKind): WordsFault[] {
  if (facts === NO_FACTS || kind === 'script' || sources !== undefined) return []
  return [{ check: 'facts', sentence: 'Only a language model looks up facts, so this video has none.' }]
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

/** @param cast the voices of the speakers, that of speaker 1 first. */
function scenesOf(
  { title, scenes, sheet }: Words,
  { notes, seed }: WriteRequest,
  reader: Reader,
  cast: readonly string[],
): Scene[] {
  const prompts = reader.picture(scenes, { title, notes })
  return scenes.map(({ text, shows, speaker = 1, board }, i) => {
    const voice = cast[(speaker - 1) % cast.length]!
    const imagePrompt = shows === '' ? prompts[i]! : expandSheet(shows, sheet)
    return {
      id: `s${i + 1}`,
      text,
      imagePrompt,
      seed: sceneSeed(seed, i),
      written: { text, imagePrompt },
      ...(voice !== cast[0] && { voice }),
      ...(board && { board }),
    }
  })
}

/** Returns a scene's own picture seed: a 31-bit number that depends on the video's seed and the scene's index. */
function sceneSeed(seed: number, index: number): number {
  return hashText(`${seed}/scene/${index}`) >>> 1
}
