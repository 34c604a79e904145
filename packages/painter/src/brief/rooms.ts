import { readPhrase } from './phrases.ts'
import { findPlaces } from './find-places.ts'
import type { RoomKind } from './brief.ts'
import type { SceneWords } from './vary-by-scene.ts'

const BARE =
  /\b(?:(?:empty|bare|unfurnished|vacant|abandoned|derelict|stripped)\s(?:\p{L}+\s){0,2}(?:rooms?|walls?|house|home|flat|apartment|bedroom|kitchen|hall|floors?)|(?:prison|monk'?s|jail)\s(?:cell|room)|dungeon|warehouse)\b/iu

/** Rooms that are what they are whatever else is in them, and that a word of theirs alone takes the picture into. */
const OWN_ROOMS: readonly (readonly [RoomKind, RegExp])[] = [
  [
    'archive',
    /\b(?:archives?|archivist|stacks of files|filing room|record office|card index(?:es)?|lost letters? office)\b/iu,
  ],
  ['attic', /\b(?:attics?|loft|under the roof|garret)\b/iu],
  ['classroom', /\b(?:classrooms?|schoolrooms?|blackboards?|chalkboards?|schoolteacher|lecture hall)\b/iu],
  [
    'cafe',
    /\b(?:caf[eé]s?(?!\p{L})|(?:coffee (?:shop|house)s?|tea ?rooms?|diner|bistro|restaurants?|pub|bar counter|barista)\b)/iu,
  ],
  ['hospital', /\b(?:hospitals?|wards?(?! off)|clinic|nurses?|operating room|sickbed)\b/iu],
  [
    'theatre',
    /\b(?:theat(?:re|er)s?|cinemas?|auditorium|opera house|movie (?:theat(?:re|er)|house)|film screening|backstage)\b/iu,
  ],
  ['museum', /\b(?:museums?|art gallery|galleries|exhibition)\b/iu],
  ['greenhouse', /\b(?:greenhouses?|glasshouse|hothouse|conservatory|orangery|winter garden)\b/iu],
  ['bathroom', /\b(?:bathrooms?|bathtubs?|bath ?tub|(?:in|under) the shower|takes? a shower|washbasin|toilet)\b/iu],
  ['garage', /\b(?:garages?|car repair|mechanic'?s)\b/iu],
  ['cellar', /\b(?:cellars?|basements?|crypts?|catacombs?|wine vault)\b/iu],
  [
    'workshop',
    /\b(?:workshops?|workbench(?:es)?|workroom|carpenter'?s|clockmaker'?s|watchmaker'?s|joinery|(?:the|his|her|a) forge)\b/iu,
  ],
  [
    'church',
    /\b(?:cathedrals?|church pews?|pews?|altar|nave|church (?:hall|interior)|(?:inside|in) (?:a|the|an) (?:\p{L}+ )?(?:church|chapel)|(?:church|chapel),? (?:inside|interior|candles?|organ|choir))\b/iu,
  ],
  [
    'shop',
    /\b(?:bakery|bookshops? counter|grocer(?:y|'s)|supermarkets?|pharmacy|shopkeeper|shop (?:counter|shelf|shelves|interior)|(?:inside|in) (?:a|the|an|her|his) (?:\p{L}+ )?(?:shop|store)|post office|shop)\b/iu,
  ],
  [
    'office',
    /\b(?<!home |post |box |ticket )(?:offices?|cubicles?|boardroom|meeting room|open-plan|coworking|workplace)\b/iu,
  ],
]

/** Rooms that people live in, by what is done there. */
const LIVED_IN: readonly (readonly [RoomKind, RegExp])[] = [
  ['kitchen', /\b(?:kitchens?|cook(?:s|ed|ing)?|stove|oven|pantry|bak(?:es?|ed|ing)|dough|flour|loaf|loaves)\b/iu],
  ['bedroom', /\b(?:bedrooms?|nursery|beds?|pillows?|asleep|dormitory|hotel)\b/iu],
  ['study', /\b(?:study|home office|desks?|studio)\b/iu],
  ['living', /\b(?:living ?rooms?|parlou?rs?|lounge|sofas?|couch|armchairs?|fireplace)\b/iu],
]

/** Words that keep the picture before such a house, or above it. */
const OUTSIDE =
  /\b(?:outside|in front of|facade|façade|shop ?fronts?|(?:shop|store|bakery) (?:window|door|sign)s?|garage doors?|archive house|stone seats|amphitheat(?:re|er)|street|streets|pavement|sidewalk|roofs?|rooftop|spire|steeple|tower|square|yard|playground|churchyard|alley|market|bell tower|across from)\b/iu

const OVEN = /\b(?:ovens?|dough|knead\w*|flour|stove|loaves|loaf)\b/iu

const NEXT =
  /\b(?:one more|another|the next|a new|an extra|a hidden|a secret|a second|an unknown) room\b(?! of one's own)|\brooms? (?:beyond|behind|after room)\b|\bdoor(?:way)? (?:to|into) (?:a|another|the next|one more) room\b|\b(?:lit|bright) room (?:beyond|behind)\b/iu

type Words = Pick<SceneWords, 'prompt' | 'text'>

/** Whether the words tell of one more room, which a door opens upon; in the prompt whatever it is about, in the text where the prompt names no place. */
export function isNextRoom({ prompt, text }: Words): boolean {
  if (NEXT.test(prompt)) return true
  return NEXT.test(text) && findPlaces(readPhrase(prompt)).every(({ name }) => name === 'room' || name === 'corridor')
}

/**
 * The room with an architecture of its own that the words are in: the prompt's, else the text's where the prompt names no place but a
 * room at most.
 */
export function ownRoom({ prompt, text }: Words): RoomKind | undefined {
  if (OUTSIDE.test(prompt)) return undefined
  const named = firstOf(OWN_ROOMS, prompt)
  // Where bread is made a baker is in a kitchen.
  if (named) return named === 'shop' && OVEN.test(prompt) ? undefined : named
  const isOpen = findPlaces(readPhrase(prompt)).every(({ name }) => name === 'room')
  return isOpen && !firstOf(LIVED_IN, prompt) && !OUTSIDE.test(text) ? firstOf(OWN_ROOMS, text) : undefined
}

/** Whether its furniture, its curtains and its carpet are somebody's own. */
export function isLivedIn(room: RoomKind | undefined): boolean {
  return room === 'living' || room === 'kitchen' || room === 'bedroom' || room === 'study'
}

/** What a room is for: as the prompt says, else as the scene's words do; otherwise it is lived in. */
export function readRoom(words: Words): RoomKind {
  if (isNextRoom(words)) return 'next'
  const own = ownRoom(words)
  if (own) return own
  const { prompt, text } = words
  if (BARE.test(prompt) || BARE.test(text)) return 'bare'
  return firstOf(LIVED_IN, prompt) ?? firstOf(LIVED_IN, text) ?? 'living'
}

/** The kind whose word stands first. */
function firstOf(kinds: readonly (readonly [RoomKind, RegExp])[], words: string): RoomKind | undefined {
  const found = kinds
    .map(([kind, pattern]) => ({ kind, at: words.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
  return found[0]?.kind
}
