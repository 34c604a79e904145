import { chooser } from './chooser.ts'
import { countCodePoints } from './code-points.ts'
import { fillLine, fits } from './fill-line.ts'
import { isSubject } from './is-subject.ts'
import { OPENING_LINES } from './opening-lines.ts'
import { findVisuals } from './prompt-from-text.ts'
import { capitalise, isBare, readSubject, type Subject } from './read-subject.ts'

type Choose = ReturnType<typeof chooser>

/** Right around words that are no noun phrase of a sentence, such as "neon street in the rain". */
const COLON_HOOKS = [
  'One picture, and it will not let go: {S}.',
  'Some stories need only a few words to begin. Here they are: {S}.',
  'Close your eyes, and keep them closed until you see it: {S}.',
  'If you could only keep one image from a whole life, would it be this one? {S}.',
]
const HOOKS = [
  'Everyone remembers where they were the first time they heard about {S}.',
  'It started with {S}, and for one whole day nobody noticed.',
  'Nobody believed the first report about {S}. By the second, nobody was laughing.',
  'There is one story people only tell with the lights on. It is about {S}.',
  'What if {C}? It sounds like a game, until you look out of the window.',
  'Suppose it is true. Suppose {C}.',
  'Then, without any warning, {C}.',
  'Say it slowly. {C}. Now imagine that it happened on your street.',
]
const AFTER_QUESTIONS = [
  'It sounds like a question for children, until you try to answer it.',
  'Somebody asked it once, late, and nobody in the room could sleep.',
  'There is a short answer. This is the other one.',
]
const AFTER_WORDS = [
  'That was the whole message, and it was not signed.',
  'It sounds like such a small thing.',
  'Someone had written it on the wall, quite low, where a child would.',
]
const PLACES: Record<string, string> = {
  'city skyline': 'high above the rooftops of a city',
  street: 'on an ordinary street',
  village: 'in a village with one road in',
  'living room': 'in a house where every clock ticks a little differently',
  library: 'between the last two shelves of a library',
  corridor: 'at the far end of a long corridor',
  stairs: 'halfway up a flight of stairs',
  station: 'on a nearly empty platform',
  mountains: 'high in the mountains, where the path ends',
  forest: 'deep in a forest, past the last marked path',
  field: 'in a wide field with a single gate',
  desert: 'far out in the desert',
  sea: 'out at sea, with no land in sight',
  coast: 'on a cold stretch of coast',
  lake: 'beside a lake that hardly moves',
  ice: 'out on the ice',
  space: 'far from home, where there is no sound',
  planet: 'a very long way from anything familiar',
  underwater: 'far below the surface',
  volcano: 'on ground that is still warm',
  road: 'on a road without a single sign',
  ruins: 'among stones older than any name for them',
  'machine hall': 'in a hall full of sleeping machines',
  laboratory: 'in a laboratory, long after everyone should have gone home',
  sky: 'under a sky that looks slightly wrong',
}
/** Where things are at home. */
const HOME_OF: Record<string, string> = {
  lighthouse: 'coast',
  ship: 'sea',
  whale: 'sea',
  fish: 'underwater',
  train: 'station',
  rocket: 'space',
  'old book': 'library',
  wolf: 'forest',
  moon: 'field',
  stars: 'field',
}
const OPEN_PLACES = [
  'in a small town by the sea',
  'on an ordinary street',
  'in a kitchen with the radio on',
  'at a bus stop in the rain',
  'on the top floor of an old building',
]
const TIMES: Record<string, readonly string[]> = {
  night: ['A little after midnight', 'In the middle of the night', 'Late at night'],
  dawn: ['Just before sunrise', 'At first light', 'Early in the morning'],
  dusk: ['As the light goes', 'Just after sunset', 'At the end of the day'],
  'bright day': ['In the middle of a bright day', 'At noon exactly'],
}
const OPEN_TIMES = ['On a Tuesday', 'One quiet evening', 'Early one morning', 'A little after midnight']
const WITNESSES = [
  'one person stops, listens, and understands that something has begun.',
  'someone who came to be alone finds out that they are not.',
  'somebody counts to ten, looks again, and it is still there.',
  'one person is awake, and that changes everything.',
]
const UNSEEN = [
  'something small moves, and there is no one there to see it.',
  'a light goes on that nobody has switched on.',
  'everything is exactly where it was left, except for one thing.',
]
const STAKES = [
  'There are perhaps ten minutes to decide, and no one left to ask.',
  'Whatever happens next can only happen once.',
  'Tell the truth, and lose everything that was built on the lie. Stay silent, and lose the person who would have understood.',
  'Every choice from here on costs something that cannot be bought back.',
  'If nothing is done within the hour, it will be too late to do anything at all.',
]
const TURNS = [
  'Then comes the detail that does not fit: a voice, very close, that already knows the answer.',
  'And that is when the small, forgettable thing from the beginning turns out to be the key.',
  'But the danger was never out there. It had been invited, long ago, politely, and by name.',
  'Then, for one breath, everything is silent, and the whole story has to be read the other way round.',
]
const CLOSES = [
  'So what would you have done?',
  'Look around once more. You may want to remember this.',
  'It is still waiting. It has all the time in the world.',
  'And somewhere, right now, it is beginning again.',
  'Would you have opened the door?',
]

