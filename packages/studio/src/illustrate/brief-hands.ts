import type { HandsDo } from './painting.ts'
import { hashOfVideo, type SceneWords } from './vary-by-scene.ts'

/** A hand that belongs to somebody, in a prompt; a clock has some too. */
const PROMPTED = /\b(?:hands?|palms?|fingers|fingertips)\b/
/** In what is spoken only a hand that somebody has: “on the other hand” shows none. */
const SPOKEN =
  /\b(?:his|her|their|your|my|our|two|both|old|small|little|empty|open|warm|cold|bare)\s+(?:hands?|palms?|fingers|fingertips)\b|\b(?:look at|watch|see|between|in) (?:the|those|these) (?:hands|fingers)\b/
/** Hands that are none: of clocks, of figures of speech, of help. */
const OTHERWISE =
  /\b(?:on the (?:one|other) hand|hands? of (?:the|a) (?:clock|watch)|clock'?s? hands?|(?:second|minute|hour)[ -]hands?|at hand|hand in|hand over fist|by hand|first hand|old hand|hands? (?:of )?(?:down|off)|palm trees?|palms? (?:on|by|along|over))\b/g

const GIVING =
  /\b(?:giv(?:e|es|ing)|gave|hand(?:s|ed|ing)? (?:it|him|her|them|you|me|over|on)|offer\w*|holds? out|held out|receiv\w*|gift|shar(?:e|es|ing)|ticket|letter|key|coin)\b/
const HOLDING = /\b(?:lamp|lantern|rope|handle|grip\w*|carry\w*|carries|bell|holds? on|held on)\b/
const RESTING =
  /\b(?:look at|table|desk|counter|workbench|scars?|wrinkles?|rest(?:s|ed|ing)?|wait(?:s|ed|ing)?|fold(?:s|ed))\b/
const OPENING = /\b(?:open|palms?|empty|light|hold out|held out|sun|star|seeds?|ring|silhouette)\b/

/** What the hands do that the words speak of, by what else they say; else by turns. */
export function readHands(request: SceneWords, things: readonly string[]): HandsDo | undefined {
  const { prompt, text } = withoutOtherHands(request)
  if (!areMeant(request)) return undefined
  const shown = (request.before ?? []).filter(areMeant).length
  if (shown >= MOST_SHOWN) return undefined
  // What lies flat in a hand does not hang from one.
  if (FLAT.test(things[0] ?? '')) return 'give'
  const words = `${prompt} ${text} ${things.join(' ')}`
  const told = WAYS.filter(([, pattern]) => pattern.test(words)).map(([name]) => name)
  const among = told.length > 0 ? told : ORDER
  return among[(hashOfVideo(request) + request.index) % among.length]
}

const FLAT = /^(?:smartphone|photograph|postcard|ticket|coin)$/

/** How many pictures of hands a video has at most. */
const MOST_SHOWN = 2

type Words = Pick<SceneWords, 'prompt' | 'text'>

function areMeant(words: Words): boolean {
  const { prompt, text } = withoutOtherHands(words)
  return PROMPTED.test(prompt) || SPOKEN.test(text)
}

function withoutOtherHands({ prompt, text }: Words): Words {
  return { prompt: cleared(prompt), text: cleared(text) }
}

function cleared(words: string): string {
  return words.toLowerCase().replaceAll('’', "'").replaceAll(OTHERWISE, '')
}

const WAYS: readonly (readonly [HandsDo, RegExp])[] = [
  ['give', GIVING],
  ['hold', HOLDING],
  ['rest', RESTING],
  ['open', OPENING],
]
const ORDER: readonly HandsDo[] = ['rest', 'open', 'hold']
