import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { clamp, lerp } from '../math.ts'
import type { Brief } from '../brief/brief.ts'
import type { Film, Shot, Stage } from '../painting.ts'
import type { Standing } from './standing.ts'

type Tracks = NonNullable<Brief['tracks']>
/** One print: the middle of its foot on the ground in metres, which way it points, and which foot it is. */
type Print = { x: number; z: number; turn: number; foot: -1 | 1 }

/** Metres from one print to the next, and from the line of the walk to a foot. */
const STRIDE = 0.62
const GAIT = 0.13
/** The feet of the second of two walkers, against the first's. */
const SMALLER = 0.56
/** Half the length and half the breadth of a sole, in metres. */
const SOLE = 0.19
const BREADTH = 0.075
/** Metres to the last print that can be told apart. */
const FARTHEST = 46

/**
 * Presses the prints of a walk into the ground: each lies on the ground's own plane, smaller and flatter the farther it is. It
 * comes from beside the camera and ends under whoever walks there, or goes on to where the ground ends.
 */
export function putTracks(film: Film, stage: Stage, shot: Shot, tracks: Tracks, walker: Standing | undefined): void {
  const { width, height } = film
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const size = sizeFor(stage)
  for (let i = 0; i < tracks.walkers; i++) {
    const isSecond = i > 0
    // Side by side, one on each side of the way; who has smaller feet takes smaller steps.
    const aside = tracks.walkers > 1 ? (isSecond ? 0.5 : -0.5) * size : 0
    const tread = size * (isSecond ? SMALLER : 1)
    for (const print of walkOf(film, stage, shot, { walker, aside, size, stride: STRIDE * tread, gait: GAIT * tread }))
      pressPrint(context, film, stage, print, tread)
  }
  lay(film, stage, canvas.getContext('2d').getImageData(0, 0, width, height).data, tracks.isPale)
}

/** From high up a print of its natural size would be a speck. */
function sizeFor(stage: Stage): number {
  const above = ((stage.groundAt(0, 6) - stage.horizon) * 6) / stage.focal
  return clamp(Math.max(above, stage.cameraHeight * 0.5) / 1.5, 1.15, 6)
}

/** The prints of one walk, from near to far. */
function walkOf(
  film: Film,
  stage: Stage,
  shot: Shot,
  {
    walker,
    aside,
    size,
    stride,
    gait,
  }: { walker: Standing | undefined; aside: number; size: number; stride: number; gait: number },
): Print[] {
  const { width, height } = film
  const first = nearestRow(stage, height)
  const last = walker ? walker.depth * 0.985 : Math.min(FARTHEST * size, first * 24)
  const toMetres = (x: number, z: number): number => ((x - width / 2) * z) / stage.focal
  // Away from the side where the walk ends, so that it crosses the frame.
  const landward = shot.subjectX > 0.5 ? 1 : -1
  // The dust before the subject is even; beside it there may be craters.
  const from = shot.brief.isLunar ? shot.subjectX : 0.5 - landward * (isShore(shot) ? -0.06 : 0.14)
  const start = toMetres(width * from, first) + aside
  const end = walker
    ? toMetres(walker.x, walker.depth)
    : toMetres(width * (shot.brief.isLunar ? shot.subjectX : 0.5 + landward * 0.13), last)
  const sway = size * 0.55
  const line = (z: number): number => {
    const share = clamp((z - first) / (last - first))
    const wander = Math.sin(share * Math.PI * 2.2) * sway * (1 - share) * landward
    return lerp(start, end + (walker ? 0 : aside), share ** 0.85) + wander
  }
  const prints: Print[] = []
  let foot: -1 | 1 = 1
  for (let z = first; z < last; z += stride) {
    const turn = Math.atan2(line(z + 0.4) - line(z - 0.4), 0.8)
    prints.push({ x: line(z) + foot * gait, z, turn: turn + foot * 0.09, foot })
    foot = foot === 1 ? -1 : 1
  }
  return prints
}

function isShore({ brief }: Shot): boolean {
  return brief.place === 'coast' || brief.place === 'lake'
}

