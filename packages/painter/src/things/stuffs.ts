import type { Brush, Tone } from './brush.ts'
import { mixInk, type Ink } from './inks.ts'

/** What things are made of, by its own colour in white light. */
const STUFFS = {
  paper: [250, 243, 226],
  linen: [236, 226, 206],
  flour: [250, 246, 238],
  crumb: [246, 218, 166],
  crust: [206, 132, 62],
  pine: [206, 158, 104],
  oak: [158, 102, 60],
  walnut: [104, 66, 44],
  leather: [132, 78, 46],
  hide: [78, 50, 38],
  brass: [226, 178, 88],
  gold: [246, 188, 64],
  copper: [212, 122, 78],
  iron: [84, 88, 98],
  steel: [188, 194, 204],
  brick: [182, 92, 66],
  mortar: [206, 194, 178],
  stone: [178, 172, 162],
  slate: [58, 70, 72],
  velvet: [164, 32, 44],
  ink: [38, 42, 66],
  blueprint: [44, 92, 158],
  bottle: [64, 116, 88],
  china: [240, 238, 234],
  straw: [222, 184, 98],
  rope: [200, 162, 108],
  wool: [92, 98, 122],
  paint: [198, 50, 44],
  foliage: [100, 138, 72],
  needles: [52, 100, 70],
  autumn: [222, 108, 40],
  rose: [206, 38, 58],
  whaleskin: [52, 66, 90],
  blubber: [206, 214, 220],
} as const satisfies Record<string, Ink>

type Stuff = keyof typeof STUFFS

/** Stuff by its own colour under the scene's light, for what is known by its colour whatever the world's palette is: bread, brick, brass. */
export function stuffOf({ ink }: Brush, name: Stuff): Tone {
  return stuffIn(ink, STUFFS[name], 0.5)
}

/** Cloth and metal of a spacesuit, which stay white: by a coloured night it would be another suit in each scene. */
export function suitOf({ ink }: Brush, name: 'china' | 'steel' = 'china'): Tone {
  const suit = stuffIn(ink, STUFFS[name], 0.28)
  return { ...suit, rim: mixInk(suit.lit, [246, 248, 252], 0.35) }
}

/** Paper that stays paper in any light: strong colours of a style would make another letter of it in each scene. */
export function paperOf({ ink }: Brush): Tone {
  const paper = stuffIn(ink, STUFFS.paper, 0.12)
  return { ...paper, rim: mixInk(paper.lit, [255, 252, 242], 0.5) }
}

function stuffIn(ink: Brush['ink'], own: Ink, tint: number): Tone {
  const lit = bathe(own, ink.lit, tint)
  const shade = bathe(own, ink.shade, tint)
  const deep = mixInk(shade, ink.dark, 0.65)
  return { lit, mid: mixInk(shade, lit, 0.45), shade, deep, rim: mixInk(lit, ink.rim, 0.55) }
}

/** A colour under a light that keeps a share of its own tint; the eye takes off the rest. */
function bathe(own: Ink, light: Ink, tint: number): Ink {
  const grey = light[0] * 0.3 + light[1] * 0.59 + light[2] * 0.11
  const [red, green, blue] = mixInk(light, [grey, grey, grey], 1 - tint)
  return [(own[0] * red) / 235, (own[1] * green) / 235, (own[2] * blue) / 235]
}

/** A stuff that is all a step darker, for what lies in the shadow of its like. */
export function dimmed({ lit, mid, shade, deep, rim }: Tone): Tone {
  return { lit: mid, mid: mixInk(mid, shade, 0.55), shade: mixInk(shade, deep, 0.35), deep, rim: mixInk(rim, lit, 0.5) }
}
