import { MAX_NOTES_CHARACTERS } from '@dayreel/catalogue'
import { TAIL_SECONDS } from '@dayreel/storyboard/base'
import type { Question } from '../model/language-model.ts'
import { unitOf, unitsIn } from '../words/count-units.ts'
import { DIALOGUE_WORDS, SHOWN, VIDEO_WORDS, type Shown, type VideoWords } from '../words/words-schema.ts'
import type { ScriptRequest, SubjectRequest } from '@dayreel/storyboard'
import type { ZodType } from 'zod'
import type { SourceText } from '../../facts/fact-source.ts'
import { describeSources } from './describe-sources.ts'
import { formulaOf } from './frameworks/index.ts'
import { languageOf } from './language-of.ts'
import { DIALOGUE_RULE, METADATA_RULES, MOST_FORMULA_CHARACTERS, PICTURE_RULES, NARRATION_RULES } from './rules.ts'
import { plain, tagged } from './tagged.ts'
import { describePreviousVideos } from './describe-previous-videos.ts'

const SCENE_UNITS = { words: 11, characters: 24 }

export function askForVideoWords(
  request: SubjectRequest,
  promised: number | undefined,
  { sources = [], isDialogue = false }: { sources?: readonly SourceText[]; isDialogue?: boolean } = {},
): Question & { schema: ZodType<VideoWords> } {
  const lines = [
    ...linesOfSubject(request, promised),
    isDialogue ? DIALOGUE_RULE : '',
    ...linesOfChannel(request),
    describeSources(sources),
  ]
  return {
    name: 'words',
    schema: isDialogue ? DIALOGUE_WORDS : VIDEO_WORDS,
    instructions: rulesOf(request),
    turns: [{ by: 'user', text: lines.filter((line) => line !== '').join('\n\n') }],
  }
}

/** Returns the rules for the words and pictures of every video of a framework. */
export function rulesOf({ framework }: Pick<SubjectRequest, 'framework'>): string {
  return `${NARRATION_RULES}\nHow to tell the story:${formulaOf(framework)}${PICTURE_RULES}${METADATA_RULES}`.trim()
}

/** Returns the lines of a prompt about one subject: the subject, its language, its length, and the items of a list. */
export function linesOfSubject(
  { subject, language, durationSeconds }: Pick<SubjectRequest, 'subject' | 'language' | 'durationSeconds'>,
  promised: number | undefined,
): string[] {
  const unit = unitOf(language)
  const units = unitsIn(durationSeconds - TAIL_SECONDS, language)
  const scenes = Math.max(promised ?? 0, Math.round(units / SCENE_UNITS[unit]))
  return [
    tagged('subject', subject),
    languageOf({ language }),
    `Length: hook and scenes have about ${units} ${unit} in total, in about ${scenes} scenes.`,
    promised === undefined
      ? 'This is not a numbered list. Set "item" to null in every scene, unless the subject promises a number of items.'
      : `This is a list of exactly ${promised} items. Each item has its own scene, with its number in "item". The first words of the scene say the number.`,
  ]
}

/** Returns the lines of a prompt that are the same for all videos of a channel. */
export function linesOfChannel(request: Pick<SubjectRequest, 'formula' | 'told' | 'style' | 'notes'>): string[] {
  const { formula = '', told: previousVideos = [] } = request
  const lines = [
    formula === ''
      ? ''
      : `The channel’s own instructions. If they contradict the instructions above, follow these:\n${tagged('channel', formula.slice(0, MOST_FORMULA_CHARACTERS))}`,
    lookOf(request),
    previousVideos.length === 0
      ? ''
      : `The channel already made these videos. Choose another aspect of the subject, and write a different title, hook, sentences and pictures:\n${tagged('told', describePreviousVideos(previousVideos))}`,
  ]
  return lines.filter((line) => line !== '')
}

export function askForScriptPictures(request: ScriptRequest): Question & { schema: ZodType<Shown> } {
  const scenes = request.scenes.map((text, i) => `<scene number="${i + 1}">${plain(text)}</scene>`)
  const lines = [
    `These are the spoken scenes of a video. Describe the picture of each scene: ${scenes.length} entries in "shown", in this order.`,
    scenes.join('\n'),
    languageOf(request),
    lookOf(request),
  ]
  return {
    name: 'shown',
    schema: SHOWN,
    instructions:
      `You describe the pictures of a short vertical video. Its words are given, and do not change.\n${PICTURE_RULES}${METADATA_RULES}`.trim(),
    turns: [{ by: 'user', text: lines.filter((line) => line !== '').join('\n\n') }],
    counts: { shown: scenes.length },
  }
}

function lookOf({ style, notes }: { style: string; notes: string }): string {
  const drawn = style === 'None' ? '' : `The style of the pictures is “${style}”.`
  if (notes.trim() === '') return drawn
  return `${drawn}\nThe user’s notes about mood and pictures:\n${tagged('notes', notes.slice(0, MAX_NOTES_CHARACTERS))}`.trim()
}
