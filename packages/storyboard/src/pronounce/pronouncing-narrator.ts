import type { Narrator, SpeechRequest } from '../speech-ports.ts'
import { spellOut } from './spell-out.ts'

/** Makes a narrator speak the spellings of a request's pronunciations. The times are those of the original words. */
export function withPronunciations(narrator: Narrator): Narrator {
  return {
    ...narrator,
    async speak(request, signal, kept, context) {
      const { spelled, restore } = spell(request)
      const speech = await narrator.speak(spelled, signal, kept, context)
      return restore === undefined ? speech : { ...speech, words: restore(speech.words) }
    },
    measure: (request, signal) => narrator.measure(spell(request).spelled, signal),
    estimate: (request) => narrator.estimate(spell(request).spelled),
  }
}

function spell({ pronunciations, ...request }: SpeechRequest) {
  if (pronunciations === undefined) return { spelled: request, restore: undefined }
  const { spoken, restore } = spellOut(request.text, request.language, pronunciations)
  return { spelled: { ...request, text: spoken }, restore }
}
