import type { HandsDo } from './brief.ts'
import { isSmall } from '../shot-plan.ts'
import { isPet } from '../things/pets.ts'
import { thingNamed } from '../things/index.ts'
import { hashOfVideo, type SceneWords } from './vary-by-scene.ts'

/** A hand that belongs to somebody; a clock has some too. How many pictures of hands a video has its prompts decide. */
const HANDS = /\b(?:hands?|palms?|fingers|fingertips)\b/
/** Hands that are none: of clocks, of figures of speech, of help; and those of people who are seen whole. */
const OTHERWISE =
  /\b(?:on the (?:one|other) hand|hands? of (?:the|a) (?:clock|watch)|clock'?s? hands?|(?:second|minute|hour)[ -]hands?|at hand|hand in|hand over fist|holding hands|by hand|first hand|old hand|hands? (?:of )?(?:down|off)|palm trees?|palms? (?:on|by|along|over))\b/g

/** What hands do, by words that leave no doubt. */
const DOING: readonly (readonly [HandsDo, RegExp])[] = [
  [
    'sleeve',
    /\b(?:hold|holds|holding|held|grab\w*|grip\w*|clutch\w*|seiz\w*|tug\w*|pull\w*|hand)\b[^.|]{0,300}\bsleeves?\b/,
  ],
  ['write', /\b(?:pencils?|pens?|quill|handwriting|writ(?:e|es|ing|ten)|wrote)\b/],
  [
    'give',
    /\b(?:giv(?:e|es|ing)|gave|hand(?:s|ed|ing)? (?:it|him|her|them|you|me|over|on)|pass(?:es|ed|ing)? (?:it|between|on)|offer\w*|receiv\w*|shar(?:e|es|ing))\b/,
  ],
  ['touch', /\b(?:touch\w*|reach\w*|turn(?:s|ing|ed)? (?:a|the) page|knock\w*|press\w*|strok\w*|point(?:s|ing|ed)?)\b/],
  [
    'cup',
    /\b(?:cup(?:s|ped|ping)? (?:her |his |their |your )?hands?|cupped|handful|in (?:both|two) hands|bowl of hands)\b/,
  ],
]
/** What they may be doing, by what else is there. */
const SUGGESTED: readonly (readonly [HandsDo, RegExp])[] = [
  ['hold', /\b(?:lamp|lantern|rope|handle|grip\w*|carry\w*|carries|bell|holds? on|held on)\b/],
  [
    'rest',
    /\b(?:look at|table|desk|counter|workbench|scars?|wrinkles?|rest(?:s|ed|ing)?|wait(?:s|ed|ing)?|fold(?:s|ed))\b/,
  ],
  ['open', /\b(?:open|palms?|empty|light|hold out|held out|holding up|sun|star|ring|coin|key|silhouette)\b/],
  ['cup', /\b(?:seeds?|water|flour|dough|warm|bird|shell|salt|sand|soup|tea|coffee|snow|both hands|two hands)\b/],
  ['touch', /\b(?:page|book|map|door|button|screen|wall|window|string|piano|letter)\b/],
]
/** Held flat in a hand: it is held up to be seen. */
const FLAT = /^(?:smartphone|coin)$/
/** Held between thumb and fingers. */
const GRIPPED = /^(?:ticket|photograph|postcard|letter|note|envelope|map)$/
const TICKET = /\btickets?\b/i
/** Carried in both hands, upright. */
const VESSELS = /^(?:cup|bowl|mixing bowl)$/
const ANY: readonly HandsDo[] = ['rest', 'open', 'cup', 'touch', 'hold']

/** What the hands do that the prompt asks for, by its words and the scene's; else by turns. */
export function readHands(request: SceneWords, things: readonly string[]): HandsDo | undefined {
  const [prompt, text] = [cleared(request.prompt), cleared(request.text)]
  if (!HANDS.test(prompt)) return undefined
  const done = doneIn(prompt) ?? doneIn(text)
  if (done) return done
  if (things.some((name) => GRIPPED.test(name)) && !isOfBoth(prompt)) return 'grip'
  // Stroked, not held.
  if (isPet(things[0] ?? '')) return 'touch'
  if (FLAT.test(things[0] ?? '')) return 'open'
  if (VESSELS.test(things[0] ?? '')) return 'cup'
  const words = `${prompt} ${text} ${things.join(' ')}`
  const hero = thingNamed(things[0] ?? '')
  const isForHands = things.some((name) => {
    const thing = thingNamed(name)
    return thing !== undefined && isSmall(thing)
  })
  // The ticket that was shown in the hand before is there still.
  const hadTicket = (request.before ?? []).some((scene) => TICKET.test(scene.prompt) && HANDS.test(scene.prompt))
  if (hadTicket && !isForHands && !isOfBoth(prompt)) return 'grip'
  // Hands that lie on a table leave no room for what they are shown with, and are two.
  const fits = (name: HandsDo): boolean => name !== 'rest' || (!isForHands && isOfBoth(words))
  const told = SUGGESTED.filter(([name, pattern]) => fits(name) && pattern.test(words)).map(([name]) => name)
  const among = told.length > 0 ? told : ANY.filter((name) => fits(name) && (name !== 'hold' || hero === undefined))
  // No two pictures of hands in a video are alike where the words leave a choice.
  const shown = (request.before ?? []).filter((scene) => HANDS.test(cleared(scene.prompt))).length
  return among[(hashOfVideo(request) + shown) % among.length]
}

/** A sheet in one hand is gripped; two may do more with it. */
function isOfBoth(prompt: string): boolean {
  return /\b(?:hands|palms?|fingers|fingertips)\b/.test(prompt)
}

function doneIn(words: string): HandsDo | undefined {
  return DOING.find(([, pattern]) => pattern.test(words))?.[0]
}

function cleared(words: string): string {
  return words.toLowerCase().replaceAll('’', "'").replaceAll(OTHERWISE, '')
}
