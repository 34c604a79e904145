import { createCanvas } from '@napi-rs/canvas'
import { cssOfRgb, layOver } from '../light/film.ts'
import { scaleRgb } from '../math.ts'
import type { Staging } from '../brief/stagings.ts'
import type { Film, Shot, Stage } from '../painting.ts'
import { castOf } from './people-cast.ts'
import { paintCarriage, paintEngine } from './sky-train-parts.ts'
import { paintEngineSide, paintMoon, paintRailsEnd, paintRear, paintRoofs, paintSitters } from './sky-train-sights.ts'
import { paintLeaning } from './sky-train-passenger.ts'
import { trainView, type Track, type TrainView } from './sky-train-view.ts'
import { puff, trace } from '../light/soft-light.ts'
import type { Standing } from './standing.ts'

/** Metres to the train: nearer than the clouds behind it. */
const TRAIN_DEPTH = 12
const CARRIAGE_METRES = 11.4

/** A lit train on rails through cloud, seen from where its view has it. */
export function putSkyTrain(
  film: Film,
  stage: Stage,
  shot: Shot,
  { view, figure }: { view: View; figure: string },
): Standing {
  const { width, height } = film
  const [body, light] = [createCanvas(width, height), createCanvas(width, height)]
  const side = shot.subjectX > 0.5 ? 1 : -1
  const draw = (look: Look): TrainView =>
    trainView(body.getContext('2d'), light.getContext('2d'), shot, { ...look, width, height })
  const heart = { coming, alongside, passing, leaving, afar, roof, ends }[view](draw, shot, {
    side,
    figure,
    width,
    height,
  })
  layOver(film, body, { gain: 0.95 / stage.exposure, depth: TRAIN_DEPTH, slack: 0 })
  layOver(film, light, { gain: 0.5 / stage.exposure, isLight: true })
  return { x: heart[0], base: heart[1] + height * 0.14, height: height * 0.3, depth: TRAIN_DEPTH }
}

type View = Extract<Staging, { kind: 'train' }>['view']
/** The way that it runs, the height of its rails against the camera in metres, and the row of the horizon in pixels. */
type Look = { track: Track; rail: number; row: number }
type Frame = { side: 1 | -1; figure: string; width: number; height: number }
/** Draws a view of the train and says where its heart is, in pixels. */
type Draw = (draw: (look: Look) => TrainView, shot: Shot, frame: Frame) => readonly [number, number]

/** Round a bend, its lamps in our eyes. */
const coming: Draw = (draw, shot, { side, width, height }) => {
  const far = shot.size === 'vast' || shot.size === 'wide' ? 11 : 7.5
  const track: Track = (along) => ({
    x: side * (-1.1 + (along * along) / 74),
    z: far + along * 0.97,
    turn: side * Math.atan(along / 37),
  })
  const train = draw({ track, rail: -1.9, row: height * 0.47 })
  paintTrack(train, far - 1.4, 96)
  for (let i = 6; i >= 0; i--) paintCarriage(train, 10.2 + i * CARRIAGE_METRES, CARRIAGE_METRES - 0.7)
  paintSmoke(train, shot, 1.6, true)
  paintEngine(train)
  paintCloud(train, shot, far)
  return train.at(1, 0, 2) ?? [width / 2, height * 0.45]
}

/** From one of its windows, along its side, with somebody who leans out of the next. */
const alongside: Draw = (draw, shot, { side, figure, width, height }) => {
  const track: Track = (along) => ({
    x: side * (1.98 - (along * along) / 260),
    z: 0.35 + along,
    turn: -side * Math.atan(along / 130),
  })
  const train = draw({ track, rail: -2.45, row: height * 0.4 })
  paintCloud(train, shot, 3)
  paintTrack(train, 0, 96)
  for (let i = 9; i >= 0; i--) paintCarriage(train, -4 + i * CARRIAGE_METRES, CARRIAGE_METRES - 0.7)
  paintLeaning(train, shot.random, castOf(shot, figure, 1)[0])
  paintSmoke(train, shot, 9 * CARRIAGE_METRES, false)
  return train.at(4, 0, 2) ?? [width / 2, height * 0.45]
}

/** Across the whole frame, so near that its lit windows are all that is seen of it. */
const passing: Draw = (draw, shot, { side, width, height }) => {
  const isNear = shot.size === 'insert' || shot.size === 'medium'
  const slant = side * 0.2
  const track: Track = (along) => ({
    x: (along - 14) * Math.cos(slant),
    z: (isNear ? 8.6 : 12.5) + (along - 14) * Math.sin(slant),
    turn: Math.PI / 2 - slant,
  })
  const train = draw({ track, rail: -2.5, row: height * 0.44 })
  paintTrack(train, 0, 46)
  for (const i of side > 0 ? [3, 2, 1, 0] : [0, 1, 2, 3]) {
    paintCarriage(train, i * CARRIAGE_METRES - 3, CARRIAGE_METRES - 0.7)
    paintSitters(train, i * CARRIAGE_METRES - 3, CARRIAGE_METRES - 0.7, shot.random)
  }
  paintCloud(train, shot, 0)
  return [width / 2, height * 0.44]
}

