import type { Random } from '@dayreel/storyboard/base'
import { painterKernel } from '../kernel/kernel.ts'
import { bloom } from './blur.ts'
import { clamp, luminance, scaleRgb, smoothstep } from '../math.ts'
import type { Film, Rgb } from '../painting.ts'

/** Finished pixels, RGBA, sRGB. */
export type Pixels = { width: number; height: number; bytes: Uint8ClampedArray }

/** How a film is developed. */
export type Grade = {
  /** Factor on the place's own exposure. */
  exposure: number
  /** Glow around lights, 0…1. */
  bloom: number
  /** 1 is neutral; around middle grey. */
  contrast: number
  /** 0 is black and white, 1 neutral. */
  saturation: number
  /** Darkening of the corners, 0…1. */
  vignette: number
  /** 0 none, 0.03 fine, 0.1 coarse. */
  grain: number
  /** Factors on the channels, as a filter before the lens. */
  filter: Rgb
  /** Colours added to the darkest and the brightest tones, −0.2…0.2 on the display's scale. */
  shadows: Rgb
  highlights: Rgb
  /** The picture's mean lightness (sRGB, 0…1) is brought into this range, so that it reads on a phone. */
  lightness: readonly [least: number, most: number]
  /** What is lightest, and what is lighter than all but a twentieth, come up to these (sRGB, 0…1). */
  lights: readonly [lightest: number, light: number]
}

export const NEUTRAL_GRADE: Grade = {
  exposure: 1,
  bloom: 0.24,
  contrast: 1.1,
  saturation: 1.2,
  vignette: 0.3,
  grain: 0.02,
  filter: [1, 1, 1],
  shadows: [0, 0, 0],
  highlights: [0, 0, 0],
  lightness: [0.27, 0.6],
  lights: [0.86, 0.68],
}

const TONE_STEPS = 4096
const TONE_MOST = 10
/** Light × TONE_STEPS → display light by the ACES curve (Narkowicz's fit). */
const TONES = new Float32Array(TONE_STEPS * TONE_MOST + 1)
for (let i = 0; i < TONES.length; i++) {
  const light = i / TONE_STEPS
  TONES[i] = clamp((light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14))
}

/**
 * Develops a film: glow, exposure, tone curve, colour, grain. The film's light is changed by the glow.
 *
 * @param exposure what the place says of itself.
 */
export function develop(film: Film, exposure: number, grade: Grade, random: Random): Pixels {
  // The glow is measured in light as it will be shown.
  if (grade.bloom > 0) bloom(film, grade.bloom, 0.9 / Math.max(0.2, exposure * grade.exposure))
  const balance = findBalance(film, exposure * grade.exposure)
  const filter: Rgb = [grade.filter[0] * balance[0], grade.filter[1] * balance[1], grade.filter[2] * balance[2]]
  const found = findExposure(film, exposure * grade.exposure, grade)
  return print(film, found, { ...grade, filter }, findStretch(film, found, grade), random)
}

/** How dark the darkest tones of a picture are at least, as lightness (sRGB, 0…1). */
const DARKEST = 0.055
/** The same for a twentieth of the picture: one black corner makes no contrast. */
const DARK = 0.1

/** Factors on what is darker and what is lighter than a middle. */
type Stretch = { middle: number; down: number; up: number }

/** Gives milky pictures a black and dull ones a highlight; pictures that have both are left alone. */
function findStretch(film: Film, exposure: number, grade: Grade): Stretch {
  const shown = sampleLight(film)
    .map((light) => encode(contrasted(toneOf(light * exposure), grade.contrast)))
    .sort()
  const rank = (share: number): number => shown[Math.floor(share * (shown.length - 1))]!
  const middle = shown.reduce((sum, value) => sum + value, 0) / shown.length
  // Styles that want softer pictures get less of it.
  const strength = Math.min(1, grade.contrast) ** 4
  const darker = (aim: number, share: number, most: number): number =>
    clamp((middle - aim) / Math.max(0.01, middle - rank(share)), 1, most)
  const lighter = (aim: number, share: number, most: number): number =>
    clamp((aim - middle) / Math.max(0.01, rank(1 - share) - middle), 1, most)
  const down = Math.max(darker(DARKEST, 0.015, 2.2), darker(DARK, 0.05, 1.3))
  const up = Math.max(lighter(grade.lights[0], 0.015, 1.7), lighter(grade.lights[1], 0.05, 1.7))
  return { middle, down: 1 + (down - 1) * strength, up: 1 + (up - 1) * strength }
}

