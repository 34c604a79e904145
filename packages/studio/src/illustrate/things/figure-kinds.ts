/** Who someone is, by what they wear. */
export const FIGURE_KINDS = ['coat', 'dress', 'child', 'old', 'hooded', 'worker', 'suit', 'backpack'] as const
export type FigureKind = (typeof FIGURE_KINDS)[number]

/** Stuff as lightness and tint, as a brush mixes it. */
type Cloth = readonly [value: number, tint?: 'accent' | 'accent2' | 'glow' | 'rim', amount?: number]

/** What a kind of person looks like. */
export type Wardrobe = {
  /** Standing height in metres. */
  metres: number
  headScale: number
  shoulderScale: number
  stoop: number
  top: Cloth
  /** Trousers or bare legs. */
  legs: Cloth
  hasBareLegs?: boolean
  shoes: Cloth
  /** Grows as it does: no cloth's colour; a hood has its own. */
  hair: Cloth
  /** A knitted hat, where it is no part of the clothes. */
  hat?: Cloth
  hairstyle: 'short' | 'bun' | 'long' | 'round' | 'cap' | 'flat cap' | 'beanie' | 'hood' | 'hat'
  /** How far the top hangs: 0 to the hips, 1 to the knees, 2 to the ankles. */
  hem: number
  /** How much the hem widens, 0…1. */
  flare: number
  /** Width of sleeves and trousers over the limb's own. */
  looseness: number
  scarf?: Cloth
  has?: readonly (
    'belt' | 'braces' | 'backpack' | 'stick' | 'satchel' | 'vent' | 'collar' | 'yoke' | 'hoodie' | 'rolled sleeves'
  )[]
}

export const WARDROBES: Readonly<Record<FigureKind, Wardrobe>> = {
  coat: {
    metres: 1.78,
    headScale: 1.07,
    shoulderScale: 0.92,
    stoop: 0,
    top: [0.42, 'accent2', 0.18],
    legs: [0.2],
    shoes: [0.14],
    hair: [0.16, 'glow', 0.15],
    hairstyle: 'short',
    hem: 1.02,
    flare: 0.4,
    looseness: 1.25,
    scarf: [0.75, 'accent', 0.85],
    has: ['belt', 'vent', 'collar'],
  },
  dress: {
    metres: 1.68,
    headScale: 1.07,
    shoulderScale: 0.8,
    stoop: 0,
    top: [0.7, 'accent', 0.8],
    legs: [0.78, 'glow', 0.42],
    hasBareLegs: true,
    shoes: [0.2, 'accent', 0.3],
    hair: [0.2, 'glow', 0.22],
    hairstyle: 'long',
    hem: 1.32,
    flare: 1,
    looseness: 0.86,
    has: ['belt'],
  },
  child: {
    metres: 1.2,
    headScale: 1.36,
    shoulderScale: 0.84,
    stoop: 0,
    top: [0.8, 'accent', 0.75],
    legs: [0.34, 'accent2', 0.4],
    shoes: [0.6, 'rim', 0.2],
    hair: [0.3, 'glow', 0.3],
    hairstyle: 'round',
    hem: 0.16,
    flare: 0.2,
    looseness: 1.2,
    has: ['hoodie'],
  },
  old: {
    metres: 1.66,
    headScale: 1.08,
    shoulderScale: 0.94,
    stoop: 0.8,
    top: [0.5, 'accent2', 0.35],
    legs: [0.3],
    shoes: [0.16],
    hair: [0.9, 'rim', 0.3],
    hairstyle: 'flat cap',
    hem: 0.42,
    flare: 0.3,
    looseness: 1.2,
    scarf: [0.6, 'accent', 0.5],
    has: ['stick'],
  },
  hooded: {
    metres: 1.78,
    headScale: 1.07,
    shoulderScale: 0.92,
    stoop: 0.15,
    top: [0.44, 'accent', 0.42],
    legs: [0.18],
    shoes: [0.2, 'glow', 0.2],
    hair: [0.44, 'accent', 0.42],
    hairstyle: 'hood',
    hem: 1.62,
    flare: 0.9,
    looseness: 1.45,
    has: ['satchel'],
  },
  worker: {
    metres: 1.78,
    headScale: 1.07,
    shoulderScale: 0.98,
    stoop: 0,
    top: [0.78, 'rim', 0.2],
    legs: [0.32, 'accent2', 0.5],
    shoes: [0.24, 'glow', 0.2],
    hair: [0.2],
    hairstyle: 'cap',
    hem: 0,
    flare: 0,
    looseness: 1.16,
    has: ['braces', 'belt', 'rolled sleeves'],
  },
  suit: {
    metres: 1.8,
    headScale: 1.07,
    shoulderScale: 0.95,
    stoop: 0,
    top: [0.26],
    legs: [0.24],
    shoes: [0.1],
    hair: [0.3],
    hairstyle: 'hat',
    hem: 0.24,
    flare: 0.15,
    looseness: 1.06,
    has: ['vent', 'collar'],
  },
  backpack: {
    metres: 1.74,
    headScale: 1.07,
    shoulderScale: 0.9,
    stoop: 0.1,
    top: [0.62, 'accent2', 0.6],
    legs: [0.34, 'glow', 0.12],
    shoes: [0.26, 'glow', 0.3],
    hair: [0.24, 'glow', 0.2],
    hat: [0.7, 'accent', 0.8],
    hairstyle: 'beanie',
    hem: 0.12,
    flare: 0.1,
    looseness: 1.18,
    has: ['backpack'],
  },
}

/** A kind's standing height in metres. */
export function figureMetres(kind: FigureKind): number {
  return WARDROBES[kind].metres
}
