import { isPlural } from './find-things.ts'
import { isEmptyNoun, singularOf } from './meaning-units.ts'
import type { SceneWords, Topic } from './scene-words.ts'

const ONE = /^(?:it|its|it's)$/u
const SEVERAL = /^(?:they|them|their|they're)$/u
const NAMING = /^(?:noun|name|person)$/u
/** A pronoun refers to a thing at most this many scenes back. */
const REACH = 2

/**
 * Adds to a scene the thing that its pronoun refers to.
 *
 * @param before the scenes before it, the last one last.
 */
export function withMeant(scene: SceneWords, before: readonly SceneWords[]): SceneWords {
  const meant = meantBy(scene, before)
  return meant === undefined ? scene : { ...scene, meant: meant === 'nothing' ? undefined : meant }
}

/**
 * Finds what the pronoun at the beginning of an English scene means: the first noun of the same number in the nearest
 * earlier scene that has one. Returns `nothing` if the noun is doubtful or no picture shows it, and undefined if there
 * is no such noun or it is the topic.
 */
function meantBy({ terms, language, topic }: SceneWords, before: readonly SceneWords[]): Topic | 'nothing' | undefined {
  if (language !== 'en') return undefined
  const noun = terms.findIndex(({ kind }) => NAMING.test(kind))
  const pronoun = terms
    .slice(0, noun === -1 ? undefined : noun)
    .find(({ word }) => ONE.test(word) || SEVERAL.test(word))
  if (pronoun === undefined) return undefined
  const isSeveral = SEVERAL.test(pronoun.word)
  for (const { things, terms: earlier } of before.slice(-REACH).toReversed()) {
    const meant = earlier.find(
      ({ kind, word, isPossessive }) =>
        kind === 'noun' && !isPossessive && !isEmptyNoun(word) && isPlural(word) === isSeveral,
    )
    if (meant === undefined) continue
    // If there are several nouns, only the subject of the sentence is certain.
    const isSubject = !earlier.some(({ kind, from }) => kind === 'verb' && from < meant.from)
    const others = earlier.filter(
      ({ kind, word }) => kind === 'noun' && word !== meant.word && isPlural(word) === isSeveral,
    )
    if (!isSubject && others.length > 0) return 'nothing'
    const thing = things.find(({ from, to, isAbsent }) => meant.from >= from && meant.to <= to && !isAbsent)
    if (thing !== undefined) return { icon: thing.icon, words: thing.words, isInTitle: false, isCompared: false }
    const isTopic = topic?.words
      .toLowerCase()
      .split(/\s+/u)
      .some((word) => singularOf(word) === singularOf(meant.word))
    return isTopic === true ? undefined : 'nothing'
  }
  return undefined
}
