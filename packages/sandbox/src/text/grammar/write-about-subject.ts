import { chanceOf } from './chance-of.ts'
import { englishHook, englishSetting, englishWords } from './english-words.ts'
import { PHRASES, type Phrases } from './phrases.ts'

export type WordsRequest = {
  subject: string
  language: string
  /** The requested length in words, or in characters for a language without spaces. */
  units: number
  /** The requested number of list items. 0 if the video is not a list. */
  items: number
}
type SceneWords = { words: string; shows: string; item: number | null; speaker?: number }
export type VideoWords = { hook: { words: string; shows: string }; scenes: SceneWords[] }

const LONGEST_SCENE = { words: 11, characters: 24 }
const SHORTEST_SENTENCE = 4
const HOOK_WORDS = 6

/** Writes about a subject with words of the subject. The result has the requested length and no repeated sentence. */
export function writeAboutSubject({ subject, language, units, items }: WordsRequest): VideoWords {
  const phrases = PHRASES[language] ?? PHRASES['en']!
  const short = phrases.isSpaced ? subject.split(/\s+/u).slice(0, HOOK_WORDS).join(' ') : subject.slice(0, 12)
  const isEnglish = phrases === PHRASES['en']
  const hooked = isEnglish ? englishHook(bare(subject), chanceOf(subject)) : phrases.hook(bare(short))
  const hook = { words: hooked, shows: shownOf(subject, 0) }
  const left = Math.max(SHORTEST_SENTENCE, units - countUnits(hook.words, phrases))
  const longest = phrases.isSpaced ? LONGEST_SCENE.words : LONGEST_SCENE.characters
  const count = Math.max(items, Math.round(left / longest), 1)
  const scenes = Array.from({ length: count }, (_, i): SceneWords => {
    const item = i < items ? i + 1 : null
    const opener = item === null ? phrases.openers[i % phrases.openers.length]! : phrases.item(item)
    const length = Math.floor(((i + 1) * left) / count) - Math.floor((i * left) / count)
    const sentence = { opener, subject, length, turn: i, phrases }
    const words = isEnglish ? englishSentence(sentence, item) : sentenceOf(sentence)
    return { words, shows: shownOf(subject, i + 1), item }
  })
  return { hook, scenes }
}

type Sentence = { opener: string; subject: string; length: number; turn: number; phrases: Phrases }

function bare(text: string): string {
  return text.replace(/(?<![.?!。？！])[.?!。？！]+$/u, '')
}

/** Returns one sentence of the given length. The subject and the turn decide which words are chosen. */
function englishSentence({ opener, subject, length, turn, phrases }: Sentence, item: number | null): string {
  const own = ownWords(subject, phrases)
  const before = item === null ? [] : opener.split(' ')
  const rest = englishWords(
    Math.max(1, length - before.length),
    own[turn % own.length]!,
    chanceOf(`${subject}/${turn}`),
  )
  const said = [...before, ...rest].join(' ')
  return said.slice(0, 1).toUpperCase() + said.slice(1) + phrases.stop
}

/** Returns one sentence of the given length. The turn decides which phrases are chosen, so that no sentence repeats. */
function sentenceOf({ opener, subject, length, turn, phrases }: Sentence): string {
  const own = ownWords(subject, phrases)
  const parts = [opener, own[turn % own.length]!]
  const { tails, fillers } = phrases
  const room = () => length - countUnits(parts.join(' '), phrases)
  // When the openers start again from the first one, the tails are shifted by one.
  const from = turn + Math.floor(turn / phrases.openers.length)
  for (let i = 0; i < tails.length; i++) {
    const tail = tails[(from + i) % tails.length]!
    if (countUnits(tail, phrases) <= room()) parts.push(tail)
  }
  for (let i = 0; room() > 0 && i < length; i++) {
    const filler = fillers[(from + i) % fillers.length]!
    if (countUnits(filler, phrases) <= room()) parts.splice(-1, 0, filler)
  }
  return parts.join(phrases.isSpaced ? ' ' : '') + phrases.stop
}

/** Returns the picture description of a scene. It is always in English, because the prompt requests that. */
export function shownOf(subject: string, turn: number): string {
  const thing = /^[\p{ASCII}\p{Script=Latin}]+$/u.test(subject)
    ? subject.replace(/[^\p{L}\p{N} ]/gu, '')
    : 'red lantern'
  return `a painted model of ${thing.slice(0, 60)} ${englishSetting(chanceOf(`${subject}/shown/${turn}`))}`
}

function countUnits(text: string, { isSpaced }: Pick<Phrases, 'isSpaced'>): number {
  return isSpaced ? (text.match(/\S+/gu)?.length ?? 0) : (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0)
}

/** Returns the longer words of a subject, or its first word if none is long. */
function ownWords(subject: string, phrases: Phrases): string[] {
  if (!phrases.isSpaced) return [subject.replace(/[^\p{L}\p{N}]/gu, '').slice(0, 10) || '話']
  const words = subject.match(/\p{L}[\p{L}\p{M}\p{N}'’-]*/gu) ?? []
  const long = words.filter((word) => word.length > 3)
  return long.length > 0 ? long : [words[0] ?? 'it']
}
