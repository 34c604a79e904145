import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { createRandom, type Random } from '../../../lib/random.ts'

export type TreeKind = 'pine' | 'leafy' | 'birch' | 'bare' | 'palm' | 'reed' | 'boughs' | 'canopy' | 'kelp'

/** A tree as shares of light rather than colours: red is what the sun reaches, green what the sky reaches, blue is bark. */
export type TreeSprite = {
  /** Halved in size from each to the next; RGBA bytes, not premultiplied. */
  levels: { width: number; height: number; bytes: Uint8ClampedArray }[]
  aspect: number
}

const SPRITE_HEIGHT = 640
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
}

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
  const canvas = createCanvas(Math.ceil(SPRITE_HEIGHT * aspect), SPRITE_HEIGHT)
  const context = canvas.getContext('2d')
  context.translate(canvas.width / 2, SPRITE_HEIGHT - 2)
  context.lineCap = 'round'
  DRAWERS[kind](context, SPRITE_HEIGHT - 6, random)
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

const shares = (sun: number, sky: number, bark = 0): string =>
  `rgb(${Math.round(Math.max(0, Math.min(1, sun)) * 255)},${Math.round(Math.max(0, Math.min(1, sky)) * 255)},${Math.round(bark * 255)})`

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
      { y: -height * 0.52, rx: height * 0.46, ry: height * 0.36, clumps: 90, leaf: height * 0.009 },
      random,
    )
  },
  leafy(context, height, random) {
    trunk(context, height * 0.6, height * 0.026, (random() - 0.5) * 0.06, random)
    for (let i = 0; i < 9; i++)
      limb(context, -height * (0.22 + 0.05 * i), height * 0.3, (random() - 0.5) * 2.2, height * 0.011, random, 2)
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

function trunk(
  context: SKRSContext2D,
  height: number,
  half: number,
  lean: number,
  random: Random,
  isPale = false,
): void {
  const gradient = context.createLinearGradient(-half, 0, half, 0)
  gradient.addColorStop(0, shares(0.08, 0.3, 1))
  gradient.addColorStop(0.6, shares(isPale ? 0.5 : 0.25, 0.5, 1))
  gradient.addColorStop(1, shares(0.85, 0.6, 1))
  context.fillStyle = gradient
  context.beginPath()
  context.moveTo(-half * 1.5, 2)
  context.quadraticCurveTo(-half, -height * 0.1, lean * height - half * 0.2, -height)
  context.lineTo(lean * height + half * 0.2, -height)
  context.quadraticCurveTo(half, -height * 0.1, half * 1.5, 2)
  context.fill()
  if (!isPale) return
  for (let i = 0; i < 26; i++) {
    context.fillStyle = shares(0.05, 0.12, 1)
    context.fillRect(
      (random() - 0.6) * half * 1.6,
      -random() * height * 0.8,
      half * (0.4 + random()),
      1.5 + random() * 2,
    )
  }
}

/** A conifer's branches from `lowest` (share of the height) up: drooping twigs set with needles, the far ones first. */
function needles(context: SKRSContext2D, height: number, spread: number, lowest: number, random: Random): void {
  const tiers = 34
  for (let i = 0; i < tiers; i++) {
    const up = lowest + ((1 - lowest) * i) / tiers
    const reach = spread * (1 - up) ** 0.8 * (0.75 + random() * 0.5) + 4
    for (let k = 0; k < 8; k++) {
      const angle = (k / 8) * Math.PI + random() * 0.4
      const aside = Math.cos(angle) * reach * (0.75 + random() * 0.4)
      const front = Math.sin(angle)
      const y = -height * up
      const drop = reach * (0.25 + random() * 0.25) + front * reach * 0.14
      const sun = 0.14 + 0.46 * (aside / reach) + 0.3 * up
      const sky = 0.26 + 0.45 * up
      const count = Math.max(4, Math.round(reach / 6))
      for (let n = 0; n < count; n++) {
        const t = (n + random()) / count
        const x = aside * t
        const twigY = y + drop * t * t + 3
        const length = height * 0.018 * (1.3 - t * 0.6) + reach * 0.07
        const light = random() * 0.2
        context.strokeStyle = shares(sun + light + t * 0.1, sky + light)
        context.lineWidth = height * 0.0045
        context.beginPath()
        context.moveTo(x - Math.sign(aside) * length * 0.3, twigY - length * 0.25)
        context.lineTo(x + Math.sign(aside) * length * (0.5 + random() * 0.5), twigY + length * (0.25 + random() * 0.6))
        context.moveTo(x, twigY - 1)
        context.lineTo(x + (random() - 0.5) * length * 0.7, twigY + length * (0.7 + random() * 0.5))
        context.stroke()
      }
    }
  }
}

function limb(
  context: SKRSContext2D,
  y: number,
  length: number,
  angle: number,
  width: number,
  random: Random,
  forks: number,
  x = 0,
): void {
  const endX = x + Math.sin(angle) * length
  const endY = y - Math.cos(angle) * length * 0.9
  context.strokeStyle = shares(0.35 + 0.4 * Math.sin(angle), 0.42, 1)
  context.lineWidth = Math.max(1, width)
  context.beginPath()
  context.moveTo(x, y)
  context.quadraticCurveTo(x + Math.sin(angle) * length * 0.6, y - length * 0.2, endX, endY)
  context.stroke()
  if (forks <= 0 || length < 8) return
  for (let i = 0; i < 3; i++)
    limb(
      context,
      endY + (y - endY) * i * 0.22,
      length * (0.55 + random() * 0.15),
      angle + (random() - 0.5) * 1.5,
      width * 0.62,
      random,
      forks - 1,
      endX + (x - endX) * i * 0.22,
    )
}

/** Clumps of leaves around a crown's middle, the shaded far ones first, each lit at its upper right. */
function crown(
  context: SKRSContext2D,
  { y, rx, ry, clumps, leaf }: { y: number; rx: number; ry: number; clumps: number; leaf: number },
  random: Random,
): void {
  const places = Array.from({ length: clumps }, () => {
    const angle = random() * Math.PI * 2
    const out = Math.sqrt(random()) * 0.86
    return { x: Math.cos(angle) * out * rx, y: y + Math.sin(angle) * out * ry, front: random() }
  }).sort((a, b) => a.front - b.front + (a.x / rx - b.x / rx) * 0.2)
  for (const place of places) {
    const radius = rx * (0.17 + random() * 0.13)
    const openness = 0.5 + 0.34 * (place.x / rx) - 0.34 * ((place.y - y) / ry)
    for (let i = 0; i < 62; i++) {
      const angle = random() * Math.PI * 2
      const out = Math.sqrt(random()) * radius
      const dx = Math.cos(angle) * out
      const dy = Math.sin(angle) * out
      const sun = openness * 0.75 + 0.3 * (dx / radius) - 0.36 * (dy / radius) - 0.12 + (random() - 0.5) * 0.26
      context.fillStyle = shares(
        sun * (0.5 + 0.5 * place.front),
        0.2 + 0.45 * openness + 0.2 * place.front - 0.15 * (dy / radius),
      )
      context.beginPath()
      context.ellipse(
        place.x + dx,
        place.y + dy,
        leaf * (0.7 + random() * 0.8),
        leaf * (0.4 + random() * 0.4),
        random() * 3,
        0,
        7,
      )
      context.fill()
    }
  }
}
