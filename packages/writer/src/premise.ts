import { lookUp, PLACE_WORDS } from './visual-words.ts'
import { headOf, readTopic } from './read-topic.ts'
import type { Subject } from './read-subject.ts'

const AT =
  /\b(?:in|to|on|at|under|beneath|by|near|from|behind|above|below|across|into|inside|beside|over|through|around) (the|an?|my|our) ((?:\p{Ll}+ ){0,2}\p{Ll}+)$/iu
const OUTDOORS = /^(?:snow|rain|fog|mist|wind|dark|storm|sun|moonlight|garden|wall|window|night)$/u

/** Where a subject says that it is, to be spoken of again: of "an astronaut who came home to an empty town" "the empty town". */
export function placeAgain({ original, isPlain, isNamed }: Subject): string | undefined {
  const [, article = '', words = ''] = isPlain && !isNamed ? (AT.exec(original) ?? []) : []
  const noun = words.split(' ').at(-1) ?? ''
  if (noun === '' || noun === headOf(original)) return undefined
  if (!OUTDOORS.test(noun) && lookUp(PLACE_WORDS, noun) === undefined && readTopic(words) !== 'place') return undefined
  return `${/^(?:my|our)$/iu.test(article) ? article.toLowerCase() : 'the'} ${words}`
}

const ECHO =
  /\b((?:\p{L}+|\d+) (?:years?|days?|hours?|minutes?|weeks?|months?|centuries) (?:late|early|ago|later|too late|too early)|every (?:single )?(?:night|day|morning|evening|year|winter|summer|spring|autumn|week|month|hour)|once a (?:year|night|day|century|month|week)|(?:after|at|before) (?:midnight|dark|night|dawn|dusk)|for (?:\p{L}+|\d+) (?:years|days|nights|hours))$/iu

/** What a subject says of time at its end, to be said once more by itself: "forty years late", "every night". */
export function timeAgain({ original, isNamed }: Subject): string | undefined {
  return isNamed ? undefined : ECHO.exec(original)?.[1]?.toLowerCase()
}
