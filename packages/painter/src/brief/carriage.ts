import { countPeople } from './people.ts'
import { readPhrase } from './phrases.ts'
import type { Brief } from './brief.ts'
import type { Staging } from './stagings.ts'
import type { SceneWords } from './vary-by-scene.ts'

const INSIDE =
  /\b(?:on|in|inside|aboard) (?:(?:the|a|an|this|that|every|each|my|your|his|her|our|their) )?(?:(?:\p{L}+) )?(?:train|train carriage|railway carriage|compartment|sleeping car|dining car)\b(?! (?:station|platform|tracks?|lines?|driver))|\btrain (?:window|seat|carriage|compartment|corridor)s?\b|\btrain passengers?\b|\bpassengers? (?:on|in|of) (?:a|the) train\b/iu
const OUTSIDE = /\b(?:platforms?|stations?|tracks|rails|locomotive|lean(?:s|ed|ing)? out|passing train|arriv\p{L}+)\b/iu

/** Whoever is on a train sits in it: the inside of a carriage, where the words have people or name it themselves. */
export function readCarriage({ prompt, text }: SceneWords, { count }: Brief['people']): Staging | undefined {
  if (OUTSIDE.test(prompt) || OUTSIDE.test(text)) return undefined
  const isSpoken = INSIDE.test(text)
  // What is spoken of a train knows best how many are on it.
  const people = (isSpoken ? countPeople(readPhrase(text)) : undefined) ?? count
  if (!INSIDE.test(prompt) && !(isSpoken && people > 0)) return undefined
  return { kind: 'carriage', people: people === 0 ? 0 : people === 1 ? 1 : 2 }
}
