import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { createFigureBrush, cssLight, type FigureBrush, type PeopleLight } from './figure-brush.ts'
import type { Ink } from '../inks.ts'

export type Lighting = {
  light: PeopleLight
  /** Where the key light comes from: −1 left … 1 right, 0 from behind. */
  keySide: number
  /** How far the light wraps around the form, in units of the context. */
  wrap: number
  /** Width of the bright edge, in units of the context. */
  rim: number
  /** How much of the light reaches what is turned to the camera, 0…1. */
  fill: number
  /** How far it darkens towards the lower edge, 0…1. */
  sink: number
}

/** What a form stays within, in units of the context. */
export type Extent = { left: number; top: number; right: number; bottom: number }

/** Directions across the picture that light comes from, y downwards. */
type Ways = readonly (readonly [x: number, y: number])[]

/** Light is soft: above this many pixels a unit it is made at half the size. */
const FINE_UNIT = 2.2

/**
 * Paints a form in shade, and over it in light where light falls: soft across the form from the side it comes from, sharp along
 * the edge there.
 *
 * @param paint must paint the same shapes each time.
 * @param options.isFirst whether the canvas is still empty there, so that nothing has to be kept apart.
 */
export function paintLit(
  context: SKRSContext2D,
  lighting: Lighting,
  extent: Extent,
  paint: (brush: FigureBrush) => void,
  { isFirst = false }: { isFirst?: boolean } = {},
): void {
  const frame = frameOf(context, extent)
  if (frame.width < 1 || frame.height < 1) return
  const { a, b, c, d, e, f } = context.getTransform()
  const { light, keySide } = lighting
  const pass = (color: Ink, scale: number): Canvas => {
    const canvas = createCanvas(Math.ceil(frame.width * scale), Math.ceil(frame.height * scale))
    const own = canvas.getContext('2d')
    own.setTransform(a * scale, b * scale, c * scale, d * scale, (e - frame.left) * scale, (f - frame.top) * scale)
    paint(createFigureBrush(own, color, keySide))
    own.resetTransform()
    return canvas
  }
  // Light from behind comes over both shoulders.
  const ways: Ways =
    Math.abs(keySide) < 0.25
      ? [
          [0.7, -0.75],
          [-0.7, -0.75],
        ]
      : [[keySide < 0 ? -0.92 : 0.92, -0.4]]
  const unit = Math.hypot(a, b)
  const scale = unit > FINE_UNIT * unitsAcross(lighting) ? 0.5 : 1
  const bright = pass(light.lit, scale)
  const edge = brightEdge(bright, unit * scale * lighting.rim, ways, light.rim)
  keepWhereLit(bright, unit * scale, ways, lighting)
  bright.getContext('2d').drawImage(edge, 0, 0, bright.width, bright.height)

  context.save()
  if (isFirst) {
    paint(createFigureBrush(context, light.shade, keySide))
    context.resetTransform()
    context.globalCompositeOperation = 'source-atop'
    context.drawImage(bright, frame.left, frame.top, bright.width / scale, bright.height / scale)
  } else {
    const body = pass(light.shade, 1)
    const own = body.getContext('2d')
    own.globalCompositeOperation = 'source-atop'
    own.drawImage(bright, 0, 0, bright.width / scale, bright.height / scale)
    context.resetTransform()
    context.drawImage(body, frame.left, frame.top)
  }
  context.restore()
}

/** Heads are painted in finer units than bodies. */
function unitsAcross({ rim }: Lighting): number {
  return 0.4 / rim
}

/** The pixels of a canvas that an extent covers. */
function frameOf(context: SKRSContext2D, { left, top, right, bottom }: Extent) {
  const { a, b, c, d, e, f } = context.getTransform()
  const xs: number[] = []
  const ys: number[] = []
  for (const [x, y] of [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ] as const) {
    xs.push(a * x + c * y + e)
    ys.push(b * x + d * y + f)
  }
  const fromX = Math.max(0, Math.floor(Math.min(...xs)))
  const fromY = Math.max(0, Math.floor(Math.min(...ys)))
  return {
    left: fromX,
    top: fromY,
    width: Math.min(context.canvas.width, Math.ceil(Math.max(...xs))) - fromX,
    height: Math.min(context.canvas.height, Math.ceil(Math.max(...ys))) - fromY,
  }
}

