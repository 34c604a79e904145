import {
  DEFAULT_CAPTION_STYLE,
  DEFAULT_FORMAT,
  MAX_SUBJECT_CODE_POINTS,
  MAX_TEXT_CODE_POINTS,
} from '@dayreel/catalogue'
import {
  countCodePoints,
  detectLanguage,
  hashText,
  isSubject,
  type Measure,
  type Storyboard,
  STORYBOARD_VERSION,
  StudioError,
  type TextKind,
  type Writer,
  type WriteRequest,
} from '@dayreel/storyboard'
import { enhancePrompt } from './enhance-prompt.ts'
import { followWords } from './follow-words.ts'
import { FRAMEWORKS } from './frameworks/index.ts'
import { CLOSES, CODAS, LIST_HOOKS } from './list-story-lines.ts'
import { OPENING_LINES } from './opening-lines.ts'
import { readInstruction } from './read-instruction.ts'
import { CHAPTERS } from './stories/chapters.ts'
import { SHARED_STORIES } from './stories/shared.ts'
import { MYTHS } from './stories/list-myths.ts'
import { THEMES } from './stories/list-items.ts'
import { sentencesOf } from './sentences-of.ts'
import { titleOf } from './title-of.ts'
import { writeScript } from './write-script.ts'
import { writeSubject } from './write-subject.ts'

/** The embedded writer: scripts in any language word for word, subjects in English along the nine frameworks. */
export function createWriter(): Writer {
  const texts = hashText(
    JSON.stringify([
      FRAMEWORKS,
      SHARED_STORIES,
      CHAPTERS,
      OPENING_LINES,
      LIST_HOOKS,
      CODAS,
      CLOSES,
      THEMES,
      [...MYTHS.values()],
    ]),
  ).toString(36)
  return {
    id: `embedded-writer-10-${texts}`,
    read: readText,
    write: writeStoryboard,
    titleOf,
    readInstruction,
    enhance: enhancePrompt,
    sentencesOf,
    followWords,
  }
}

async function writeStoryboard(request: WriteRequest, measure: Measure, signal: AbortSignal): Promise<Storyboard> {
  signal.throwIfAborted()
  const { kind, language } = readText(request)
  const measureScene = async (text: string): Promise<number> => {
    signal.throwIfAborted()
    return await measure(text, language)
  }
  const written =
    kind === 'subject'
      ? await writeSubject(request, FRAMEWORKS[request.template], measureScene)
      : await writeScript(request, language, measureScene)
  const { template, style, quality, voice, music, notes, seed } = request
  return {
    version: STORYBOARD_VERSION,
    language,
    template,
    style,
    quality,
    voice,
    music,
    format: DEFAULT_FORMAT,
    captions: true,
    captionStyle: DEFAULT_CAPTION_STYLE,
    notes,
    seed,
    world: { palette: '', figure: '', light: '' },
    ...written,
  }
}

function readText({ text, kind: wanted }: Pick<WriteRequest, 'text' | 'kind'>): { kind: TextKind; language: string } {
  if (!/[\p{L}\p{N}]/u.test(text)) throw new StudioError('text-empty', 'Write a subject or a script first.')
  const length = countCodePoints(text)
  if (length > MAX_TEXT_CODE_POINTS) {
    throw new StudioError(
      'text-too-long',
      `This text has ${length.toLocaleString('en')} characters; at most ${MAX_TEXT_CODE_POINTS.toLocaleString('en')} can be read.`,
    )
  }
  const language = detectLanguage(text)
  if (wanted === 'subject' && !isSubject(text)) throw subjectTooLong(text)
  const kind = wanted ?? (isSubject(text) ? 'subject' : 'script')
  if (kind === 'subject' && language !== 'en') throw languageNotWritten(language)
  return { kind, language }
}

/** The lines and stories of the built-in writer have room for one short line. */
function subjectTooLong(text: string): StudioError {
  const subject = readInstruction(text)?.suggestedSubject
  const example = subject ? `, such as “${subject}”` : ''
  return new StudioError(
    'subject-too-long',
    `An idea is one sentence of at most ${MAX_SUBJECT_CODE_POINTS} characters${example}. Shorten this one, or choose Script to have it spoken as it stands.`,
  )
}

function languageNotWritten(language: string): StudioError {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
  return new StudioError(
    'language-not-written',
    `The built-in writer only writes English, and this subject looks ${name}. Paste a script, or choose another subject.`,
  )
}
