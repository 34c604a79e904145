import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Expression } from '../../brief/brief.ts'
import type { ThingColors } from '../../painting.ts'
import { peopleLight } from '../figures/figure-brush.ts'
import type { FigureKind } from '../figures/figure-kinds.ts'
import { paintLit } from '../figures/figure-light.ts'
import { lookOf, type Look } from '../figures/figure-looks.ts'
import { paintShoulders } from './portrait-clothes.ts'
import type { Gaze } from './portrait-plays.ts'
import { headExtent, paintHead } from './portrait-head.ts'
import type { HeadView } from './head-view.ts'

export type PortraitRequest = {
  kind: FigureKind
  /** The same text gives the same person. */
  identity: string
  sex?: Look['sex']
  view: HeadView
  colors: ThingColors
  /** Where the key light comes from: −1 left … 1 right, 0 from behind. */
  keySide: number
  facing: -1 | 1
  gaze: Gaze
  expression: Expression
  /** The skin as so much light as a face needs makes it; the person's own unless given. */
  skin?: string
  /** What they wear here instead of their own: a uniform. */
  wears?: Partial<Look>
}

/** Down to where any frame has cut the body. */
const SHOULDERS = { left: -60, top: -72, right: 60, bottom: 150 }

/** How far the head leans by what is felt, in radians; down above 0. Nobody holds it straight. */
const TILTS: Readonly<Record<Expression, number>> = { calm: 0.035, glad: -0.05, worried: 0.07, wonder: -0.06 }

/** A head is so much of the box. */
const HEAD_SCALE = 0.53

/** Draws a head and shoulders: origin at the middle of the base, which the frame cuts, 1 unit up to the crown. */
export function drawPortrait(context: SKRSContext2D, request: PortraitRequest): void {
  const { kind, identity, sex, view, gaze, expression, colors, facing } = request
  const own = lookOf(kind, identity, sex)
  const look = { ...own, skin: request.skin ?? own.skin, ...request.wears }
  const isOld = look.age === 'old'
  const lighting = {
    light: peopleLight(colors),
    keySide: request.keySide,
    rim: 0.42,
    fill: view === 'behind' ? 0.14 : 0.24,
  }
  context.save()
  context.scale(0.01 * facing, 0.01)
  paintLit(
    context,
    { ...lighting, wrap: 9, sink: 0.35 },
    SHOULDERS,
    (brush) => paintShoulders(brush, look, kind, view),
    { isFirst: true },
  )
  const turn = (gaze === 'up' ? -0.2 : gaze === 'down' ? 0.16 : 0) + (isOld ? 0.08 : 0) + TILTS[expression]
  const scale = HEAD_SCALE * (look.age === 'child' ? 1.06 : look.sex === 'woman' ? 0.95 : 1)
  // The head turns about the top of the neck; with age it comes forward.
  context.translate(isOld ? 1 : -4, -56)
  context.rotate(turn)
  context.translate(isOld ? 5 : 4, isOld ? -14 : look.age === 'child' ? -13 : -14.8)
  context.scale(scale, scale)
  const fill = view === 'behind' ? lighting.fill : 0.62
  paintLit(context, { ...lighting, wrap: 15, rim: 0.9, sink: 0, fill }, headExtent(look), (brush) =>
    paintHead(brush, look, { view, gaze, expression, detail: 1 }),
  )
  context.restore()
}
