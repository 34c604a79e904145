/** Who someone is, by age and by what they wear. */
export const FIGURE_KINDS = [
  'coat',
  'dress',
  'child',
  'old',
  'grandmother',
  'hooded',
  'worker',
  'suit',
  'backpack',
] as const
export type FigureKind = (typeof FIGURE_KINDS)[number]

/**
 * The kind of this name, which may have a number that tells one of a kind from another; a plain one for names that are none, and for a
 * man in a dress. Who is old is a woman where the words say so.
 */
export function kindNamed(name: string, sex?: 'woman' | 'man'): FigureKind {
  const [own = ''] = name.split(' ')
  const kind = (FIGURE_KINDS as readonly string[]).includes(own) ? (own as FigureKind) : 'coat'
  if (kind === 'old' && sex === 'woman') return 'grandmother'
  if (sex === 'man' && kind === 'dress') return 'coat'
  return kind === 'grandmother' && sex === 'man' ? 'old' : kind
}

/** What is worn over the clothes, or is part of their cut. */
export type Piece =
  | 'scarf'
  | 'backpack'
  | 'stick'
  | 'satchel'
  | 'hoodie'
  | 'shawl'
  | 'lapels'
  | 'tie'
  | 'stripes'
  | 'flowers'
  | 'belt'
  | 'apron'
  | 'neckline'
  | 'zip'

/** The build of a kind of person and the cut of its clothes. */
export type Wardrobe = {
  /** Standing height in metres. */
  metres: number
  headScale: number
  shoulderScale: number
  /** How far the back bends forward, 0…1. */
  stoop: number
  hasBareLegs?: boolean
  /** How far the top hangs: 0 to the hips, 1 to the knees, 2 to the ankles. */
  hem: number
  /** How much the hem widens, 0…1. */
  flare: number
  /** Width of sleeves and trousers over the limb's own. */
  looseness: number
  has: readonly Piece[]
}

export const WARDROBES: Readonly<Record<FigureKind, Wardrobe>> = {
  coat: {
    metres: 1.76,
    headScale: 1.38,
    shoulderScale: 0.98,
    stoop: 0,
    hem: 1.02,
    flare: 0.4,
    looseness: 1.25,
    has: ['scarf', 'lapels'],
  },
  dress: {
    metres: 1.68,
    headScale: 1.38,
    shoulderScale: 0.82,
    stoop: 0,
    hasBareLegs: true,
    hem: 1.36,
    flare: 0.85,
    looseness: 0.86,
    has: ['flowers', 'neckline', 'belt'],
  },
  child: {
    metres: 1.2,
    headScale: 1.86,
    shoulderScale: 0.8,
    stoop: 0,
    hem: 0.16,
    flare: 0.2,
    looseness: 1.2,
    has: ['stripes', 'hoodie'],
  },
  old: {
    metres: 1.66,
    headScale: 1.34,
    shoulderScale: 0.96,
    stoop: 0.3,
    hem: 0.42,
    flare: 0.3,
    looseness: 1.2,
    has: ['scarf', 'lapels', 'stick'],
  },
  grandmother: {
    metres: 1.56,
    headScale: 1.4,
    shoulderScale: 0.88,
    stoop: 0.42,
    hem: 1.7,
    flare: 0.62,
    looseness: 1.15,
    has: ['apron', 'shawl', 'stick'],
  },
  hooded: {
    metres: 1.78,
    headScale: 1.36,
    shoulderScale: 0.94,
    stoop: 0.15,
    hem: 1.7,
    flare: 0.7,
    looseness: 1.45,
    has: ['belt', 'satchel'],
  },
  worker: {
    metres: 1.78,
    headScale: 1.38,
    shoulderScale: 1.04,
    stoop: 0,
    hem: 0.2,
    flare: 0.1,
    looseness: 1.22,
    has: ['scarf', 'lapels'],
  },
  suit: {
    metres: 1.8,
    headScale: 1.36,
    shoulderScale: 1.02,
    stoop: 0,
    hem: 0.24,
    flare: 0.15,
    looseness: 1.06,
    has: ['lapels', 'tie'],
  },
  backpack: {
    metres: 1.74,
    headScale: 1.38,
    shoulderScale: 0.96,
    stoop: 0.1,
    hem: 0.14,
    flare: 0.1,
    looseness: 1.18,
    has: ['zip', 'backpack'],
  },
}
