import { languageName } from '@dayreel/catalogue'
import { type OfferRequest, readText, refuseUnknown, type Writer } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import { CONTENT_ID } from './content-id.ts'
import { enhancePrompt } from './enhance-prompt.ts'
import { examples, offerFor, taleFor } from './offer/offer-for.ts'
import { showScript } from './show-script.ts'
import { frameworkOf } from './story-files/read-stories.ts'
import { writeSubject } from './write-subject.ts'
import { writeTale } from './write-tale.ts'

/** As people and settings call it. */
const BUILT_IN = 'built-in'

/** The embedded writer: scripts in any language word for word; of subjects, in English, what its stories have. */
export function createWriter(): Writer {
  return {
    id: `embedded-writer-${CONTENT_ID}`,
    name: BUILT_IN,
    check,
    offer(request) {
      checkLanguage(request)
      return offerFor(request)
    },
    examples,
    close: async () => undefined,
    async tell(request, measure, { signal }) {
      signal.throwIfAborted()
      const asked = { ...request, text: request.subject, kind: 'subject' as const, template: request.framework }
      check(asked)
      const heard = async (text: string): Promise<number> => {
        signal.throwIfAborted()
        return await measure(text, request.language)
      }
      const told = taleFor(asked)
      if (told === undefined) return writeSubject(request, frameworkOf(request.framework), heard)
      return writeTale(request, told, heard)
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

/** @throws {StudioError} `subject-unknown`, and as `checkLanguage`, `offerFor` */
function check(request: OfferRequest): void {
  checkLanguage(request)
  refuseUnknown(offerFor(request))
}

/** @throws {StudioError} `language-not-written`, and as `readText` */
function checkLanguage(request: OfferRequest): void {
  const { kind, language } = readText(request)
  if (kind === 'script' || language === 'en') return
  throw new StudioError(
    'language-not-written',
    `The built-in writer only writes English, and this subject looks ${languageName(language)}. Paste a script, or write the subject in English.`,
  )
}
