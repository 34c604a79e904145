import { Path2D } from '@napi-rs/canvas'
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '@dayreel/storyboard/base'
import type { ThingColors } from '../painting.ts'
import { cssInk, EMBER, mixInk, readInk, type Ink } from './inks.ts'
import type { Form, Tone } from './tones.ts'
import { limb, oval, type Points } from './shapes.ts'

export type { Form, Tone } from './tones.ts'

/** Draws shaded shapes in hundredths of the box's height, in the light of one scene. */
export type Brush = ReturnType<typeof createBrush>

type Tint = 'accent' | 'accent2' | 'glow' | 'rim'
/**
 * A brush for a context already scaled so that 100 units are the height of the box.
 *
 * @param keySide where the key light comes from, −1 (left) … 1 (right); 0 lights both edges from behind.
 */
export function createBrush(context: SKRSContext2D, colors: ThingColors, keySide: number) {
  const ink = {
    lit: readInk(colors.lit),
    shade: readInk(colors.shade),
    rim: readInk(colors.rim),
    dark: readInk(colors.dark),
    glow: readInk(colors.glow),
    accent: readInk(colors.accent),
    accent2: readInk(colors.accent2),
  }
  const side = keySide < 0 ? -1 : 1
  const isBacklit = Math.abs(keySide) < 0.25
  const { a, b } = context.getTransform()
  const pixelsPerUnit = Math.hypot(a, b)

  /** Stuff by its own lightness (0 black … 1 white), tinted by one of the scene's colours. */
  function tone(value: number, tint?: Tint, amount = 0.5): Tone {
    const color = tint === undefined ? ink.lit : tint === 'glow' ? mixInk(ink.glow, EMBER, 0.14) : ink[tint]
    // Yellow darkens towards red, as metal and wood do, never towards green.
    const dim = tint === 'glow' ? mixInk(ink.glow, EMBER, 0.42) : color
    const share = tint ? amount : 0
    const lit = mixInk(mixInk(ink.dark, ink.lit, value), mixInk(ink.dark, color, 0.25 + value * 0.75), share)
    const shade = mixInk(
      mixInk(ink.dark, ink.shade, 0.25 + value * 0.75),
      mixInk(ink.dark, dim, 0.14 + value * 0.42),
      share * 0.9,
    )
    return {
      lit,
      mid: mixInk(shade, lit, 0.45),
      shade,
      deep: mixInk(shade, ink.dark, 0.65),
      rim: mixInk(lit, ink.rim, 0.6 + value * 0.3),
    }
  }

  function inside(path: Path2D, work: () => void): void {
    context.save()
    context.clip(path)
    work()
    context.restore()
  }

  /** What lies within a clipped shape but outside its copy moved by (x, y): a crescent along one edge. */
  function crescent(path: Path2D, x: number, y: number, color: Ink, alpha: number): void {
    const rest = new Path2D()
    const [left, top, right, bottom] = path.getBounds()
    const room = Math.abs(x) + Math.abs(y) + 1
    rest.rect(left - room, top - room, right - left + room * 2, bottom - top + room * 2)
    rest.addPath(path, { a: 1, b: 0, c: 0, d: 1, e: x, f: y })
    context.fillStyle = cssInk(color, alpha)
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
    context.fill(rest, 'evenodd')
  }

  /** Fills a shape and gives it form: a turn from light to shade, soft edges, a bright rim on the key side. */
  function form(path: Path2D, stuff: Tone, options: Form = {}): void {
    const [left, top, right, bottom] = path.getBounds()
    const width = right - left
    const height = bottom - top
    const { round = Math.min(width, height) * 0.22, rim = 0.9, isColumn = false, sink = 0.18, depth = 1 } = options
    const middleX = (left + right) / 2
    const middleY = (top + bottom) / 2
    // The steeper the shape, the more level its light, or its top would be all lit and its foot all dark.
    const rise = isColumn ? 0 : Math.min(height * 0.25, width * 0.4, ((width * width) / height) * 0.55)
    const reach = (width / 2) * side
    const gradient = context.createLinearGradient(middleX + reach, middleY - rise, middleX - reach, middleY + rise)
    const away = mixInk(stuff.mid, stuff.shade, depth)
    const bright = mixInk(stuff.mid, stuff.lit, 0.4 + 0.6 * depth)
    if (isColumn) {
      gradient.addColorStop(0, cssInk(mixInk(bright, stuff.mid, 0.6)))
      gradient.addColorStop(0.22, cssInk(bright))
      gradient.addColorStop(0.55, cssInk(mixInk(stuff.mid, away, 0.4)))
      gradient.addColorStop(0.85, cssInk(mixInk(away, stuff.deep, 0.45 * depth)))
      gradient.addColorStop(1, cssInk(away))
    } else {
      gradient.addColorStop(0, cssInk(bright))
      gradient.addColorStop(0.4, cssInk(stuff.mid))
      gradient.addColorStop(0.85, cssInk(away))
      gradient.addColorStop(1, cssInk(mixInk(away, stuff.mid, 0.2)))
    }
    context.fillStyle = gradient
    context.fill(path)
    const span = Math.min(width, height) * pixelsPerUnit
    if (span < 3) return
    inside(path, () => {
      if (sink > 0 && height * pixelsPerUnit > 24) {
        const fall = context.createLinearGradient(0, top + height * 0.45, 0, bottom)
        fall.addColorStop(0, cssInk(stuff.deep, 0))
        fall.addColorStop(1, cssInk(stuff.deep, sink * 2))
        context.fillStyle = fall
        context.fillRect(left, top + height * 0.45, width, height * 0.55)
      }
      if (round > 0 && span > 12) {
        // Broad forms need finer steps, or the turn into shade shows as bands; on small ones nobody sees them.
        const steps = span < 40 ? 1 : span < 110 ? 2 : span < 170 ? 4 : 6
        for (let step = 1; step <= steps; step++) {
          const share = step / steps
          crescent(
            path,
            side * round * share * (steps === 1 ? 0.6 : 1),
            -round * share * 0.55,
            stuff.deep,
            (0.56 / (steps + 0.4)) * depth,
          )
        }
        for (const share of steps > 3 ? [0.2, 0.4, 0.6] : steps > 1 ? [0.5] : []) {
          crescent(path, -side * round * share, round * share * 0.9, stuff.lit, (steps > 3 ? 0.11 : 0.28) * depth)
        }
      }
      if (rim > 0) {
        if (span > 60) crescent(path, -side * rim * 1.5, rim * 0.6, stuff.rim, 0.4)
        crescent(path, -side * rim * (span > 60 ? 0.7 : 0.9), rim * 0.5, stuff.rim, 0.75)
        if (isBacklit) crescent(path, side * rim * 0.8, rim * 0.3, stuff.rim, 0.65)
      }
    })
  }

  /** A ball with a core shadow and light bounced back into its dark side. */
  function ball(x: number, y: number, radiusX: number, radiusY: number, stuff: Tone, rim = 0.8): void {
    const path = oval(x, y, radiusX, radiusY)
    context.save()
    context.translate(x, y)
    context.scale(radiusX, radiusY)
    const gradient = context.createRadialGradient(side * 0.42, -0.42, 0.02, side * 0.12, -0.12, 1.25)
    gradient.addColorStop(0, cssInk(mixInk(stuff.lit, stuff.rim, 0.5)))
    gradient.addColorStop(0.22, cssInk(stuff.lit))
    gradient.addColorStop(0.5, cssInk(stuff.mid))
    gradient.addColorStop(0.78, cssInk(stuff.shade))
    gradient.addColorStop(0.92, cssInk(mixInk(stuff.shade, stuff.deep, 0.7)))
    gradient.addColorStop(1, cssInk(stuff.shade))
    context.fillStyle = gradient
    context.beginPath()
    context.arc(0, 0, 1, 0, Math.PI * 2)
    context.fill()
    context.restore()
    if (rim > 0) inside(path, () => crescent(path, -side * rim, rim * 0.6, stuff.rim, 0.7))
  }

  function fill(path: Path2D, color: Ink, alpha = 1): void {
    context.fillStyle = cssInk(color, alpha)
    context.fill(path)
  }

  function line(path: Path2D, color: Ink, width: number, alpha = 1): void {
    context.strokeStyle = cssInk(color, alpha)
    context.lineWidth = width
    context.stroke(path)
  }

  /** A stroke that swells and thins: x, y, radius, … */
  function stroke(points: Points, color: Ink, alpha = 1): void {
    fill(limb(points), color, alpha)
  }

  /** A dark crease with light caught on its key side. */
  function crease(points: Points, stuff: Tone, alpha = 0.7): void {
    const shape = limb(points)
    context.save()
    context.translate(side * 0.5, -0.25)
    fill(shape, stuff.lit, alpha * 0.45)
    context.restore()
    fill(shape, stuff.deep, alpha)
  }

  /** A fill running from one colour at the top to another at the bottom. */
  function fade(path: Path2D, top: Ink, bottom: Ink, topAlpha = 1, bottomAlpha = 1): void {
    const [, topY, , bottomY] = path.getBounds()
    const gradient = context.createLinearGradient(0, topY, 0, bottomY)
    gradient.addColorStop(0, cssInk(top, topAlpha))
    gradient.addColorStop(1, cssInk(bottom, bottomAlpha))
    context.fillStyle = gradient
    context.fill(path)
  }

  /** A soft round spot, opaque in the middle, gone at its edge. */
  function spot(x: number, y: number, radiusX: number, radiusY: number, color: Ink, alpha: number): void {
    context.save()
    context.translate(x, y)
    context.scale(radiusX, radiusY)
    const gradient = context.createRadialGradient(0, 0, 0, 0, 0, 1)
    gradient.addColorStop(0, cssInk(color, alpha))
    gradient.addColorStop(0.5, cssInk(color, alpha * 0.42))
    gradient.addColorStop(1, cssInk(color, 0))
    context.fillStyle = gradient
    context.fillRect(-1, -1, 2, 2)
    context.restore()
  }

  /** The dark under something standing, drawn first; falls away from the light. */
  function contact(x: number, halfWidth: number, alpha = 0.6): void {
    spot(x - side * halfWidth * 0.12, -0.4, halfWidth * 1.1, Math.min(4.6, halfWidth * 0.16), ink.dark, alpha)
  }

  /** Many fine lines of one kind within a shape: grain, fur, brushed metal. `turn` in radians, 0 lies level. */
  function grain(
    path: Path2D,
    color: Ink,
    random: Random,
    options: { count?: number; length?: number; turn?: number; width?: number; alpha?: number } = {},
  ): void {
    const { count = 40, length = 8, turn = 0, width = 0.3, alpha = 0.3 } = options
    const [left, top, right, bottom] = path.getBounds()
    const lines = new Path2D()
    for (let i = 0; i < count; i++) {
      const x = left + (right - left) * random()
      const y = top + (bottom - top) * random()
      const angle = turn + (random() - 0.5) * 0.3
      const half = length * (0.3 + random() * 0.7) * 0.5
      const bend = (random() - 0.5) * half * 0.3
      lines.moveTo(x - Math.cos(angle) * half, y - Math.sin(angle) * half)
      lines.quadraticCurveTo(x + bend, y - bend, x + Math.cos(angle) * half, y + Math.sin(angle) * half)
    }
    inside(path, () => line(lines, color, width, alpha))
  }

  /** Blotches of wear, moss or cloud within a shape. */
  function mottle(
    path: Path2D,
    color: Ink,
    random: Random,
    options: { count?: number; size?: number; alpha?: number; flat?: number } = {},
  ): void {
    const { count = 12, size = 8, alpha = 0.14, flat = 0.7 } = options
    const [left, top, right, bottom] = path.getBounds()
    inside(path, () => {
      for (let i = 0; i < count; i++) {
        const radius = size * (0.3 + random() * 0.7)
        fill(
          oval(
            left + (right - left) * random(),
            top + (bottom - top) * random(),
            radius,
            radius * flat,
            random() - 0.5,
          ),
          color,
          alpha,
        )
      }
    })
  }

  /** What shines by itself: hottest in the middle. */
  function burn(path: Path2D, heart = 0.55): void {
    const [left, top, right, bottom] = path.getBounds()
    const x = (left + right) / 2
    const y = (top + bottom) / 2
    const gradient = context.createRadialGradient(x, y, 0, x, y, Math.max(right - left, bottom - top) * 0.62)
    // What has gone out has no hot heart.
    const isOut = Math.max(...ink.glow) < 110
    gradient.addColorStop(0, cssInk(isOut ? ink.glow : mixInk(ink.glow, [255, 255, 255], heart)))
    gradient.addColorStop(0.5, cssInk(ink.glow))
    gradient.addColorStop(1, cssInk(mixInk(ink.glow, EMBER, 0.3)))
    context.fillStyle = gradient
    context.fill(path)
  }

  return {
    context,
    colors,
    ink,
    side,
    isBacklit,
    tone,
    inside,
    crescent,
    form,
    ball,
    fill,
    line,
    stroke,
    crease,
    fade,
    spot,
    contact,
    grain,
    mottle,
    burn,
  }
}
