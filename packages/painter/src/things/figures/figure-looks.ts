import { createRandom, pick } from '@dayreel/storyboard/base'
import type { FigureKind } from './figure-kinds.ts'
import { cssInk, mixInk, readInk } from '../inks.ts'

// prettier-ignore
export type Hairstyle =
  'short' | 'swept' | 'long' | 'bob' | 'bun' | 'mop' | 'pigtails' | 'fringe' | 'curls' | 'waves' | 'ponytail' | 'braid'
type Headwear = 'cap' | 'flat cap' | 'peaked cap' | 'beanie' | 'hood' | 'hat'

/** How a face differs from the plainest one; 0 … 1.4 each. */
export type Features = {
  brow: number
  nose: number
  lips: number
  chin: number
  jaw: number
  lash: number
  /** How far the corners of the mouth go up; down below 0. */
  smile?: number
}

/** Who someone is: the same in all scenes of a video, whatever the light. Colours as in white light. */
export type Look = {
  sex: 'woman' | 'man'
  age: 'child' | 'adult' | 'old'
  skin: string
  hair: string
  hairstyle: Hairstyle
  hasBeard: boolean
  brows: string
  /** Colour of the irises. */
  eyes: string
  hasGlasses: boolean
  isFreckled: boolean
  hasEarrings: boolean
  /** Whether what is worn has a pattern, where its cut may have one. */
  isPatterned: boolean
  /** Whether an apron is worn over the clothes. */
  isAproned?: boolean
  headwear?: Headwear
  features: Features
  top: string
  legs: string
  shoes: string
  /** What is worn under the top, or as a sign: a shirt, a scarf, a knitted hat. */
  shirt: string
  scarf?: string
  hat: string
  leather: string
}

const SKINS = ['#d8b299', '#c99f85', '#b08a72', '#957261', '#7c5f50']
const HAIRS = ['#2a2625', '#352d2a', '#4a372b', '#6a4a30', '#33292b', '#8b6a42', '#743f2a', '#a67c48', '#8a4427']
const GREYS = ['#a39f99', '#c2beb6', '#8b8781']
const GREYING = ['#5a5450', '#6b655f', '#5e5044']
const EYES = ['#4a2f1f', '#5d4026', '#5c6b45', '#4c6a82', '#6b5330']
/** How many of a kind wear spectacles. */
const GLASSES: Partial<Record<FigureKind, number>> = {
  old: 0.45,
  grandmother: 0.5,
  suit: 0.25,
  coat: 0.14,
  hooded: 0,
  child: 0,
}
const SHIRTS = ['#b8b0a2', '#6f7f8b', '#85594e', '#5c6a5b', '#8f7d5f'] as const
/** How far apart two colours are that nobody takes for the same, in steps of all three channels. */
const APART = 46

const MAN: Features = { brow: 1, nose: 1, lips: 0.7, chin: 1, jaw: 1, lash: 0 }
const WOMAN: Features = { brow: 0.1, nose: 0.72, lips: 1.1, chin: 0.6, jaw: 0.5, lash: 1 }
const CHILD: Features = { brow: -0.6, nose: 0.4, lips: 0.8, chin: 0.1, jaw: 0.1, lash: 0.5 }
const OLD: Features = { brow: 1, nose: 1.25, lips: 0.2, chin: 1.2, jaw: 0.9, lash: 0 }

/** Clothes of a kind: tops in blue, brown, green, red and one more, something of another colour, trousers. No brighter than cloth is, for the light is still to come. */
const CLOTHES: Readonly<
  Record<FigureKind, { tops: readonly string[]; scarves: readonly string[]; legs: readonly string[] }>
