import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { createRandom, type Random } from '@dayreel/storyboard/base'
import { crown, limb, needles, shares, trunk } from './tree-parts.ts'

// prettier-ignore
export type TreeKind =
  'pine' | 'leafy' | 'birch' | 'bare' | 'palm' | 'reed' | 'boughs' | 'canopy' | 'kelp' | 'grass' | 'flowers'

/** A tree as shares of light rather than colours: red is what the sun reaches, green what the sky reaches, blue is bark. */
export type TreeSprite = {
  /** Halved in size from each to the next; RGBA bytes, not premultiplied. */
  levels: { width: number; height: number; bytes: Uint8ClampedArray }[]
  aspect: number
}

const SPRITE_HEIGHT = 480
const ASPECTS: Record<TreeKind, number> = {
  pine: 0.5,
  leafy: 0.95,
  birch: 0.6,
  bare: 0.8,
  palm: 0.9,
  reed: 0.5,
  boughs: 0.6,
  canopy: 1.1,
  kelp: 0.4,
  grass: 1.7,
  flowers: 1.3,
}
/** Crowns that hang in from above are seen from close by. */
const SIZES: Partial<Record<TreeKind, number>> = { canopy: 720, grass: 240, flowers: 240 }

/** Different trees of each kind. */
const VARIANTS = 4
const drawn = new Map<string, TreeSprite>()

/**
 * One of the trees of a kind, lit from the right and above, base at the bottom's middle. Each is drawn once and kept: light, colour,
 * size and side are given to it where it stands, so the few do for a whole wood.
 */
export function pickTreeSprite(kind: TreeKind, random: Random): TreeSprite {
  const name = `${kind} ${Math.floor(random() * VARIANTS)}`
  let sprite = drawn.get(name)
  if (!sprite) drawn.set(name, (sprite = drawTreeSprite(kind, createRandom(name))))
  return sprite
}

function drawTreeSprite(kind: TreeKind, random: Random): TreeSprite {
  const aspect = ASPECTS[kind]
  const size = SIZES[kind] ?? SPRITE_HEIGHT
  const canvas = createCanvas(Math.ceil(size * aspect), size)
  const context = canvas.getContext('2d')
  context.translate(canvas.width / 2, size - 2)
  context.lineCap = 'round'
  DRAWERS[kind](context, size - 6, random)
  if (ROOTED.includes(kind)) fadeFoot(context, canvas)
  const levels: TreeSprite['levels'] = []
  let level: Canvas = canvas
  for (;;) {
    const bytes = level.getContext('2d').getImageData(0, 0, level.width, level.height).data
    levels.push({ width: level.width, height: level.height, bytes })
    if (level.height < 24) break
    const half = createCanvas(Math.ceil(level.width / 2), Math.ceil(level.height / 2))
    half.getContext('2d').drawImage(level, 0, 0, half.width, half.height)
    level = half
  }
  return { levels, aspect }
}

/** Low plants that many stand of: where all were cut off straight, their feet together would draw steps on the ground. */
const ROOTED: readonly TreeKind[] = ['grass', 'reed', 'flowers']

function fadeFoot(context: SKRSContext2D, { width, height }: Canvas): void {
  const fade = context.createLinearGradient(0, height * 0.82, 0, height)
  fade.addColorStop(0, 'rgba(0,0,0,0)')
  fade.addColorStop(1, 'black')
  context.resetTransform()
  context.globalCompositeOperation = 'destination-out'
  context.fillStyle = fade
  context.fillRect(0, 0, width, height)
}

