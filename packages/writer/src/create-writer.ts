import { readText, StudioError, type Writer, type WriteRequest } from '@dayreel/storyboard'
import { CONTENT_ID } from './content-id.ts'
import { enhancePrompt } from './enhance-prompt.ts'
import { FRAMEWORKS } from './frameworks/index.ts'
import { examples, offerFor, taleNamed } from './offer/offer-for.ts'
import { showScript } from './show-script.ts'
import { writeTale } from './write-tale.ts'
import { writeSubject } from './write-subject.ts'

/** As people and settings call it. */
const BUILT_IN = 'built-in'

/** The embedded writer: scripts in any language word for word, subjects in English along the nine frameworks. */
export function createWriter(): Writer {
  return {
    id: `embedded-writer-${CONTENT_ID}`,
    name: BUILT_IN,
    check,
    offer(request) {
      check(request)
      return offerFor(request)
    },
    examples,
    tell(request, measure, { signal }) {
      const heard = async (text: string): Promise<number> => {
        signal.throwIfAborted()
        return await measure(text, request.language)
      }
      if (request.tale !== undefined) return writeTale(request, taleNamed(request.tale), heard)
      return writeSubject(request, FRAMEWORKS[request.framework], heard)
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
