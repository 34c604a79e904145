import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { createRandom, type Random } from '@dayreel/storyboard/base'
import { layOver } from '../light/film.ts'
import type { Staging } from '../brief/stagings.ts'
import type { Film, Shot, Stage } from '../painting.ts'
import { paintGap, paintSitter, SEPIA } from './sepia-sitters.ts'
import type { Standing } from './standing.ts'

type Group = Extract<Staging, { kind: 'group photograph' }>

/** Metres to the print, which lies before the lens. */
const PRINT_DEPTH = 0.6

/**
 * Fills the frame with an old photograph of a group on steps, in rows, one of them missing where they are told to be fewer; it is the
 * same print in all scenes of a video, seen from nearer where it is about somebody in its front row.
 */
export function putGroupPhotograph(film: Film, stage: Stage, shot: Shot, group: Group): Standing {
  const { width, height } = film
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const near = group.isOfChild ? 1.9 : shot.size === 'medium' ? 1.24 : 1
  const focusY = group.isOfChild ? 0.6 : 0.42
  context.fillStyle = SEPIA[1]
  context.fillRect(0, 0, width, height)
  context.translate(width / 2, height * 0.42)
  context.rotate((shot.random() - 0.5) * 0.05)
  context.scale(near, near)
  context.translate(-width / 2, -height * focusY)
  // A hundred units are the print's width.
  const unit = (width * 0.98) / 100
  context.translate(width * 0.01, height * 0.025)
  context.scale(unit, unit)
  paintPrint(context, createRandom(`${shot.likeness} group`), group)
  layOver(film, canvas, { gain: 0.62 / stage.exposure, depth: PRINT_DEPTH, slack: 0 })
  return { x: width / 2, base: height * 0.62, height: height * 0.4, depth: PRINT_DEPTH }
}

/** The print, 100 wide and 168 high: a white border, the hotel's wall and door, three steps, the people on them. */
function paintPrint(context: SKRSContext2D, random: Random, group: Group): void {
  context.fillStyle = SEPIA[7]
  context.fillRect(0, 0, 100, 168)
  context.save()
  context.beginPath()
  context.rect(4, 4, 92, 160)
  context.clip()
  paintFront(context, random)
  paintGroup(context, random, group)
  const edge = context.createRadialGradient(50, 78, 44, 50, 78, 104)
  edge.addColorStop(0, 'rgba(40,24,10,0)')
  edge.addColorStop(1, 'rgba(40,24,10,0.72)')
  context.fillStyle = edge
  context.fillRect(0, 0, 100, 168)
  context.restore()
  paintWear(context, random)
}

function paintFront(context: SKRSContext2D, random: Random): void {
  const wall = context.createLinearGradient(0, 4, 0, 144)
  wall.addColorStop(0, SEPIA[4])
  wall.addColorStop(1, SEPIA[3])
  context.fillStyle = wall
  context.fillRect(4, 4, 92, 160)
  context.strokeStyle = SEPIA[3]
  context.lineWidth = 0.5
  for (let y = 8, row = 0; y < 96; y += 6, row++) {
    context.strokeRect(0, y, 100, 6)
    for (let x = row % 2 ? 6 : 0; x < 100; x += 13) context.strokeRect(x + random(), y, 13, 6)
  }
  // The door in its frame, two windows beside it, a lamp over it.
  context.fillStyle = SEPIA[6]
  context.fillRect(34, 12, 32, 80)
  context.fillStyle = SEPIA[1]
  context.fillRect(37.5, 22, 25, 70)
  context.fillStyle = SEPIA[2]
  for (const x of [39, 51]) for (const y of [25, 48]) context.fillRect(x, y, 10, 20)
  context.beginPath()
  context.ellipse(50, 22, 12.5, 8, 0, Math.PI, 0)
  context.fillStyle = SEPIA[5]
  context.fill()
  for (const x of [10, 76]) {
    context.fillStyle = SEPIA[6]
    context.fillRect(x - 1.5, 20.5, 17, 35)
    context.fillStyle = SEPIA[2]
    context.fillRect(x, 22, 14, 32)
    context.fillStyle = SEPIA[6]
    context.fillRect(x + 6.4, 22, 1.2, 32)
    context.fillRect(x, 36, 14, 1.2)
  }
  for (const [i, y] of [88, 102, 119, 139].entries()) {
    context.fillStyle = SEPIA[5]
    context.fillRect(0, y, 100, 4)
    context.fillStyle = i === 3 ? SEPIA[3] : SEPIA[4]
    context.fillRect(0, y + 4, 100, i === 3 ? 40 : 14)
    context.fillStyle = 'rgba(20,12,6,0.4)'
    context.fillRect(0, y + 4, 100, 1.6)
  }
}

/** Where the feet of each row are, and how large its people are drawn. */
const ROWS = [
  { feet: 104, size: 60 },
  { feet: 121, size: 63 },
  { feet: 142, size: 66 },
] as const

function paintGroup(context: SKRSContext2D, random: Random, { people, hasGap }: Group): void {
  const counts =
    people < 5 ? [0, 0, people] : people < 9 ? [0, Math.ceil(people / 2), Math.floor(people / 2)] : split(people)
  const missing = 1 + Math.floor(random() * Math.max(1, counts[1]! - 2))
  for (const [row, count] of counts.entries()) {
    const { feet, size } = ROWS[row]!
    const isFront = row === 2
    const childAt = Math.floor(count / 2)
    for (let i = 0; i < count; i++) {
      const x = 50 + (i - (count - 1) / 2) * Math.min(22, 82 / count) + (random() - 0.5) * 1.6
      const isChild = isFront && i === childAt
      const look = { tone: Math.floor(random() * 3), hat: random(), isDress: random() < 0.45, beard: random() }
      const tall = size * (isChild ? 0.62 : 0.96 + random() * 0.08)
      const isMissing = hasGap && (counts[1] === 0 ? isFront && i === 0 : row === 1 && i === missing)
      if (isMissing) paintGap(context, x, feet, size)
      else paintSitter(context, x, feet, tall, { ...look, isChild })
    }
  }
}

function split(people: number): number[] {
  const back = Math.floor(people / 3)
  const middle = Math.floor((people - back) / 2)
  return [back, middle, people - back - middle]
}

/** Scratches, spots and a fold at the corner. */
function paintWear(context: SKRSContext2D, random: Random): void {
  context.lineWidth = 0.18
  for (let i = 0; i < 22; i++) {
    const [x, y] = [random() * 100, random() * 168]
    context.strokeStyle = `rgba(250,240,215,${0.12 + random() * 0.2})`
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x + (random() - 0.5) * 12, y + (random() - 0.5) * 26)
    context.stroke()
  }
  for (let i = 0; i < 40; i++) {
    context.fillStyle = `rgba(60,36,14,${random() * 0.22})`
    context.beginPath()
    context.arc(random() * 100, random() * 168, random() ** 3 * 2.4, 0, Math.PI * 2)
    context.fill()
  }
  context.strokeStyle = 'rgba(255,246,224,0.5)'
  context.lineWidth = 0.4
  context.beginPath()
  context.moveTo(82, 0)
  context.lineTo(100, 17)
  context.stroke()
}
