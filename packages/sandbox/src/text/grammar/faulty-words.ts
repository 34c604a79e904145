import type { TextFault } from '../faults.ts'
import type { ReadRequest } from './read-request.ts'
import type { VideoWords } from './write-about-subject.ts'

/** Adds a typical content error of models to the words, if the fault requests one. */
export function faultyWords(
  told: VideoWords,
  fault: TextFault | undefined,
  { subject, sources }: ReadRequest,
): VideoWords {
  const [first, ...others] = told.scenes
  if (first === undefined) return told
  switch (fault) {
    case 'uncounted':
      return { ...told, scenes: told.scenes.map((scene) => ({ ...scene, item: null })) }
    case 'long-hook': {
      const words = `${told.hook.words} I can tell you in a very long sentence that nobody will hear to its end`
      return { ...told, hook: { ...told.hook, words } }
    }
    case 'repeats':
      return { ...told, scenes: [first, ...others, { ...first, shows: `${first.shows}, later` }] }
    case 'markdown':
      return { ...told, scenes: [{ ...first, words: `**${first.words}** [music swells] 🎉` }, ...others] }
    case 'nothing-shown':
      return {
        ...told,
        scenes: [{ ...first, shows: `the concept of ${subject.length > 0 ? 'freedom' : 'hope'}` }, ...others],
      }
    case 'hook-again':
      return { ...told, scenes: [{ ...first, words: `${told.hook.words} ${first.words}` }, ...others] }
    case 'copied':
      return { ...told, scenes: [{ ...first, words: sources[0] ?? first.words }, ...others] }
    case 'invented-year':
      return { ...told, scenes: [{ ...first, words: `${first.words} It began in 1743.` }, ...others] }
    case 'invented-name':
      return { ...told, scenes: [{ ...first, words: `${first.words} They met Ebenezer Crumb.` }, ...others] }
    default:
      return told
  }
}
