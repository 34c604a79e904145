import { pick, type Random } from '../../lib/random.ts'
import type { Pose } from '../painting.ts'
import { figureMetres, type FigureKind } from './figure-kinds.ts'

/** One of several people standing together. */
export type GroupMember = {
  /** Sideways from the middle of the group, in adult heights; negative is left. */
  x: number
  /** How far behind the front of the group, in adult heights. */
  behind: number
  /** Height over an adult's 1.75 m. */
  scale: number
  kind: FigureKind
  pose: Pose
  facing: -1 | 1
}

const ADULT_METRES = 1.75
const ADULTS: readonly FigureKind[] = ['coat', 'dress', 'suit', 'worker', 'backpack', 'hooded']

/** Where people stand, the lead first: across and behind, in adult heights. */
const PLACES: Readonly<Record<1 | 2 | 3 | 5, readonly (readonly [x: number, behind: number])[]>> = {
  1: [[0, 0]],
  2: [
    [-0.19, 0],
    [0.19, 0.02],
  ],
  3: [
    [-0.2, 0.05],
    [0.06, 0],
    [0.34, 0.04],
  ],
  5: [
    [-0.14, 0],
    [0.13, 0.02],
    [0.42, 0.05],
    [-0.46, 0.14],
    [0.74, 0.12],
  ],
}

/**
 * People as they stand together: two close and turned to each other, three with a child between them, five as a loose
 * crowd. Ordered from the farthest to the nearest, as they are to be drawn.
 *
 * @param random decides kinds, poses and spacing.
 * @param lead the kind of the video's own figure, who is always among them.
 */
export function groupOf(
  count: 1 | 2 | 3 | 5,
  random: Random,
  lead: FigureKind = pick(ADULTS, random),
): readonly GroupMember[] {
  const others = shuffled(
    ADULTS.filter((kind) => kind !== lead),
    random,
  )
  const kinds: FigureKind[] = [lead]
  if (count >= 3) kinds.push(lead === 'child' ? 'dress' : 'child')
  if (count === 5) kinds.push(lead === 'old' ? 'coat' : 'old')
  while (kinds.length < count) kinds.push(others.shift() ?? 'coat')
  const places = PLACES[count]
  const middle = places.reduce((total, [x]) => total + x, 0) / count
  const members = kinds.map((kind, i): GroupMember => {
    const [x, behind] = places[i]!
    const inwards = x > middle ? -1 : 1
    const outwards = x > middle ? 1 : -1
    return {
      x: x - middle + (random() - 0.5) * 0.05,
      behind: Math.max(0, behind + (random() - 0.5) * 0.02),
      scale: (figureMetres(kind) / ADULT_METRES) * (0.98 + random() * 0.04),
      kind,
      pose: poseFor(i, count, random),
      facing: random() < 0.85 ? inwards : outwards,
    }
  })
  return members.toSorted((a, b) => b.behind - a.behind)
}

function poseFor(index: number, count: number, random: Random): Pose {
  if (index === 0 || count === 2) return 'stand'
  const fate = random()
  if (fate < 0.6) return 'stand'
  if (fate < 0.82) return 'look-up'
  return 'walk'
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item)
}