> = {
  coat: {
    tops: ['#415c77', '#92653f', '#64734a', '#8a4d4c', '#987549'],
    scarves: ['#b35948', '#cfa861', '#93a59f', '#d0c7b6'],
    legs: ['#4d515d', '#5e5750'],
  },
  dress: { tops: ['#4f7490', '#b38d50', '#5f8461', '#9d5456', '#816388'], scarves: ['#c6bcab'], legs: ['#bca698'] },
  child: {
    tops: ['#4a87a5', '#ce9c55', '#77955d', '#b75f4d', '#82669d'],
    scarves: ['#d1c2a1', '#9b534f'],
    legs: ['#55617c', '#746654'],
  },
  old: {
    tops: ['#5b6989', '#876d4a', '#5c7368', '#886058', '#717177'],
    scarves: ['#ac8b50', '#955852', '#899a97'],
    legs: ['#665d53', '#515660'],
  },
  grandmother: {
    tops: ['#557091', '#91674e', '#6f8765', '#90595e', '#806079'],
    scarves: ['#9e625c', '#bba377', '#869aa6'],
    legs: ['#5f5b5c'],
  },
  hooded: { tops: ['#535c83', '#846542', '#586d5a', '#7a4c4a', '#6a676e'], scarves: ['#8e816e'], legs: ['#555352'] },
  worker: {
    tops: ['#4d6a97', '#936140', '#5a786c', '#914d45', '#7a744a'],
    scarves: ['#c7b89b', '#a45b49', '#b69865'],
    legs: ['#535d6b', '#695d4d'],
  },
  suit: {
    tops: ['#47546f', '#68584a', '#4d5f59', '#684e5e', '#78726d'],
    scarves: ['#ccc6bf'],
    legs: ['#47546a'],
  },
  backpack: {
    tops: ['#507ca0', '#bd804d', '#629076', '#b05447', '#c2a353'],
    scarves: ['#c9b47a', '#af6c5e', '#d7d2c8'],
    legs: ['#6f6858', '#555f6c'],
  },
}

/**
 * What someone of a kind looks like.
 *
 * @param identity the same text gives the same person.
 * @param sex where words say it; else the kind and the identity decide.
 * @param taken tops of those who stand beside, whose colour is not theirs as well.
 */
export function lookOf(kind: FigureKind, identity: string, sex?: Look['sex'], taken: readonly string[] = []): Look {
  const random = createRandom(`${identity} ${kind} look`)
  const chosen = pick(['woman', 'man'] as const, random)
  const own = sex ?? SEXES[kind] ?? chosen
  const isWoman = own === 'woman'
  const isOld = kind === 'old' || kind === 'grandmother'
  const { scarves, legs } = CLOTHES[kind]
  // Of whatever age and trade the words of a scene make somebody, the skin stays the same through a video.
  const skinAt = Math.floor(createRandom(`${identity} skin`)() * SKINS.length)
  // What else tells two of a kind apart.
  const apart = createRandom(`${identity} ${kind} apart`)
  const isMiddleAged = apart() < 0.2 && kind !== 'child'
  const isScarved = kind !== 'coat' || apart() < 0.4
  const headwear = headwearOf(kind, isWoman, apart())
  // Dark skin has dark hair.
  const young = pick(skinAt > 2 ? HAIRS.slice(0, 2) : HAIRS, random)
  const hair = isOld ? pick(GREYS, random) : isMiddleAged ? pick(GREYING, random) : young
  const top = topOf(kind, identity, taken)
  const face = createRandom(`${identity} ${kind} face`)
  return {
    sex: own,
    age: kind === 'child' ? 'child' : isOld ? 'old' : 'adult',
    skin: SKINS[skinAt]!,
    hair,
    hairstyle: hairstyleOf(kind, isWoman, random(), { isCurly: skinAt > 2 || face() < 0.12, chance: face() }),
    hasBeard: !isWoman && random() < (BEARDED[kind] ?? 0.16),
    brows: mixed(young, '#2a1f1a', 0.4),
    eyes: pick(skinAt > 1 ? EYES.slice(0, 2) : EYES, face),
    hasGlasses: face() < (GLASSES[kind] ?? 0.1),
    isFreckled: skinAt < 2 && face() < (kind === 'child' ? 0.5 : isWoman && !isOld ? 0.2 : 0),
    isPatterned: apart() < 0.5,
    hasEarrings: isWoman && kind !== 'child' && face() < 0.6,
    ...(headwear && { headwear }),
    features:
      kind === 'child'
        ? CHILD
        : isOld
          ? { ...OLD, ...(isWoman && { chin: 0.9, brow: 0.3, nose: 1 }) }
          : isWoman
            ? WOMAN
            : MAN,
    top,
    // A suit is of one cloth.
    legs: kind === 'suit' ? top : pick(legs, random),
    shoes: pick(['#231f1d', '#3a2c22', '#2b2a2a'], random),
    // White under a coat is a blotch on the neck; with a suit it is a shirt.
    shirt: kind === 'suit' ? SHIRTS[0] : pick(SHIRTS.slice(1), apart),
    ...(isScarved && SCARVED.includes(kind) && { scarf: pick(scarves, random) }),
    hat: pick(scarves, random),
    leather: '#5a4230',
  }
}

