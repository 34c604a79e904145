import type { TextFault } from '../faults.ts'
import type { ReadRequest } from './read-request.ts'
import type { VideoWords } from './write-about-subject.ts'

/** Adds a typical content error of models to the words, if the fault requests one. */
export function faultyWords(
  draft: VideoWords,
  fault: TextFault | undefined,
  { subject, sources }: ReadRequest,
): VideoWords {
  const [first, ...others] = draft.scenes
  if (first === undefined) return draft
  switch (fault) {
    case 'uncounted':
      return { ...draft, scenes: draft.scenes.map((scene) => ({ ...scene, item: null })) }
    case 'long-hook': {
      const words = `${draft.hook.words} I can tell you in a very long sentence that nobody will hear to its end`
      return { ...draft, hook: { ...draft.hook, words } }
    }
    case 'repeats':
      return { ...draft, scenes: [first, ...others, { ...first, shows: `${first.shows}, later` }] }
    case 'markdown':
      return { ...draft, scenes: [{ ...first, words: `**${first.words}** [music swells] 🎉` }, ...others] }
    case 'nothing-shown':
      return {
        ...draft,
        scenes: [{ ...first, shows: `the concept of ${subject.length > 0 ? 'freedom' : 'hope'}` }, ...others],
      }
    case 'hook-again':
      return { ...draft, scenes: [{ ...first, words: `${draft.hook.words} ${first.words}` }, ...others] }
    case 'copied':
      return { ...draft, scenes: [{ ...first, words: sources[0] ?? first.words }, ...others] }
    case 'invented-year':
      return { ...draft, scenes: [{ ...first, words: `${first.words} It began in 1743.` }, ...others] }
    case 'invented-name':
      return { ...draft, scenes: [{ ...first, words: `${first.words} They met Ebenezer Crumb.` }, ...others] }
    default:
      return draft
  }
}
