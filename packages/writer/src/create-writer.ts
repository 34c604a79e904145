import { hashText, readText, StudioError, type Writer, type WriteRequest } from '@dayreel/storyboard'
import { enhancePrompt } from './enhance-prompt.ts'
import { FRAMEWORKS } from './frameworks/index.ts'
import { CLOSES, CODAS, LIST_HOOKS } from './list-story-lines.ts'
import { OPENING_LINES } from './opening-lines.ts'
import { CHAPTERS } from './stories/chapters.ts'
import { SHARED_STORIES } from './stories/shared.ts'
import { MYTHS } from './stories/list-myths.ts'
import { THEMES } from './stories/list-items.ts'
import { showScript } from './show-script.ts'
import { writeSubject } from './write-subject.ts'

/** As people and settings call it. */
const BUILT_IN = 'built-in'

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
    name: BUILT_IN,
    check,
    tell(request, measure, { signal }) {
      return writeSubject(request, FRAMEWORKS[request.framework], async (text) => {
        signal.throwIfAborted()
        return await measure(text, request.language)
      })
    },
    async show(request, { signal }) {
      signal.throwIfAborted()
      return showScript(request)
    },
    async enhance(text, kind) {
      return enhancePrompt(text, kind)
    },
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
