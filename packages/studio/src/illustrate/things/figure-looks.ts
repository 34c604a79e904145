import { createRandom, pick } from '../../lib/random.ts'
import type { FigureKind } from './figure-kinds.ts'

export type Hairstyle = 'short' | 'swept' | 'long' | 'bob' | 'bun' | 'mop' | 'pigtails' | 'fringe'
type Headwear = 'cap' | 'flat cap' | 'beanie' | 'hood' | 'hat'

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
const HAIRS = ['#2a2625', '#352d2a', '#463a33', '#5a4a40', '#332c2d', '#66584d']
const GREYS = ['#8f8b86', '#9c9893', '#817d79']

const MAN: Features = { brow: 1, nose: 1, lips: 0.7, chin: 1, jaw: 1, lash: 0 }
const WOMAN: Features = { brow: 0.1, nose: 0.72, lips: 1.1, chin: 0.6, jaw: 0.5, lash: 1 }
const CHILD: Features = { brow: -0.6, nose: 0.4, lips: 0.8, chin: 0.1, jaw: 0.1, lash: 0.5 }
const OLD: Features = { brow: 1, nose: 1.25, lips: 0.2, chin: 1.2, jaw: 0.9, lash: 0 }

/** Clothes of a kind: tops, something of another colour, trousers. Muted, so that the light colours them. */
const CLOTHES: Readonly<
  Record<FigureKind, { tops: readonly string[]; scarves: readonly string[]; legs: readonly string[] }>
> = {
  coat: {
    tops: ['#58534d', '#4f555b', '#645a51', '#525151'],
    scarves: ['#925c4f', '#ad8e60', '#858f8a'],
    legs: ['#404043', '#464542'],
  },
  dress: { tops: ['#845e5b', '#616d74', '#978164', '#6a7265'], scarves: ['#c9bca5'], legs: ['#c1a492'] },
  child: {
    tops: ['#a9875e', '#946558', '#63777f', '#767e63'],
    scarves: ['#c4b598', '#835550'],
    legs: ['#4d515a', '#57524c'],
  },
  old: {
    tops: ['#5f5952', '#575d5b', '#645e5c'],
    scarves: ['#86745e', '#775851', '#79817e'],
    legs: ['#494745', '#444648'],
  },
  grandmother: {
    tops: ['#665b5f', '#5c6268', '#6f6159', '#5f655d'],
    scarves: ['#86615b', '#9e8d76', '#7e868a'],
    legs: ['#4c4849'],
  },
  hooded: { tops: ['#5e5751', '#525855', '#62524f', '#51545e'], scarves: ['#877864'], legs: ['#41403f'] },
  worker: {
    tops: ['#464d56', '#4f514c', '#595049'],
    scarves: ['#c3b79d', '#8c5e52', '#aa8d62'],
    legs: ['#484b4f', '#4e4945'],
  },
  suit: { tops: ['#424448', '#4c4946', '#464544'], scarves: ['#cdc6bc'], legs: ['#404044', '#484542'] },
  backpack: {
    tops: ['#967052', '#66756c', '#825551', '#5e6d78'],
    scarves: ['#c8b27c', '#a16659', '#d9d2c5'],
    legs: ['#555450', '#4e5156'],
  },
}

/**
 * What someone of a kind looks like.
 *
 * @param identity the same text gives the same person.
 * @param sex where words say it; else the kind and the identity decide.
 */
export function lookOf(kind: FigureKind, identity: string, sex?: Look['sex']): Look {
  const random = createRandom(`${identity} ${kind} look`)
  const chosen = pick(['woman', 'man'] as const, random)
  const own = sex ?? SEXES[kind] ?? chosen
  const isWoman = own === 'woman'
  const isOld = kind === 'old' || kind === 'grandmother'
  const { tops, scarves, legs } = CLOTHES[kind]
  // Of whatever age and trade the words of a scene make somebody, the skin stays the same through a video.
  const skinAt = Math.floor(createRandom(`${identity} skin`)() * SKINS.length)
  const headwear = headwearOf(kind, isWoman)
  return {
    sex: own,
    age: kind === 'child' ? 'child' : isOld ? 'old' : 'adult',
    skin: SKINS[skinAt]!,
    // Dark skin has dark hair.
    hair: isOld ? pick(GREYS, random) : pick(skinAt > 2 ? HAIRS.slice(0, 2) : HAIRS, random),
    hairstyle: hairstyleOf(kind, isWoman, random()),
    hasBeard: !isWoman && (kind === 'old' || (kind === 'worker' && random() < 0.7)),
    ...(headwear && { headwear }),
    features:
      kind === 'child'
        ? CHILD
        : isOld
          ? { ...OLD, ...(isWoman && { chin: 0.9, brow: 0.3, nose: 1 }) }
          : isWoman
            ? WOMAN
            : MAN,
    top: pick(tops, random),
    legs: pick(legs, random),
    shoes: pick(['#231f1d', '#3a2c22', '#2b2a2a'], random),
    shirt: '#b8b0a2',
    ...(SCARVED.includes(kind) && { scarf: pick(scarves, random) }),
    hat: pick(scarves, random),
    leather: '#5a4230',
  }
}

const SEXES: Partial<Record<FigureKind, Look['sex']>> = {
  dress: 'woman',
  grandmother: 'woman',
  old: 'man',
  worker: 'man',
  suit: 'man',
}
const SCARVED: readonly FigureKind[] = ['coat', 'old', 'grandmother', 'worker']

function headwearOf(kind: FigureKind, isWoman: boolean): Headwear | undefined {
  if (kind === 'hooded') return 'hood'
  if (kind === 'backpack') return 'beanie'
  if (kind === 'worker') return isWoman ? 'beanie' : 'cap'
  if (kind === 'old') return 'flat cap'
  return kind === 'suit' && !isWoman ? 'hat' : undefined
}

function hairstyleOf(kind: FigureKind, isWoman: boolean, chance: number): Hairstyle {
  if (kind === 'child') return isWoman ? 'pigtails' : 'mop'
  if (kind === 'grandmother') return 'bun'
  if (kind === 'old') return isWoman ? 'bun' : 'fringe'
  if (!isWoman) return chance < 0.5 ? 'short' : 'swept'
  return chance < 0.4 ? 'long' : chance < 0.7 ? 'bob' : 'bun'
}