const VOICES = [
  'told in the second person by a calm voice close to the microphone',
  'told by a witness who still does not quite believe it',
  'told in short, plain sentences, like a confession at a kitchen table',
  'told by an unhurried storyteller who knows the ending and enjoys the waiting',
]
const OPENINGS = [
  'open on one small, concrete detail',
  'open in the middle of the moment it begins',
  'open with a question that cannot be answered yet',
]
const MIDDLES = [
  'raise the stakes three times, each time for one person rather than for the world',
  'let every sentence show something that can be seen, heard or touched',
  'give each beat one place, one hour and one thing to hold on to',
]
const NARRATED_TURNS = [
  'turn once, late, on something the listener has already seen',
  'let the turn be quiet: one sentence, then a pause',
  'let the explanation that everyone trusted fall apart',
]
const ENDINGS = [
  'end on an image, not on an explanation',
  'end on a question the listener takes along',
  'end one second earlier than expected',
]

/** Makes a short script of a subject; a script gets an opening and a last line around its own words where there is room. */
export function enhanceScript(idea: string, maxCodePoints: number): string {
  const choose = chooser(`script/${idea.toLowerCase()}`)
  if (!isSubject(idea)) return frameScript(idea, choose, maxCodePoints)
  const subject = readSubject(idea)
  const hook = chooseHook(subject, choose)
  const { place, time } = surroundings(subject, choose)
  const sentences = [
    hook,
    `${time}, ${place}, ${choose(/\b(?:no people|no one|nobody|without people|no person|no humans)\b/iu.test(idea) ? UNSEEN : WITNESSES)}`,
    choose(STAKES),
    choose(TURNS),
    choose(CLOSES),
  ]
  // Of a long subject, leave out the middle before the end.
  for (const dispensable of [2, 1]) {
    if (countCodePoints(sentences.join(' ')) > maxCodePoints) sentences.splice(dispensable, 1)
  }
  return sentences.join(' ')
}

/** Adds how a channel's stories are told: voice, opening, stakes, turn, ending. */
export function enhanceNarration(idea: string, maxCodePoints: number): string {
  const choose = chooser(`narration/${idea.toLowerCase()}`)
  const { place, time } = surroundings(readSubject(idea), choose)
  const start = capitalise(idea.replace(/[.;,\s]+$/u, ''))
  const stop = /[?!…]$/u.test(start) ? ' ' : ': '
  const begins = `begin ${time.charAt(0).toLowerCase()}${time.slice(1)}, ${place}`
  const parts = [
    ...(/\b(?:told|narrat\w+|voice|first person|second person)\b/iu.test(idea) ? [] : [choose(VOICES)]),
    choose(OPENINGS),
    ...(isSubject(idea) ? [begins] : []),
    choose(MIDDLES),
    choose(NARRATED_TURNS),
    choose(ENDINGS),
  ]
  while (parts.length > 1 && countCodePoints(start + stop + parts.join('; ')) >= maxCodePoints) parts.splice(1, 1)
  const directions = parts.join('; ')
  return start + stop + (stop === ' ' ? capitalise(directions) : directions) + '.'
}

function chooseHook(subject: Subject, choose: Choose): string {
  const mayClaim = !subject.isNamed && (subject.isPlain || subject.clause !== undefined)
  if (!subject.isPlain && subject.clause === undefined) {
    const isQuestion = subject.phrase.startsWith('the question') && !/^how to /iu.test(subject.original)
    return `${capitalise(subject.original)}${isQuestion ? '?' : '.'} ${choose(isQuestion ? AFTER_QUESTIONS : AFTER_WORDS)}`
  }
  if (!mayClaim) return fillLine(choose(OPENING_LINES).text, subject)
  if (subject.clause === undefined && isBare(subject)) return fillLine(choose(COLON_HOOKS), subject)
  const hooks = HOOKS.filter(
    (text) => fits({ text, visual: '' }, subject) && text.includes('{C}') === (subject.clause !== undefined),
  )
  return fillLine(choose(hooks), subject)
}

/** Place and time that the subject names, else some that go with anything. */
function surroundings(subject: Subject, choose: Choose): { place: string; time: string } {
  const { places, times, things } = findVisuals(subject.original)
  const named = places[0] ?? HOME_OF[things[0] ?? '']
  const namesPlace = named !== undefined ? PLACES[named] : undefined
  const time = times[0] !== undefined ? TIMES[times[0]] : undefined
  const place = namesPlace ?? choose(OPEN_PLACES)
  return { place, time: choose(time ?? OPEN_TIMES) }
}

function frameScript(script: string, choose: Choose, maxCodePoints: number): string {
  const ended = /[.!?…"”'’)]$/u.test(script) ? script : `${script}.`
  const opening = choose([
    'Listen to this one to the end.',
    'It begins quietly, as these things do.',
    'Remember the first detail. You will need it.',
  ])
  const close = choose(CLOSES)
  const asksAlready = /\?["”’)]?$/u.test(ended)
  const framed = [opening, ended, ...(asksAlready ? [] : [close])].join(' ')
  return countCodePoints(framed) <= maxCodePoints ? framed : ended
}