function stretched(shown: number, { middle, down, up }: Stretch): number {
  // The factors pass into one another about the middle: a bend in the curve would show as a band in the sky.
  return middle + (shown - middle) * (down + (up - down) * smoothstep(middle - 0.16, middle + 0.16, shown))
}

/** How many times stronger the strongest channel of a picture may be than the weakest, on average. */
const MOST_CAST = 1.7
/** How many times stronger red and blue together may be than green. */
const MOST_PINK = 1.06

/**
 * Factors that hold back a colour cast, as eyes do that have got used to it: a picture may be warm or blue, but where all of it
 * has one hue nothing looks coloured any more.
 */
function findBalance({ width, height, light }: Film, exposure: number): Rgb {
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / 5000)))
  const sums = [0, 0, 0]
  for (let y = step >> 1; y < height; y += step) {
    for (let x = step >> 1; x < width; x += step) {
      const q = (y * width + x) * 3
      // Lamps and the sun have a colour of their own; they count no more than white.
      for (let c = 0; c < 3; c++) sums[c] = sums[c]! + Math.min(1, light[q + c]! * exposure)
    }
  }
  const [red, green, blue] = sums.map((sum) => Math.max(sum, 1e-6)) as [number, number, number]
  const grey = luminance(red, green, blue)
  // Between red and blue light eyes take much for white, but pink and purple they do not.
  const pink = Math.max(1, Math.sqrt(red * blue) / green / MOST_PINK) ** 0.75
  const cast = Math.max(red, green, blue) / Math.min(red, green, blue)
  // All proportions between channels shrink alike, so that orange stays orange: raising the weakest alone would turn it pink.
  const kept = cast <= MOST_CAST ? 1 : Math.log(MOST_CAST * (cast / MOST_CAST) ** 0.4) / Math.log(cast)
  const factors: Rgb = [red ** (kept - 1), pink * green ** (kept - 1), blue ** (kept - 1)]
  return scaleRgb(factors, grey / luminance(red * factors[0], green * factors[1], blue * factors[2]))
}

/** The exposure nearest to the one given at which the mean lightness is in the grade's range. */
export function findExposure(film: Film, exposure: number, grade: Grade): number {
  const sample = sampleLight(film)
  const [least, most] = grade.lightness
  const lightnessAt = (factor: number): number => meanLightness(sample, factor, grade.contrast)
  const now = lightnessAt(exposure)
  if (now >= least && now <= most) return exposure
  const aim = now < least ? least : most
  let low = exposure * (now < least ? 1 : 1 / 5000)
  let high = exposure * (now < least ? 5000 : 1)
  for (let i = 0; i < 20; i++) {
    const middle = Math.sqrt(low * high)
    if (lightnessAt(middle) < aim) low = middle
    else high = middle
  }
  return Math.sqrt(low * high)
}

/** Luminance at about 5,000 points. */
function sampleLight({ width, height, light }: Film): Float32Array {
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / 5000)))
  const sample: number[] = []
  for (let y = step >> 1; y < height; y += step) {
    for (let x = step >> 1; x < width; x += step) {
      const q = (y * width + x) * 3
      sample.push(0.2126 * light[q]! + 0.7152 * light[q + 1]! + 0.0722 * light[q + 2]!)
    }
  }
  return Float32Array.from(sample)
}

function meanLightness(sample: Float32Array, exposure: number, contrast: number): number {
  let sum = 0
  for (const light of sample) sum += encode(contrasted(toneOf(light * exposure), contrast))
  return sum / sample.length
}

function toneOf(light: number): number {
  const i = light * TONE_STEPS
  return TONES[i < TONES.length ? i | 0 : TONES.length - 1]!
}

/** Steeper around middle grey; white stays white. */
function contrasted(tone: number, contrast: number): number {
  if (contrast === 1) return tone
  const steep = 0.18 * (tone / 0.18) ** contrast
  return tone <= 0.18 ? steep : steep + (tone - steep) * smoothstep(0.18, 1, tone)
}

