import type { SKRSContext2D } from '@napi-rs/canvas'
import { cssOfRgb } from '../../light/film.ts'
import { halo, puff } from '../../light/soft-light.ts'
import { mixRgb, scaleRgb } from '../../math.ts'
import type { Film, Rgb, Shot, Stage } from '../../painting.ts'
import type { CityBrush } from './city-towers.ts'
import { beginCity, finishCity, paintNight } from './city-views.ts'

/** One lit window high in a dark wall; all the others sleep. */
export function paintLitWindow(film: Film, shot: Shot): Stage {
  const { width, height } = film
  const brush = beginCity(film, shot, { row: height / 2, focal: height, pitch: 0, height: 20, sight: 500 })
  paintNight(film, shot, brush, height)
  const { body, light, stone, random, haze, lamp } = brush
  const side = shot.subjectX > 0.5 ? 1 : -1
  const wallLeft = side > 0 ? width * 0.16 : -width * 0.02
  const wallRight = side > 0 ? width * 1.02 : width * 0.84
  body.fillStyle = cssOfRgb(scaleRgb(stone, 0.95))
  body.fillRect(wallLeft, -2, wallRight - wallLeft, height + 4)
  const course = height / 150
  for (let row = 0; row < 150; row++)
    for (let i = 0; i < 26; i++) {
      body.fillStyle = cssOfRgb(scaleRgb(stone, 0.6 + random() * 0.7), 0.5)
      const brick = (wallRight - wallLeft) / 25
      body.fillRect(wallLeft + (i - (row % 2) / 2) * brick, row * course, brick * 0.93, course * 0.82)
    }
  const [columns, rows] = [4, 7]
  const [cellWide, cellTall] = [(wallRight - wallLeft) / columns, height / rows]
  const [litColumn, litRow] = [side > 0 ? 2 : 1, 2]
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = wallLeft + (column + 0.26) * cellWide
      const y = (row + 0.18) * cellTall
      paintWindow(brush, { x, y, wide: cellWide * 0.48, tall: cellTall * 0.6 }, column === litColumn && row === litRow)
    }
  const [x, y] = [wallLeft + (litColumn + 0.5) * cellWide, (litRow + 0.48) * cellTall]
  halo(light, x, y, width * 0.75, lamp, 0.24)
  puff(body, side > 0 ? 0 : width, height, width * 0.5, scaleRgb(haze, 1.2), 0.5)
  const stage = finishCity(film, shot, brush, { horizon: height * 0.9, focal: height, height: 20, hasGround: false })
  return { ...stage, keySide: -side }
}

type Box = { x: number; y: number; wide: number; tall: number }

function paintWindow({ body, light, stone, haze, lamp, random }: CityBrush, box: Box, isLit: boolean): void {
  const { x, y, wide, tall } = box
  const frame = wide * 0.07
  body.fillStyle = cssOfRgb(scaleRgb(stone, 1.9))
  body.fillRect(x - frame * 1.6, y + tall, wide + frame * 3.2, frame * 1.2)
  body.fillRect(x - frame, y - frame * 1.8, wide + frame * 2, frame * 1.8)
  body.fillStyle = cssOfRgb(scaleRgb(stone, 0.3))
  body.fillRect(x - frame * 0.4, y, wide + frame * 0.8, tall)
  const pane = body.createLinearGradient(x, y, x + wide, y + tall)
  if (isLit) {
    pane.addColorStop(0, cssOfRgb(mixRgb(lamp, [1, 0.92, 0.75], 0.4)))
    pane.addColorStop(1, cssOfRgb(scaleRgb(lamp, 0.75)))
  } else {
    pane.addColorStop(0, cssOfRgb(scaleRgb(haze, 0.5 + random() * 0.5)))
    pane.addColorStop(0.5, cssOfRgb(scaleRgb(haze, 0.16)))
    pane.addColorStop(1, cssOfRgb(scaleRgb(haze, 0.08)))
  }
  body.fillStyle = pane
  body.fillRect(x, y, wide, tall)
  if (isLit) {
    paintSomebody(body, box, lamp)
    halo(light, x + wide / 2, y + tall / 2, wide * 1.6, lamp, 0.3)
  } else if (random() < 0.5) {
    body.fillStyle = cssOfRgb(scaleRgb(stone, 0.7), 0.85)
    body.fillRect(x, y, wide, tall * (0.2 + random() * 0.6))
  }
  body.fillStyle = cssOfRgb(scaleRgb(stone, 0.3))
  body.fillRect(x + wide / 2 - frame * 0.3, y, frame * 0.6, tall)
  body.fillRect(x, y + tall * 0.46, wide, frame * 0.6)
}