/** Metres to the ground at the lower edge of the frame. */
function nearestRow(stage: Stage, height: number): number {
  let z = 0.8
  while (z < 60 && stage.groundAt(0, z) > height * 0.995) z *= 1.06
  return z
}

/** Red holds the hollow of a print, green the edge that the light catches. */
function pressPrint(context: SKRSContext2D, film: Film, stage: Stage, print: Print, size: number): void {
  const { x, z, turn, foot } = print
  const { width, height, depth } = film
  const project = (along: number, across: number): readonly [number, number] => {
    const px = x + (along * Math.sin(turn) + across * Math.cos(turn)) * size
    const pz = Math.max(0.3, z + (along * Math.cos(turn) - across * Math.sin(turn)) * size)
    const column = width / 2 + (px * stage.focal) / pz
    return [column, stage.groundAt(column, pz)]
  }
  const [column, row] = project(0, 0)
  if (row < 0 || row >= height + 40 || column < -40 || column > width + 40) return
  if (isWater(stage, column, z)) return
  const seen = depth[clamp(Math.round(row), 0, height - 1) * width + clamp(Math.round(column), 0, width - 1)]!
  // Something nearer stands before it, or a rise of the ground hides it.
  if (seen < z * 0.8 || seen > z * 1.3) return
  const outline = (points: readonly (readonly [number, number])[], color: string, lift: number): void => {
    context.beginPath()
    for (const [i, [along, across]] of points.entries()) {
      const [px, py] = project(along, across * foot)
      if (i === 0) context.moveTo(px, py - lift)
      else context.lineTo(px, py - lift)
    }
    context.closePath()
    context.fillStyle = color
    context.fill()
  }
  const thick = Math.max(0.6, (0.024 * size * stage.focal) / z)
  for (const part of [BALL, HEEL]) {
    outline(
      part.map(([along, across]) => [along * 1.12, across * 1.3] as const),
      'rgba(0,255,0,0.75)',
      -thick * 0.7,
    )
    outline(part, 'rgb(255,0,0)', 0)
  }
  if (thick < 1.4) return
  for (const along of TREADS) outline(bar(along), 'rgba(120,60,0,1)', 0)
}

/** Soles of a boot: the ball with its toes, and the heel, as metres along and across from its middle, inner side first. */
const BALL = roundOf(SOLE * 0.3, SOLE * 0.68, BREADTH, 0.012)
const HEEL = roundOf(-SOLE * 0.68, SOLE * 0.3, BREADTH * 0.78, 0)
const TREADS = [-0.13, 0.0, 0.055, 0.11]

function bar(along: number): readonly (readonly [number, number])[] {
  const half = BREADTH * 0.72
  return [
    [along - 0.009, -half],
    [along - 0.009, half],
    [along + 0.009, half],
    [along + 0.009, -half],
  ]
}

function roundOf(
  middle: number,
  length: number,
  breadth: number,
  lean: number,
): readonly (readonly [number, number])[] {
  return Array.from({ length: 18 }, (_, i) => {
    const angle = (i / 18) * Math.PI * 2
    return [middle + Math.cos(angle) * length, Math.sin(angle) * breadth + lean * Math.cos(angle)] as const
  })
}

/** Whether the ground there is no higher than still water. */
function isWater(stage: Stage, x: number, z: number): boolean {
  return stage.cameraHeight - ((stage.groundAt(x, z) - stage.horizon) * z) / stage.focal < -0.02
}

/** Hollows lose light and their edges gain some; what is left in flour is white. */
function lay(film: Film, stage: Stage, marks: Uint8ClampedArray, isPale: boolean): void {
  const white = 0.5 / stage.exposure
  for (let i = 0; i < film.depth.length; i++) {
    const alpha = marks[i * 4 + 3]! / 255
    if (alpha === 0) continue
    const hollow = (marks[i * 4]! / 255) * alpha
    const edge = (marks[i * 4 + 1]! / 255) * alpha
    for (let c = i * 3; c < i * 3 + 3; c++) {
      const own = film.light[c]!
      film.light[c] = isPale ? own + (white - own) * hollow * 0.75 : own * (1 - 0.62 * hollow) * (1 + 0.55 * edge)
    }
  }
}