/** Each kind has a turn of its own among the colours of a video, so that child and mother, who meet in many scenes, differ in all. */
const TURNS: Readonly<Record<FigureKind, number>> = {
  coat: 0,
  dress: 1,
  child: 2,
  old: 3,
  grandmother: 4,
  hooded: 2,
  worker: 3,
  suit: 4,
  backpack: 1,
}

function topOf(kind: FigureKind, identity: string, taken: readonly string[]): string {
  const { tops } = CLOTHES[kind]
  const first = Math.floor(createRandom(`${identity} tops`)() * tops.length) + TURNS[kind]
  const inTurn = tops.map((_, i) => tops[(first + i) % tops.length]!)
  const apart = (color: string): number => Math.min(...taken.map((other) => distance(color, other)))
  return inTurn.find((color) => apart(color) > APART) ?? inTurn.toSorted((a, b) => apart(b) - apart(a))[0]!
}

function mixed(one: string, other: string, share: number): string {
  return cssInk(mixInk(readInk(one), readInk(other), share))
}

function distance(one: string, other: string): number {
  const [a, b] = [readInk(one), readInk(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

const SEXES: Partial<Record<FigureKind, Look['sex']>> = {
  dress: 'woman',
  grandmother: 'woman',
  old: 'man',
  worker: 'man',
  suit: 'man',
}
/** How many of the men of a kind have a beard. */
const BEARDED: Partial<Record<FigureKind, number>> = { child: 0, old: 0.45, worker: 0.4, coat: 0.12 }
const SCARVED: readonly FigureKind[] = ['coat', 'old', 'grandmother', 'worker']

function headwearOf(kind: FigureKind, isWoman: boolean, chance: number): Headwear | undefined {
  if (kind === 'hooded') return 'hood'
  if (kind === 'backpack') return 'beanie'
  if (kind === 'coat') return chance < 0.12 ? 'beanie' : undefined
  if (kind === 'worker') return isWoman ? 'beanie' : chance < 0.6 ? 'cap' : undefined
  if (kind === 'old') return chance < 0.4 ? 'flat cap' : undefined
  return kind === 'suit' && !isWoman && chance < 0.4 ? 'hat' : undefined
}

function hairstyleOf(
  kind: FigureKind,
  isWoman: boolean,
  chance: number,
  { isCurly, chance: other }: { isCurly: boolean; chance: number },
): Hairstyle {
  const mayCurl = isCurly && kind !== 'old' && kind !== 'grandmother'
  if (kind === 'child')
    return isWoman ? (other < 0.6 ? 'pigtails' : 'ponytail') : mayCurl && other < 0.6 ? 'curls' : 'mop'
  if (kind === 'grandmother') return 'bun'
  if (kind === 'old') return isWoman ? 'bun' : 'fringe'
  if (mayCurl && other < (isWoman ? 0.5 : 0.15)) return isWoman && other < 0.35 ? 'waves' : 'curls'
  if (!isWoman) return chance < 0.5 ? 'short' : 'swept'
  const styles = ['long', 'bob', 'bun', 'ponytail', 'braid', 'long'] as const
  return styles[Math.floor(chance * styles.length)]!
}
