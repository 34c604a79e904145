import { DEFAULT_CAPTION_STYLE, DEFAULT_FORMAT } from '@dayreel/catalogue'
import {
  hashText,
  type Measure,
  readText,
  type Storyboard,
  STORYBOARD_VERSION,
  StudioError,
  type Writer,
  type WriteRequest,
} from '@dayreel/storyboard'
import { enhancePrompt } from './enhance-prompt.ts'
import { followWords } from './follow-words.ts'
import { FRAMEWORKS } from './frameworks/index.ts'
import { CLOSES, CODAS, LIST_HOOKS } from './list-story-lines.ts'
import { OPENING_LINES } from './opening-lines.ts'
import { CHAPTERS } from './stories/chapters.ts'
import { SHARED_STORIES } from './stories/shared.ts'
import { MYTHS } from './stories/list-myths.ts'
import { THEMES } from './stories/list-items.ts'
import { sentencesOf } from './sentences-of.ts'
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
    check,
    write: writeStoryboard,
    enhance: enhancePrompt,
    sentencesOf,
    followWords,
  }
}

async function writeStoryboard(request: WriteRequest, measure: Measure, signal: AbortSignal): Promise<Storyboard> {
  signal.throwIfAborted()
  check(request)
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

/** @throws {StudioError} `language-not-written`, and as `readText` */
function check(request: Pick<WriteRequest, 'text' | 'kind'>): void {
  const { kind, language } = readText(request)
  if (kind === 'script' || language === 'en') return
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
  throw new StudioError(
    'language-not-written',
    `The built-in writer only writes English, and this subject looks ${name}. Paste a script, or choose another subject.`,
  )
}