function encode(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
}

/** Display light × CURVE_STEPS → sixteenths of a byte, with contrast and the tints of shadows and highlights. */
const CURVE_STEPS = 4096
function putCurve(curve: Int32Array, grade: Grade, stretch: Stretch, channel: 0 | 1 | 2): void {
  for (let i = 0; i <= CURVE_STEPS; i++) {
    const shown = stretched(encode(contrasted(i / CURVE_STEPS, grade.contrast)), stretch)
    const tint =
      grade.shadows[channel] * (1 - smoothstep(0, 0.6, shown)) + grade.highlights[channel] * smoothstep(0.4, 1, shown)
    curve[i] = Math.round(16 * 255 * clamp(shown + tint)) + 8
  }
}

const GRAIN_SIZE = 1 << 16

function print(film: Film, exposure: number, grade: Grade, stretch: Stretch, random: Random): Pixels {
  const { width, height, light } = film
  const bytes = new Uint8ClampedArray(width * height * 4)
  const rooms = prepare(exposure, grade, stretch, width, random)
  const { floats, functions } = painterKernel
  for (let y = 0; y < height; y++) {
    const across = ((y / height - 0.47) * 1.1) ** 2
    floats.set(light.subarray(y * width * 3, (y + 1) * width * 3), rooms.row / 4)
    functions.printRow(
      rooms.row,
      rooms.out,
      width,
      rooms.settings,
      rooms.columns,
      across,
      rooms.tones,
      TONES.length - 1,
      rooms.curves,
      CURVE_STEPS,
      rooms.grain,
      GRAIN_SIZE - 1,
      (random() * GRAIN_SIZE) | 0,
      rooms.grainShares,
    )
    bytes.set(painterKernel.bytes.subarray(rooms.out, rooms.out + width * 4), y * width * 4)
  }
  return { width, height, bytes }
}

/** Addresses in the kernel's memory of what every row is printed with. */
type PrintRooms = Record<'row' | 'out' | 'settings' | 'columns' | 'tones' | 'curves' | 'grain' | 'grainShares', number>

function prepare(exposure: number, grade: Grade, stretch: Stretch, width: number, random: Random): PrintRooms {
  const rooms = {
    row: painterKernel.room('row', width * 3),
    out: painterKernel.room('printed row', width),
    settings: painterKernel.room('print settings', painterKernel.functions.settingsBytes() / 4),
    columns: painterKernel.room('columns', width),
    tones: painterKernel.room('tones', TONES.length),
    curves: painterKernel.room('curves', 3 * (CURVE_STEPS + 1)),
    grain: painterKernel.room('grain', GRAIN_SIZE + 4),
    grainShares: painterKernel.room('grain shares', 257),
  }
  const { floats, integers } = painterKernel
  // Stretching each channel stretches the colours too.
  const saturation = grade.saturation / ((stretch.down + stretch.up) / 2) ** 0.6
  const factors = grade.filter.map((factor) => factor * exposure * TONE_STEPS)
  for (const [i, value] of [...factors, saturation, grade.vignette].entries())
    floats.fill(value, rooms.settings / 4 + i * 4, rooms.settings / 4 + i * 4 + 4)
  for (let x = 0; x < width; x++) floats[rooms.columns / 4 + x] = (x / width - 0.5) ** 2
  floats.set(TONES, rooms.tones / 4)
  for (const channel of [0, 1, 2] as const) {
    const start = rooms.curves / 4 + channel * (CURVE_STEPS + 1)
    putCurve(integers.subarray(start, start + CURVE_STEPS + 1), grade, stretch, channel)
  }
  const grain = rooms.grain / 4
  for (let i = 0; i < GRAIN_SIZE; i++)
    integers[grain + i] = (random() + random() + random() - 1.5) * grade.grain * 160 * 16
  integers.copyWithin(grain + GRAIN_SIZE, grain, grain + 4)
  // Grain is weakest in the lightest tones.
  for (let i = 0; i < 257; i++) integers[rooms.grainShares / 4 + i] = 64 * (0.35 + 0.65 * (1 - (i / 256) ** 2))
  return rooms
}
