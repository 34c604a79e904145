import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { createRandom, type Random } from '../lib/random.ts'
import { layOver } from './film.ts'
import type { Film, Shot, Stage, Staging } from './painting.ts'
import type { Standing } from './standing.ts'

type Group = Extract<Staging, { kind: 'group photograph' }>

/** Metres to the print, which lies before the lens. */
const PRINT_DEPTH = 0.6

/** Greys of an old print, as it has yellowed: from its darkest to its paper. */
const SEPIA = ['#1d140d', '#33251a', '#4e3a2a', '#6f5740', '#967a5b', '#bda27e', '#dcc7a2', '#efe2c6'] as const

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

/** Who has faded from the print: the paper's own pale, in their outline. */
function paintGap(context: SKRSContext2D, x: number, feet: number, size: number): void {
  const pale = context.createRadialGradient(x, feet - size * 0.55, size * 0.05, x, feet - size * 0.5, size * 0.5)
  pale.addColorStop(0, 'rgba(250,240,216,0.95)')
  pale.addColorStop(0.6, 'rgba(246,234,206,0.7)')
  pale.addColorStop(1, 'rgba(246,234,206,0)')
  context.fillStyle = pale
  context.save()
  context.translate(x, feet - size * 0.48)
  context.scale(0.42, 1)
  context.translate(-x, -(feet - size * 0.48))
  context.fillRect(x - size, feet - size * 1.2, size * 2, size * 1.4)
  context.restore()
}

type Look = { tone: number; hat: number; isDress: boolean; beard: number; isChild: boolean }

/** Somebody who stands quite still, looking into the lens. */
function paintSitter(context: SKRSContext2D, x: number, feet: number, size: number, look: Look): void {
  const { tone, hat, isDress, beard, isChild } = look
  const cloth = isChild ? SEPIA[6] : [SEPIA[0], SEPIA[1], isDress ? SEPIA[5] : SEPIA[2]][tone]!
  const head = size * (isChild ? 0.1 : 0.078)
  const chin = feet - size * 0.84
  const half = size * (isDress ? 0.12 : 0.135)
  context.fillStyle = 'rgba(15,9,4,0.5)'
  context.beginPath()
  context.ellipse(x + 1, feet, half * 1.7, 1.6, 0, 0, Math.PI * 2)
  context.fill()
  // Legs, or a skirt to the ground.
  context.fillStyle = isDress ? cloth : SEPIA[0]
  context.beginPath()
  if (isDress) {
    context.moveTo(x - half * 0.7, feet - size * 0.5)
    context.lineTo(x + half * 0.7, feet - size * 0.5)
    context.lineTo(x + half * 1.35, feet - size * 0.02)
    context.lineTo(x - half * 1.35, feet - size * 0.02)
  } else {
    context.rect(x - half * 0.8, feet - size * 0.44, half * 0.72, size * 0.44)
    context.rect(x + half * 0.08, feet - size * 0.44, half * 0.72, size * 0.44)
  }
  context.fill()
  // The body with its arms, a little lighter on the side of the light.
  const body = context.createLinearGradient(x - half, 0, x + half, 0)
  body.addColorStop(0, lighter(cloth))
  body.addColorStop(0.6, cloth)
  context.fillStyle = body
  context.beginPath()
  context.moveTo(x - head * 0.5, chin)
  context.quadraticCurveTo(x - half * 1.25, chin + size * 0.02, x - half * 1.2, chin + size * 0.12)
  context.lineTo(x - half * 1.22, feet - size * 0.42)
  context.lineTo(x + half * 1.22, feet - size * 0.42)
  context.lineTo(x + half * 1.2, chin + size * 0.12)
  context.quadraticCurveTo(x + half * 1.25, chin + size * 0.02, x + head * 0.5, chin)
  context.fill()
  context.strokeStyle = 'rgba(12,7,3,0.55)'
  context.lineWidth = size * 0.012
  for (const way of [-1, 1]) {
    context.beginPath()
    context.moveTo(x + way * half * 0.72, chin + size * 0.14)
    context.lineTo(x + way * half * 0.76, feet - size * 0.43)
    context.stroke()
    context.fillStyle = SEPIA[6]
    context.beginPath()
    context.ellipse(x + way * half * 0.98, feet - size * 0.41, size * 0.024, size * 0.032, 0, 0, Math.PI * 2)
    context.fill()
  }
  // Collar or lapels.
  context.fillStyle = isDress ? SEPIA[7] : SEPIA[6]
  context.beginPath()
  context.moveTo(x - head * 0.55, chin)
  context.lineTo(x + head * 0.55, chin)
  context.lineTo(x, chin + size * (isDress ? 0.05 : 0.16))
  context.fill()
  paintHead(context, x, chin, head, { hat, beard: isDress || isChild ? 0 : beard, isLong: isDress })
}

function lighter(color: string): string {
  const at = SEPIA.indexOf(color as (typeof SEPIA)[number])
  return SEPIA[Math.min(SEPIA.length - 1, at + 1)]!
}

function paintHead(
  context: SKRSContext2D,
  x: number,
  chin: number,
  head: number,
  { hat, beard, isLong }: { hat: number; beard: number; isLong: boolean },
): void {
  const y = chin - head * 1.05
  const oval = (dx: number, dy: number, rx: number, ry: number, color: string): void => {
    context.fillStyle = color
    context.beginPath()
    context.ellipse(x + dx * head, y + dy * head, rx * head, ry * head, 0, 0, Math.PI * 2)
    context.fill()
  }
  oval(0, -0.1, isLong ? 1.14 : 1.02, 1.24, SEPIA[1])
  oval(0, 0.1, 0.86, 1.08, SEPIA[6])
  oval(0.3, 0.2, 0.5, 0.9, 'rgba(110,84,58,0.3)')
  if (beard > 0.66) oval(0, 0.78, 0.62, 0.44, SEPIA[1])
  else if (beard > 0.45) oval(0, 0.48, 0.5, 0.14, SEPIA[1])
  // Dark eyes under their brows, nose and mouth as shades.
  for (const way of [-1, 1]) {
    oval(way * 0.36, 0, 0.15, 0.12, SEPIA[1])
    oval(way * 0.36, -0.2, 0.24, 0.06, SEPIA[2])
  }
  oval(0.06, 0.3, 0.12, 0.08, SEPIA[4])
  oval(0, 0.64, 0.26, 0.05, SEPIA[2])
  oval(0, -0.86, isLong ? 1 : 0.84, 0.44, SEPIA[1])
  if (hat > 0.62 && !isLong) {
    oval(0, -0.78, 1.5, 0.2, SEPIA[0])
    oval(0, -1.16, 0.86, 0.56, SEPIA[0])
  } else if (hat > 0.62) {
    oval(0, -0.82, 1.6, 0.28, SEPIA[6])
    oval(0, -1.06, 0.9, 0.42, SEPIA[5])
  }
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