/** The edge that is turned to the light, on a canvas just fine enough for it: sharp outside, fading inwards. */
function brightEdge(form: Canvas, rim: number, ways: Ways, color: Ink): Canvas {
  const share = Math.min(1, 1.1 / rim)
  const small = scaled(form, share)
  const { width, height } = small
  const edge = createCanvas(width, height)
  const context = edge.getContext('2d')
  const reach = rim * share
  for (const [x, y] of ways) {
    const cut = createCanvas(width, height)
    const own = cut.getContext('2d')
    // A little beyond the form itself, whose own edge is cut sharp when it is laid over.
    own.drawImage(small, x * reach * 0.5, y * reach * 0.5)
    own.globalCompositeOperation = 'destination-out'
    for (const [step, alpha] of EDGE_STEPS) {
      own.globalAlpha = alpha
      own.drawImage(small, -x * reach * step, -y * reach * step)
    }
    context.drawImage(cut, 0, 0)
  }
  context.globalCompositeOperation = 'source-in'
  // From behind all edges are bright: drawn as strongly they would be an outline.
  const strength = ways.length > 1 ? 0.7 : 1
  const fall = context.createLinearGradient(0, 0, 0, height)
  fall.addColorStop(0, cssLight(color, 0.72 * strength))
  fall.addColorStop(0.5, cssLight(color, 0.46 * strength))
  fall.addColorStop(1, cssLight(color, 0.08 * strength))
  context.fillStyle = fall
  context.fillRect(0, 0, width, height)
  return edge
}

/** How far copies of a form are moved away from the light, in widths of the edge, and how much each of them covers. */
const EDGE_STEPS: readonly (readonly [step: number, alpha: number])[] = [
  [0.8, 0.5],
  [1.8, 0.6],
  [3, 1],
]

/** Copies that are summed up where light is spread over a form. */
const FIELD_STEPS = 5

/** Keeps of a form in light what light reaches, most near the edges that are turned to it, and darkens what is low. */
function keepWhereLit(form: Canvas, unit: number, ways: Ways, { wrap, fill, sink }: Lighting): void {
  const step = Math.max(1, wrap * unit * 0.42)
  const small = scaled(form, 1 / step)
  const { width, height } = small
  const field = createCanvas(width, height)
  const context = field.getContext('2d')
  const reach = (wrap * unit) / step
  for (const [x, y] of ways) {
    const cover = createCanvas(width, height)
    const own = cover.getContext('2d')
    own.globalCompositeOperation = 'lighter'
    own.globalAlpha = 1 / FIELD_STEPS
    for (let i = 0; i < FIELD_STEPS; i++) {
      const share = (0.35 + (i / (FIELD_STEPS - 1)) * 1.25) * reach
      own.drawImage(small, -x * share, -y * share)
    }
    const open = createCanvas(width, height)
    const openContext = open.getContext('2d')
    openContext.fillRect(0, 0, width, height)
    openContext.globalCompositeOperation = 'destination-out'
    openContext.drawImage(cover, 0, 0)
    context.drawImage(open, 0, 0)
  }
  const fromX = ways[0]![0] > 0 ? width : 0
  const across = context.createLinearGradient(fromX, 0, width - fromX, height * 0.3)
  across.addColorStop(0, `rgba(0,0,0,${fill})`)
  across.addColorStop(1, `rgba(0,0,0,${fill * 0.25})`)
  context.fillStyle = across
  context.fillRect(0, 0, width, height)

  const lit = form.getContext('2d')
  lit.globalCompositeOperation = 'destination-in'
  lit.drawImage(field, 0, 0, form.width, form.height)
  lit.globalCompositeOperation = 'source-over'
  if (sink === 0) return
  const dusk = lit.createLinearGradient(0, form.height * 0.4, 0, form.height)
  dusk.addColorStop(0, 'rgba(0,0,0,0)')
  dusk.addColorStop(1, `rgba(0,0,0,${sink})`)
  lit.fillStyle = dusk
  lit.fillRect(0, form.height * 0.4, form.width, form.height * 0.6)
}

function scaled(form: Canvas, share: number): Canvas {
  const width = Math.max(2, Math.ceil(form.width * share))
  const height = Math.max(2, Math.ceil(form.height * share))
  const small = createCanvas(width, height)
  const context = small.getContext('2d')
  context.imageSmoothingQuality = 'medium'
  context.drawImage(form, 0, 0, width, height)
  return small
}
