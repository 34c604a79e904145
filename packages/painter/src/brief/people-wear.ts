import type { Worn } from './brief.ts'
import { WORN_COLORS } from '../things/figures/figure-wear.ts'
import type { Phrase } from './phrases.ts'

/** What the words have somebody wear, or what tells them from others: a hat, spectacles, a beard, a braid, a red coat. */
export function readWear(...phrases: readonly Phrase[]): Worn | undefined {
  const words = phrases.map((phrase) => phrase.words.join(' ')).join(' ')
  const headwear = HEADWEAR.find(([, named]) => named.test(words))?.[0]
  const hairstyle = HAIR.find(([, named]) => named.test(words))?.[0]
  const top = GARMENT.exec(words)?.[1]
  const hair = HAIR_COLOR.exec(words)?.[1]
  const worn: Worn = {
    ...(headwear && { headwear }),
    ...(hairstyle && { hairstyle }),
    ...(/\b(?:beard|bearded|moustache)\b/.test(words) && { hasBeard: true }),
    ...(/\b(?:glasses|spectacles|eyeglasses)\b/.test(words) && !DRUNK_FROM.test(words) && { hasGlasses: true }),
    ...(top && { top }),
    ...(hair && { hair }),
  }
  return Object.keys(worn).length > 0 ? worn : undefined
}

const HEADWEAR: readonly (readonly [NonNullable<Worn['headwear']>, RegExp])[] = [
  ['hat', /\b(?:in|with|wearing|wears|under) (?:an? |his |her |their )?(?:\w+ )?(?:hat|fedora|trilby)\b/],
  ['cap', /\b(?:in|with|wearing|wears) (?:an? |his |her |their )?(?:\w+ )?cap\b/],
  ['beanie', /\b(?:in|with|wearing|wears) (?:an? |his |her |their )?(?:\w+ )?(?:beanie|woolly hat|bobble hat)\b/],
]

const HAIR: readonly (readonly [NonNullable<Worn['hairstyle']>, RegExp])[] = [
  ['braid', /\b(?:braids?|braided|plaits?|plaited)\b/],
  ['ponytail', /\bponytail\b/],
  ['curls', /\b(?:curls|curly|afro)\b/],
  ['long', /\blong (?:\w+ )?hair\b/],
  ['bun', /\bhair in a bun\b/],
  ['short', /\bshort (?:\w+ )?hair\b/],
]

const COLOR_NAMES = Object.keys(WORN_COLORS.cloth).join('|')
const GARMENT = new RegExp(
  String.raw`\b(${COLOR_NAMES}) (?:\w+ )?(?:coat|raincoat|jacket|dress|sweater|jumper|pullover|hoodie|cardigan|suit|cloak|cape|shirt|blouse|robe|uniform)\b`,
)
const HAIR_COLOR = new RegExp(
  String.raw`\b(${Object.keys(WORN_COLORS.hair).join('|')})[- ](?:\w+ )?(?:hair|haired|beard)\b`,
)
const DRUNK_FROM = /\b(?:wine|water|champagne|two|three|of|pint|empty|full) glasses\b|\bglasses of\b/
