import { findPeople } from './people.ts'
import { readPhrase } from './phrases.ts'
import type { Staging } from './stagings.ts'
import { isLampOut } from './story.ts'
import type { SceneWords } from './vary-by-scene.ts'

const LIGHTHOUSE = /\blighthouses?\b/iu
const STORM = /\b(?:storms?|stormy|tempests?|gales?|hurricanes?|huge waves|waves (?:break|crash)\w*)\b/iu
const INDOORS = /\b(?:stairs?|staircases?|steps|rooms?|tables?|desks?|books?|inside|kitchen)\b/iu
const OUT =
  /\b(?:dark (?:lamp|lighthouse|light)|(?:lamp|light)s? (?:is |was |has |had )?(?:gone |went |goes |going )?(?:out|dark|dead)|unlit|no light)\b/iu
const LIGHTNING = /\b(?:lightnings?|thunder\w*|storms?)\b/iu

/** A lighthouse in a storm, seen from the sea, with nobody: its lamp lit or out, as the words have it. */
export function readStormLight(request: SceneWords): Staging | undefined {
  const { prompt, text } = request
  const words = `${text} | ${prompt}`
  if (!LIGHTHOUSE.test(prompt) || !STORM.test(words) || INDOORS.test(prompt)) return undefined
  if (findPeople(readPhrase(prompt)).length > 0) return undefined
  return { kind: 'storm light', isOut: OUT.test(words) || isLampOut(request), hasLightning: LIGHTNING.test(words) }
}
