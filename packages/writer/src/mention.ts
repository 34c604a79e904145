import { DETERMINERS } from '@dayreel/storyboard'
import { headOf, isTopicNoun, readTopic } from './read-topic.ts'

/** What a topic is more narrowly: stories are made for these, too. */
export type Group = 'vehicle' | 'handheld' | 'timepiece' | 'document' | 'pet' | 'dwelling'

const VEHICLE =
  /^(?:train|tram|bus|car|ship|boat|ferry|plane|aeroplane|airplane|rocket|submarine|bicycle|truck|taxi|balloon|airship|spaceship)$/u
const TIMEPIECE = /^(?:clock|watch|radio|hourglass|record player|gramophone)$/u
/** One that lives with people. */
const PET =
  /^(?:(?:an?|the|my|our|your) )(?:\p{Ll}+ )*(?:dog|cat|horse|puppy|kitten|rabbit|parrot|donkey|goat|pony|hamster)\b/iu
const DWELLING =
  /^(?:house|home|kitchen|attic|cellar|room|hotel|cottage|apartment|flat|bedroom|mansion|cabin|hut|castle|palace|tower|lighthouse|school|hospital)$/u
/** What one can carry, and stand on a table. */
const HANDHELD =
  /^(?:key|clock|watch|mirror|lamp|lantern|candle|umbrella|suitcase|coat|shoe|ring|box|violin|guitar|radio|telephone|phone|camera|coin|cup|pencil|pen|bottle|bell|toy|doll|compass|hat|glove|scarf|needle|button|blanket|pillow|painting|typewriter|microscope|smartphone|kite)$/u
const DOCUMENT =
  /^(?:letter|diary|notebook|book|map|page|postcard|photograph|photo|ticket|telegram|report|newspaper|manuscript|envelope|recipe|poem|record)$/u

/** The narrower kind of a noun phrase. */
export function groupOf(phrase: string): Group | undefined {
  const head = headOf(phrase) ?? ''
  if (VEHICLE.test(head)) return 'vehicle'
  if (TIMEPIECE.test(head)) return 'timepiece'
  if (HANDHELD.test(head)) return 'handheld'
  if (DWELLING.test(head)) return 'dwelling'
  if (PET.test(phrase) && readTopic(phrase) === 'animal') return 'pet'
  return DOCUMENT.test(head) ? 'document' : undefined
}

/** How a noun phrase is spoken of again: "the keeper", where its main noun is known for sure. */
export function mentionAgain(phrase: string): string | undefined {
  const [first = '', ...rest] = phrase.toLowerCase().split(' ')
  const head = headOf(phrase)
  if (head === undefined || rest.length === 0 || !phrase.toLowerCase().includes(` ${head}`)) return undefined
  // What is "who" is a noun, known or not: "the night watchman who …".
  if (!isTopicNoun(head) && rest[rest.indexOf(head) + 1] !== 'who') return undefined
  return DETERMINERS.has(first) || readTopic(phrase) === 'person' ? `the ${head}` : undefined
}

/** What a question is about, where that stands in it as a bare plural: "whales". */
export function askedPlural(question: string): string | undefined {
  const [, word = ''] =
    /^(?:why|how|where|when|what) (?:do |are |can )?(\p{Ll}+s) \p{L}/u.exec(question.toLowerCase()) ?? []
  return word.length > 3 && !word.endsWith('ss') && isTopicNoun(word) ? word : undefined
}

/** "Robot who learns to cry" is one robot; only what is surely one of many gets an article. */
export function withArticle(phrase: string, isNamed: boolean): string {
  const [first = ''] = phrase.toLowerCase().split(' ')
  const isOne = /^(?:person|place|object)$/u.test(readTopic(phrase) ?? '') || groupOf(phrase) !== undefined
  if (isNamed || !isOne || DETERMINERS.has(first) || phrase !== phrase.toLowerCase() || /^\P{L}|['’]s /u.test(phrase))
    return phrase
  return `${/^(?:[aeio]|u(?!ni|se|ti))/u.test(first) ? 'an' : 'a'} ${phrase}`
}
