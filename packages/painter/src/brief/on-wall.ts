import { countPeople } from './people.ts'
import { readPhrase } from './phrases.ts'
import { findThings } from './things.ts'
import type { Brief } from './brief.ts'
import type { Staging } from './stagings.ts'
import type { SceneWords } from './vary-by-scene.ts'

const KNOB = /\b(?:door ?(?:knobs?|handles?))\b/iu
const FLOUR = /\b(?:flour|floury|dough)\b/iu
const COAT = /\b(?:coats?|overcoats?|jackets?|raincoats?)\b(?: \p{L}+){0,4} (?:hooks?|pegs?|nail)\b/iu
const CALENDAR =
  /\bwall calendars?\b|\bcalendars?,? (?:on (?:the|a|my|your|his|her|their|our) )?(?:\p{L}+ )?walls?\b|\b(?:tore|torn|tears?|tearing) (?:off )?(?:the|a|my|your|his|her|their|our) calendar\b/iu

/** What hangs on a wall or is fixed to a door and fills the frame: a door's knob, a calendar, a coat on its hook. */
export function readOnWall(
  { prompt, text }: Pick<SceneWords, 'prompt' | 'text'>,
  { hands }: Pick<Brief, 'hands'>,
): Staging | undefined {
  if (hands) return undefined
  const words = `${text} | ${prompt}`
  const isEmpty = (countPeople(readPhrase(prompt)) ?? 0) === 0
  // Where the prompt shows somebody or something else, the words only speak of the knob.
  const isOpen = isEmpty && findThings(readPhrase(prompt)).every(({ name }) => /door/.test(name))
  if (KNOB.test(prompt) || (isOpen && KNOB.test(text))) return { kind: 'doorknob', isFloury: FLOUR.test(words) }
  if (!isEmpty) return undefined
  if (COAT.test(text) || COAT.test(prompt)) return { kind: 'on wall', hangs: 'coat' }
  return CALENDAR.test(text) || CALENDAR.test(prompt) ? { kind: 'on wall', hangs: 'calendar' } : undefined
}
