import { lineName, type Draft, type Finding } from './check.ts'

/** Words for things that a picture cannot show. */
const UNSEEN = new Set(
  (
    'a an the of and or in on at by for with to from as is are was it its this that these those his her their our your my one some any each every all no not very more most ' +
    'abstract abstraction concept concepts idea ideas notion sense feeling feelings emotion emotions mood meaning essence spirit symbol symbols symbolic metaphor representation visual visuals ' +
    'image picture scene shot footage video background text title words caption captions logo screen nothing something anything everything someone ' +
    'freedom hope love fear truth time history knowledge wisdom power peace success failure happiness sadness joy change progress future past justice beauty faith mystery possibility ' +
    'importance quality quantity reason reasons result results effect effects cause causes fact facts information data theory life death memory memories thought thoughts energy infinity ' +
    'showing shows depicting representing symbolising symbolizing conveying evoking illustrating'
  ).split(' '),
)
const WRITING =
  /\b(?:text|words|caption|title card|letters)\s+(?:that\s+)?(?:says?|saying|reads?|reading|appears?|on screen)\b/iu
const FEWEST_WORDS = 2

/** Requires that each scene shows something visible: at least one word for a thing, and no writing. */
export function checkShown({ lines }: Draft): Finding | undefined {
  const at = lines.findIndex(({ shows }) => !canBeSeen(shows))
  if (at === -1) return undefined
  return {
    check: 'shown',
    sentence: `${lineName(at)} shows nothing that can be seen.`,
    demand: `${lineName(at)}: "shows" names nothing visible. Name a person, animal, thing or place, its action and the light, in English. No abstract ideas, and no text in the picture.`,
  }
}

function canBeSeen(shows: string): boolean {
  const words = shows.toLowerCase().match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []
  // If a model does not answer in English, its words cannot be checked, so a few characters of another script suffice.
  const seen = words.filter((word) => !UNSEEN.has(word))
  return words.length >= FEWEST_WORDS ? seen.length > 0 && !WRITING.test(shows) : /[^\p{ASCII}]{4,}/u.test(shows)
}
