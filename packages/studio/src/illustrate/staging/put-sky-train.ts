import { createCanvas } from '@napi-rs/canvas'
import { cssOfRgb, layOver } from '../light/film.ts'
import { scaleRgb } from '../math.ts'
import type { Film, Shot, Stage } from '../painting.ts'
import { castOf } from './people-cast.ts'
import { paintCarriage, paintEngine } from './sky-train-parts.ts'
import { paintLeaning } from './sky-train-passenger.ts'
import { trainView, type Track, type TrainView } from './sky-train-view.ts'
import { puff, trace } from '../light/soft-light.ts'
import type { Standing } from './standing.ts'

/** Metres to the train: nearer than the clouds behind it. */
const TRAIN_DEPTH = 12
const CARRIAGE_METRES = 11.4

/** A lit train on rails through cloud: coming round a bend, or from one of its own windows along its side. */
export function putSkyTrain(
  film: Film,
  stage: Stage,
  shot: Shot,
  { view, figure }: { view: 'coming' | 'alongside'; figure: string },
): Standing {
  const { width, height } = film
  const [body, light] = [createCanvas(width, height), createCanvas(width, height)]
  const isComing = view === 'coming'
  const side = shot.subjectX > 0.5 ? 1 : -1
  const far = isComing ? (shot.size === 'vast' ? 24 : shot.size === 'wide' ? 17 : 12) : 0.35
  const track: Track = isComing
    ? (along) => ({
        x: side * (-1.1 + (along * along) / 74),
        z: far + along * 0.97,
        turn: side * Math.atan(along / 37),
      })
    : (along) => ({ x: side * (1.98 - (along * along) / 260), z: far + along, turn: -side * Math.atan(along / 130) })
  const rail = isComing ? -2.4 : -2.45
  const row = isComing ? height * 0.47 : height * 0.4
  const train = trainView(body.getContext('2d'), light.getContext('2d'), shot, { track, rail, row, width, height })
  if (!isComing) paintCloud(train, shot, 3)
  paintTrack(train, isComing ? far - 1.4 : 0)
  const last = isComing ? 6 : 9
  for (let i = last; i >= 0; i--)
    paintCarriage(train, (isComing ? 10.2 : -4) + i * CARRIAGE_METRES, CARRIAGE_METRES - 0.7)
  if (isComing) paintEngine(train)
  else paintLeaning(train, shot.random, castOf(shot, figure, 1)[0])
  paintSmoke(train, shot, isComing ? 1.6 : last * CARRIAGE_METRES, isComing)
  if (isComing) paintCloud(train, shot, far)
  layOver(film, body, { gain: 0.95 / stage.exposure, depth: TRAIN_DEPTH, slack: 0 })
  layOver(film, light, { gain: 0.5 / stage.exposure, isLight: true })
  const heart = train.at(isComing ? 1 : 4, 0, 2) ?? [width / 2, height * 0.45]
  return { x: heart[0], base: heart[1] + height * 0.14, height: height * 0.3, depth: TRAIN_DEPTH }
}

/** Two rails on sleepers, from under the camera to where the train comes from. */
function paintTrack({ body, at, scale }: TrainView, ahead: number): void {
  for (let along = 96; along > -ahead; along -= 1.1) {
    const corners = [
      at(along, -1.5, -0.1),
      at(along, 1.5, -0.1),
      at(along + 0.42, 1.5, -0.1),
      at(along + 0.42, -1.5, -0.1),
    ]
    if (corners.includes(undefined)) continue
    trace(body, corners as (readonly [number, number])[])
    body.fillStyle = cssOfRgb([0.05, 0.032, 0.026])
    body.fill()
  }
  for (const aside of [-0.75, 0.75])
    for (let along = 95; along > -ahead; along -= 1) {
      const [from, to] = [at(along, aside, 0), at(along - 1.05, aside, 0)]
      if (!from || !to) continue
      body.lineWidth = Math.max(1, scale(along) * 0.1)
      body.strokeStyle = cssOfRgb([0.5, 0.46, 0.5])
      body.beginPath()
      body.moveTo(...from)
      body.lineTo(...to)
      body.stroke()
    }
}

/** Steam that is left behind, wider and thinner the older it is. */
function paintSmoke({ body, at, scale, cloud }: TrainView, { random }: Shot, from: number, isBack: boolean): void {
  for (let i = 46; i > 0; i--) {
    const age = i / 46
    const along = from + (isBack ? 1 : -1) * age * 46
    const spot = at(along, (random() - 0.5) * (0.5 + age * 4), 5 + age * 4.6 + random() * (0.4 + age * 2))
    if (!spot) continue
    const shade = scaleRgb(cloud, 0.75 + random() * 0.6)
    puff(body, spot[0], spot[1], scale(along) * (0.55 + age * 2.6), shade, 0.5 * (1 - age * 0.75))
  }
}

/** Cloud below and beside the rails, which have nothing else to lie on. */
function paintCloud({ body, at, scale, cloud }: TrainView, { random }: Shot, nearest: number): void {
  for (let i = 70; i > 0; i--) {
    const along = -nearest * 0.82 + (i / 70) ** 1.6 * 90
    const aside = (random() < 0.5 ? -1 : 1) * (1.8 + random() * 7)
    const spot = at(along, aside, -1.1 - random() * 1.2)
    if (!spot) continue
    const radius = Math.min(scale(along) * (1 + random() * 1.5), body.canvas.height * 0.16)
    puff(body, spot[0], spot[1], radius, scaleRgb(cloud, 0.5 + random() * 0.7), 0.42, 0.5)
  }
}
