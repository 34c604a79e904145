import { createCanvas, loadImage } from '@napi-rs/canvas'

const COLOURS = 5
/** Number of sampled pixels along each side. */
const SIDE = 48
/** Number of the 256 levels of a colour channel that are grouped together. */
const STEP = 32
/** Distance in levels below which two colours look the same. */
const APART = 56

/**
 * Finds the five main colours of a picture as `#rrggbb`, most frequent first. If the picture has fewer distinct
 * colours, shades of these colours are added.
 *
 * @param bytes a file from `redrawPicture`.
 */
export async function picturePalette(bytes: Uint8Array): Promise<string[]> {
  const context = createCanvas(SIDE, SIDE).getContext('2d')
  context.drawImage(await loadImage(bytes), 0, 0, SIDE, SIDE)
  const { data } = context.getImageData(0, 0, SIDE, SIDE)
  const groups = new Map<number, { count: number; sum: [number, number, number] }>()
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!]
    const key = ((red / STEP) | 0) * 64 + ((green / STEP) | 0) * 8 + ((blue / STEP) | 0)
    const group = groups.get(key) ?? { count: 0, sum: [0, 0, 0] }
    group.count++
    group.sum = [group.sum[0] + red, group.sum[1] + green, group.sum[2] + blue]
    groups.set(key, group)
  }
  const means = [...groups.values()]
    .sort((a, b) => b.count - a.count)
    .map(({ count, sum }) => sum.map((value) => value / count) as Colour)
  const chosen: Colour[] = []
  for (const apart of [APART, 0]) {
    for (const mean of means) {
      if (chosen.length < COLOURS && chosen.every((each) => distance(each, mean) > apart)) chosen.push(mean)
    }
  }
  const first = chosen[0]!
  while (chosen.length < COLOURS) chosen.push(shadeOf(first, chosen.length))
  return chosen.map(toHex)
}

type Colour = [number, number, number]

function distance(a: Colour, b: Colour): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** Returns a shade of a colour. Successive shades are alternately lighter and darker. */
function shadeOf(colour: Colour, turn: number): Colour {
  const target = turn % 2 === 1 ? 255 : 0
  return colour.map((value) => value + (target - value) * 0.12 * turn) as Colour
}

function toHex(colour: Colour): string {
  return `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
