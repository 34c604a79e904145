/** Colour names for an image prompt. Each name applies from the given hue in degrees to the next hue. */
const HUES: readonly (readonly [from: number, name: string])[] = [
  [0, 'red'],
  [20, 'antique gold'],
  [65, 'moss green'],
  [160, 'clean teal'],
  [215, 'dark blue'],
  [262, 'surreal violet'],
  [300, 'rose'],
  [345, 'red'],
]
const GREY_BELOW = 0.12
const DARK_BELOW = 0.16
const LIGHT_ABOVE = 0.86

/** Returns the names of the colours in order and without repetitions. */
export function nameColours(colours: readonly string[]): string[] {
  return [...new Set(colours.map(nameColour))]
}

function nameColour(colour: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ]
  const most = Math.max(red, green, blue)
  const span = most - Math.min(red, green, blue)
  const lightness = most - span / 2
  if (lightness < DARK_BELOW) return 'black'
  if (lightness > LIGHT_ABOVE) return 'white'
  if (span < GREY_BELOW) return 'grey'
  const sixth =
    most === red ? (green - blue) / span : most === green ? 2 + (blue - red) / span : 4 + (red - green) / span
  const hue = (sixth * 60 + 360) % 360
  return HUES.findLast(([from]) => hue >= from)![1]
}