/** Whoever is awake there stands between the curtains. */
function paintSomebody(body: SKRSContext2D, { x, y, wide, tall }: Box, lamp: Rgb): void {
  body.save()
  body.beginPath()
  body.rect(x, y, wide, tall)
  body.clip()
  const dark = cssOfRgb(scaleRgb(lamp, 0.05))
  const middle = x + wide * 0.6
  body.fillStyle = dark
  body.beginPath()
  body.ellipse(middle, y + tall * 0.42, wide * 0.1, wide * 0.13, 0, 0, Math.PI * 2)
  body.fill()
  body.beginPath()
  body.moveTo(middle - wide * 0.26, y + tall)
  body.quadraticCurveTo(middle - wide * 0.25, y + tall * 0.6, middle - wide * 0.06, y + tall * 0.54)
  body.lineTo(middle + wide * 0.06, y + tall * 0.54)
  body.quadraticCurveTo(middle + wide * 0.25, y + tall * 0.6, middle + wide * 0.26, y + tall)
  body.fill()
  for (const way of [-1, 1]) {
    const edge = way < 0 ? x : x + wide
    body.fillStyle = cssOfRgb(scaleRgb(lamp, 0.42))
    body.beginPath()
    body.moveTo(edge, y)
    body.lineTo(edge - way * wide * 0.24, y)
    body.quadraticCurveTo(edge - way * wide * 0.2, y + tall * 0.6, edge - way * wide * 0.1, y + tall)
    body.lineTo(edge, y + tall)
    body.fill()
  }
  body.restore()
}

/** The city through a window that it rains on: its lights out of focus, drops and their tracks on the glass. */
export function paintThroughPane(film: Film, shot: Shot): Stage {
  const { width, height } = film
  const brush = beginCity(film, shot, { row: height / 2, focal: height, pitch: 0, height: 40, sight: 500 })
  paintNight(film, shot, brush, height * 0.8)
  const { body, light, lamp, neon, random, haze, stone } = brush
  // Towers, out of focus, and their lights as discs.
  for (let i = 0; i < 9; i++) {
    const [x, top] = [(i / 8) * width, height * (0.16 + random() * 0.34)]
    for (let blur = 0; blur < 4; blur++) {
      body.fillStyle = cssOfRgb(scaleRgb(haze, 0.3 + random() * 0.2), 0.24)
      body.fillRect(x - width * (0.07 + blur * 0.012), top - blur * 6, width * (0.14 + blur * 0.024), height)
    }
  }
  for (let i = 0; i < 120; i++) {
    const down = random()
    const [x, y] = [random() * width, height * (0.06 + down * 0.78)]
    const roll = random()
    const color = roll < 0.62 ? lamp : roll < 0.78 ? neon[0] : roll < 0.92 ? neon[1] : ([1, 0.15, 0.1] as const)
    const radius = width * (0.014 + random() * 0.026) * (0.6 + down * 0.7)
    light.fillStyle = cssOfRgb(color, 0.05 + random() * 0.16)
    light.beginPath()
    light.arc(x, y, radius, 0, Math.PI * 2)
    light.fill()
    light.lineWidth = radius * 0.12
    light.strokeStyle = cssOfRgb(color, 0.1)
    light.stroke()
  }
  paintDrops(brush, width, height)
  // The frame of the window, and its sill.
  const bar = cssOfRgb(scaleRgb(stone, 0.28))
  body.fillStyle = bar
  for (const context of [body, light]) {
    context.fillStyle = context === body ? bar : '#000'
    if (context === light) context.globalCompositeOperation = 'destination-out'
    const middle = width * (shot.subjectX > 0.5 ? 0.3 : 0.7)
    context.fillRect(middle - width * 0.018, 0, width * 0.036, height)
    context.fillRect(0, height * 0.1, width, width * 0.03)
    context.fillRect(0, height * 0.88, width, height)
    context.globalCompositeOperation = 'source-over'
  }
  body.fillStyle = cssOfRgb(scaleRgb(stone, 0.9))
  body.fillRect(0, height * 0.88, width, height * 0.012)
  return finishCity(film, shot, brush, { horizon: height * 0.5, focal: height, height: 40, hasGround: false })
}

/** Drops on glass: each bright below and dark above, as it turns what is behind it upside down; some have run down. */
function paintDrops({ body, light, haze, lamp, random }: CityBrush, width: number, height: number): void {
  for (let i = 0; i < 300; i++) {
    const [x, y] = [random() * width, random() * height * 0.88]
    const radius = width * (0.004 + random() ** 3 * 0.021)
    const isRunning = radius > width * 0.013 && random() < 0.6
    if (isRunning) {
      const long = height * (0.05 + random() * 0.2)
      body.fillStyle = cssOfRgb(scaleRgb(haze, 2), 0.14)
      body.fillRect(x - radius * 0.5, y - long, radius, long)
    }
    const drop = body.createLinearGradient(0, y - radius, 0, y + radius)
    drop.addColorStop(0, cssOfRgb(scaleRgb(haze, 0.1), 0.85))
    drop.addColorStop(1, cssOfRgb(scaleRgb(haze, 2.6), 0.7))
    body.fillStyle = drop
    body.beginPath()
    body.ellipse(x, y, radius * 0.86, radius * (isRunning ? 1.5 : 1.05), 0, 0, Math.PI * 2)
    body.fill()
    halo(light, x - radius * 0.25, y + radius * 0.4, radius * 0.7, lamp, 0.45 * random())
  }
}