/** Its last carriage with its red lamps, and all before it on the way to the stars. */
const leaving: Draw = (draw, shot, { side, width, height }) => {
  const far = shot.size === 'vast' || shot.size === 'wide' ? 8 : 6.2
  const track: Track = (along) => ({
    x: side * (-0.7 + (along * along) / 105),
    z: far + along * 0.98,
    turn: side * Math.atan(along / 52),
  })
  const train = draw({ track, rail: -2.7, row: height * 0.45 })
  paintTrack(train, far - 1.4, 96)
  for (let i = 7; i >= 0; i--) paintCarriage(train, i * CARRIAGE_METRES, CARRIAGE_METRES - 0.7)
  paintSmoke(train, shot, 8 * CARRIAGE_METRES, false)
  paintRear(train)
  paintCloud(train, shot, far)
  return train.at(0, 0, 2) ?? [width / 2, height * 0.45]
}

/** Small over a sea of cloud, below a moon that fills the sky. */
const afar: Draw = (draw, shot, { side, width, height }) => {
  const slant = side * 0.1
  const track: Track = (along) => ({
    x: (along - 30) * Math.cos(slant) * side,
    z: 88 + (along - 30) * Math.sin(slant) * side,
    turn: Math.PI / 2 - slant * side,
  })
  const train = draw({ track, rail: -2, row: height * 0.5 })
  paintMoon(train, shot, { x: width * (0.5 + side * 0.06), y: height * 0.3, radius: width * 0.36 })
  paintTrack(train, 0, 96)
  for (let i = 0; i < 4; i++) paintCarriage(train, 11 + i * CARRIAGE_METRES, CARRIAGE_METRES - 0.7)
  paintSmoke(train, shot, 1.2, true, 1.5)
  paintEngineSide(train)
  paintCloud(train, shot, 0)
  return train.at(24, 0, 2) ?? [width / 2, height * 0.5]
}

/** From its own roof, along the carriages to the fire of the engine. */
const roof: Draw = (draw, shot, { side, width, height }) => {
  const track: Track = (along) => ({
    x: side * ((along * along) / 150 - 0.25),
    z: 0.4 + along,
    turn: side * Math.atan(along / 75),
  })
  const train = draw({ track, rail: -5.5, row: height * 0.4 })
  paintCloud(train, shot, 0)
  paintRoofs(train, 6, CARRIAGE_METRES)
  paintSmoke(train, shot, 6 * CARRIAGE_METRES, false, 1.4)
  return train.at(26, 0, 4) ?? [width / 2, height * 0.45]
}

/** The rails run out over the clouds and stop, and only a red lamp stands there. */
const ends: Draw = (draw, shot, { side, width, height }) => {
  const track: Track = (along) => ({
    x: side * (-1.3 + (along * along) / 190),
    z: 1.6 + along,
    turn: side * Math.atan(along / 95),
  })
  const train = draw({ track, rail: -2.3, row: height * 0.42 })
  paintCloud(train, shot, 0)
  paintTrack(train, 0, RAILS_END)
  paintRailsEnd(train, shot, RAILS_END)
  return train.at(RAILS_END, 0, 1) ?? [width / 2, height * 0.45]
}
/** Metres to where they stop. */
const RAILS_END = 17

/** Two rails on sleepers, from behind the camera to so many metres along. */
function paintTrack({ body, at, scale }: TrainView, ahead: number, end: number): void {
  for (let along = end; along > -ahead; along -= 1.1) {
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
    for (let along = end; along > -ahead; along -= 1) {
      const [from, to] = [at(along, aside, 0), at(along - 1.05, aside, 0)]
      if (!from || !to) continue
      body.lineWidth = Math.max(1, scale(along) * 0.1)
      body.strokeStyle = cssOfRgb([0.2, 0.19, 0.23])
      body.beginPath()
      body.moveTo(...from)
      body.lineTo(...to)
      body.stroke()
    }
}

/** Steam that is left behind, wider and thinner the older it is, with the fire's light on what is young. */
function paintSmoke(
  { body, light, at, scale, cloud, lamp }: TrainView,
  { random }: Shot,
  from: number,
  isBack: boolean,
  power = 1,
): void {
  for (let i = 64; i > 0; i--) {
    const age = i / 64
    const along = from + (isBack ? 1 : -1) * age * 46
    const spot = at(along, (random() - 0.5) * (0.5 + age * 4), 5 + age * 4.6 + random() * (0.4 + age * 2))
    if (!spot) continue
    const shade = scaleRgb(cloud, 0.75 + random() * 0.9)
    const radius = scale(along) * (0.55 + age * 2.6) * power
    puff(body, spot[0], spot[1], radius, shade, 0.5 * (1 - age * 0.75))
    if (age < 0.3) puff(light, spot[0], spot[1] + radius * 0.3, radius, lamp, 0.16 * (1 - age / 0.3))
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