const DRAWERS: Record<TreeKind, (context: SKRSContext2D, height: number, random: Random) => void> = {
  pine(context, height, random) {
    trunk(context, height, height * 0.016, 0, random)
    needles(context, height, height * (0.15 + random() * 0.07), 0.1, random)
  },
  boughs(context, height, random) {
    needles(context, height, height * 0.24, 0.16, random)
  },
  canopy(context, height, random) {
    for (let i = 0; i < 14; i++)
      limb(context, -height * 0.5, height * 0.4, (i / 13 - 0.5) * 3, height * 0.008, random, 2)
    crown(
      context,
      { y: -height * 0.52, rx: height * 0.46, ry: height * 0.36, clumps: 120, leaf: height * 0.006, leaves: 90 },
      random,
    )
  },
  leafy(context, height, random) {
    trunk(context, height * 0.6, height * 0.026, (random() - 0.5) * 0.06, random)
    for (let i = 0; i < 9; i++)
      limb(context, -height * (0.24 + 0.04 * i), height * 0.2, (random() - 0.5) * 1.8, height * 0.011, random, 2)
    crown(context, { y: -height * 0.62, rx: height * 0.4, ry: height * 0.34, clumps: 62, leaf: height * 0.014 }, random)
  },
  birch(context, height, random) {
    trunk(context, height * 0.9, height * 0.012, (random() - 0.5) * 0.1, random, true)
    for (let i = 0; i < 12; i++)
      limb(context, -height * (0.3 + 0.05 * i), height * 0.16, (random() - 0.5) * 1.8, height * 0.004, random, 1)
    crown(context, { y: -height * 0.66, rx: height * 0.2, ry: height * 0.33, clumps: 46, leaf: height * 0.01 }, random)
  },
  bare(context, height, random) {
    trunk(context, height * 0.55, height * 0.024, (random() - 0.5) * 0.15, random)
    for (let i = 0; i < 15; i++)
      limb(
        context,
        -height * (0.2 + 0.024 * i),
        height * (0.44 - i * 0.014),
        (i % 2 === 0 ? 1 : -1) * (0.25 + random() * 0.8),
        height * 0.011,
        random,
        4,
      )
  },
  palm(context, height, random) {
    const lean = (random() - 0.5) * 0.3
    trunk(context, height * 0.82, height * 0.014, lean, random)
    const topX = lean * height * 0.82
    const topY = -height * 0.82
    for (let i = 0; i < 22; i++) {
      const angle = (i / 22) * Math.PI * 2 + random() * 0.2
      const reach = height * (0.3 + random() * 0.12)
      const endX = topX + Math.cos(angle) * reach
      const endY = topY + Math.sin(angle) * reach * 0.32 + reach * 0.34
      context.strokeStyle = shares(0.3 + 0.45 * Math.cos(angle) + random() * 0.2, 0.45 + 0.3 * random())
      context.lineWidth = 2
      for (let k = 0; k < 26; k++) {
        const t = k / 26
        const x = topX + (endX - topX) * t
        const y = topY + (endY - topY) * t - Math.sin(t * Math.PI * 0.8) * reach * 0.26
        const hang = reach * 0.22 * Math.sin(Math.PI * Math.min(1, t + 0.15))
        context.beginPath()
        context.moveTo(x, y)
        context.lineTo(x + Math.cos(angle) * hang * 0.5 + (random() - 0.5) * 6, y + hang)
        context.stroke()
      }
    }
  },
  kelp(context, height, random) {
    for (let stem = 0; stem < 4; stem++) {
      const foot = (random() - 0.5) * height * 0.12
      const phase = random() * 6
      const top = height * (0.6 + random() * 0.38)
      for (let k = 0; k < 46; k++) {
        const up = k / 46
        const x = foot + Math.sin(up * 5 + phase) * height * 0.045 * up
        const side = k % 2 === 0 ? 1 : -1
        const length = height * 0.075 * (1.1 - up * 0.5)
        context.fillStyle = shares(0.3 + 0.4 * up + random() * 0.25, 0.3 + 0.5 * up)
        context.beginPath()
        context.moveTo(x, -top * up)
        context.quadraticCurveTo(
          x + side * length * 0.5,
          -top * up - length * 0.7,
          x + side * length,
          -top * up - length * (0.2 + random() * 0.5),
        )
        context.quadraticCurveTo(x + side * length * 0.5, -top * up + length * 0.1, x, -top * up + 6)
        context.fill()
      }
    }
  },
  grass(context, height, random) {
    for (let i = 0; i < 95; i++) {
      const x = (random() + random() - 1) * height * 0.62
      const top = height * (0.25 + 0.7 * random()) * (1.1 - Math.abs(x) / height)
      const lean = (random() - 0.5) * height * 0.5
      context.fillStyle = shares(0.2 + 0.65 * random(), 0.3 + 0.55 * random())
      const half = height * (0.008 + random() * 0.01)
      context.beginPath()
      context.moveTo(x - half, 2)
      context.quadraticCurveTo(x + lean * 0.15 - half, -top * 0.65, x + lean, -top)
      context.quadraticCurveTo(x + lean * 0.15 + half, -top * 0.6, x + half, 2)
      context.fill()
    }
  },
  flowers(context, height, random) {
    for (let i = 0; i < 15; i++) {
      const x = (random() - 0.5) * height * 0.9
      const top = height * (0.4 + 0.5 * random())
      const lean = (random() - 0.5) * height * 0.2
      context.strokeStyle = shares(0.3 + 0.3 * random(), 0.4 + 0.3 * random(), 1)
      context.lineWidth = height * 0.014
      context.beginPath()
      context.moveTo(x, 2)
      context.quadraticCurveTo(x, -top * 0.6, x + lean, -top)
      context.stroke()
      const radius = height * (0.045 + random() * 0.035)
      for (let petal = 0; petal < 6; petal++) {
        const angle = petal * 1.05 + random() * 0.3
        context.fillStyle = shares(0.55 + 0.35 * Math.cos(angle) + random() * 0.2, 0.65 + 0.3 * random())
        context.beginPath()
        const [px, py] = [x + lean + Math.cos(angle) * radius * 0.7, -top + Math.sin(angle) * radius * 0.5]
        context.ellipse(px, py, radius * 0.62, radius * 0.42, angle, 0, 7)
        context.fill()
      }
    }
  },
  reed(context, height, random) {
    for (let i = 0; i < 90; i++) {
      const x = (random() - 0.5) * height * 0.4
      const top = height * (0.35 + 0.6 * random())
      const lean = (random() - 0.5) * height * 0.3
      context.strokeStyle = shares(0.25 + 0.6 * random(), 0.35 + 0.5 * random())
      context.lineWidth = 2 + random() * 5
      context.beginPath()
      context.moveTo(x, 0)
      context.quadraticCurveTo(x + lean * 0.15, -top * 0.6, x + lean, -top)
      context.stroke()
    }
  },
}
