import { clamp, lerp, mixRgb, smoothstep } from '../math.ts'
import type { PlacePainter, Rgb } from '../painting.ts'
import { createAir, finishStage, saturate, sunBeside, withLuminance } from './open-air/air.ts'
import { paintLand } from './open-air/land.ts'
import { plant, type Plant } from './open-air/planting.ts'
import { pickTreeSprite, type TreeKind } from './open-air/tree-sprites.ts'

/** Metres to the hedge at the end of a garden, and from its middle to those at its sides. */
const LONG = 21
const HALF_WIDE = 7.5
/** Metres from the middle of the path to its edge, and between which the beds lie along it. */
const PATH = 0.55
const BED = [0.75, 2.2] as const

/** A lawn mown in stripes, a path of flags between flower beds, a hedge all around, a fruit tree, crowns beyond the hedge. */
export const paintGarden: PlacePainter = (film, shot) => {
  const { noise, palette, random, brief } = shot
  const air = createAir(film, shot, {
    cameraHeights: { low: 0.7, eye: 1.6, high: 4.6 },
    sight: 2600,
    sun: sunBeside(shot, 0.3, 1.1, 0.42),
  })
  const { view, snow } = air
  const shift = random() * 300
  const hue = brief.time === 'night' ? 0.45 : 0.85
  const lawn = saturate(withLuminance(palette.plants, 0.12), hue * 0.75)
  const leaf = saturate(withLuminance(palette.plants, 0.06), hue)
  const soil = withLuminance(palette.soil, 0.06)
  const flag = withLuminance(mixRgb(palette.stone, palette.soil, 0.3), 0.24)
  // The path begins beside the subject, so that it stands on the lawn before a bed.
  const start = shot.subjectX > 0.5 ? -0.9 : 0.9
  const bend = (random() - 0.5) * 2.4
  const pathAt = (z: number): number => start + bend * Math.sin((z / LONG) * 2.6)
  const acrossPath = (x: number, z: number): number => Math.abs(x - pathAt(z))
  const isBed = (x: number, z: number): boolean => {
    const across = acrossPath(x, z) + (noise.value(x * 0.8, z * 0.5) - 0.5) * 0.5
    const isAlong = across > BED[0] && across < BED[1] && x > pathAt(z) === start > 0
    return z > 3.4 && z < LONG && (isAlong || LONG - z < 2.2 || HALF_WIDE - Math.abs(x) < 1.3)
  }
  const land = paintLand(film, air, noise, {
    heightAt: (x, z) =>
      (noise.fbm(x / 260 + shift, z / 300 + shift, 3) - 0.45) * 120 * smoothstep(60, 600, z) +
      (z < 40 ? (noise.value(x * 1.7, z * 1.3) - 0.5) * 0.03 : 0) +
      (z < LONG + 2 && isBed(x, z) ? 0.08 : 0),
    nearest: 1.2,
    farthest: 4000,
    ceiling: 160,
    step: 0.008,
    grain: 0.5,
    wrap: 0.12,
    color(ground) {
      const { x, z } = ground
      const isInside = z < LONG + 1
      const stripe = isInside ? 0.86 + 0.28 * smoothstep(-0.25, 0.25, Math.sin(x * 2.4)) : 0.9
      const path = isInside ? 1 - smoothstep(PATH - 0.06, PATH + 0.06, acrossPath(x, z)) : 0
      const joint = smoothstep(0.05, 0.1, Math.abs(((z + noise.value(1, Math.floor(z)) * 0.2) % 0.9) - 0.45))
      const bed = isInside && isBed(x, z) ? 1 : 0
      const wet = air.wet ? 0.8 : 1
      for (let c = 0; c < 3; c++) {
        let own = lawn[c]! * stripe * (0.8 + 0.35 * noise.value(x * 3, z * 2))
        own = lerp(own, soil[c]! * (0.7 + 0.6 * noise.value(x * 6, z * 5)), bed)
        own = lerp(own, flag[c]! * (0.55 + 0.45 * joint) * (0.8 + 0.3 * noise.value(x * 2, z * 2)), path) * wet
        own = lerp(own, palette.snow[c]! * 0.85, snow * (1 - path * 0.5))
        if (c === 0) ground.red = own
        else if (c === 1) ground.green = own
        else ground.blue = own
      }
    },
  })
  air.sky.paint(film, view.focal, view.horizon)
  land.finish()

  /** @param sunk share of it that is below the ground, metres being its full height. */
  const at = (kind: TreeKind, x: number, z: number, metres: number, sunk = 0): Plant => {
    const column = view.middle + (x / z) * view.focal
    return {
      sprite: pickTreeSprite(kind, random),
      x: column,
      base: land.groundAt(column, z) + 1.5 + (sunk * metres * view.focal) / z,
      metres,
      z,
      tone: (random() - 0.5) * 0.3,
    }
  }
  const crown = snow > 0 ? 'bare' : 'leafy'
  const woody = { leaf, bark: withLuminance(palette.wood, 0.06), snow: palette.snow }
  const trees: Plant[] = []
  if (!brief.isAlone)
    for (let x = -30; x < 30; x += 4 + random() * 5) trees.push(at(crown, x, 34 + random() * 22, 6 + random() * 5))
  // A hedge shows no trunks: they are below the ground.
  for (let x = -HALF_WIDE; x < HALF_WIDE; x += 0.55)
    trees.push(at('leafy', x, LONG + 0.4 + random() * 0.5, 2.5 + random() * 0.3, 0.34))
  for (let z = 5; z < LONG; z += 0.7)
    for (const side of [-1, 1])
      trees.push(at('leafy', side * (HALF_WIDE + random() * 0.4), z, 2.4 + random() * 0.3, 0.34))
  if (!brief.isAlone) trees.push(at(crown, Math.sign(start) * (3.4 + random() * 1.4), 11 + random() * 4, 4 + random()))
  plant(film, air, trees, woody)
  if (snow > 0)
    return finishStage(film, air, shot, { subjectZ: 6, hasGround: true, mirror: 0, groundAt: land.groundAt })

  const blooms: Rgb[] = [palette.accent, palette.accent2, mixRgb(palette.snow, palette.accent, 0.2)].map((color) =>
    saturate(withLuminance(color, 0.26), hue),
  )
  const beds: Plant[][] = blooms.map(() => [])
  const green: Plant[] = []
  for (let i = 0; i < 2600; i++) {
    const z = 3.4 + random() ** 1.3 * (LONG - 3.6)
    const x = (random() - 0.5) * 2 * HALF_WIDE
    if (!isBed(x, z)) continue
    // Flowers of a kind grow together.
    const which = Math.floor(clamp(noise.value(x * 0.7 + 9, z * 0.6)) * 2.99)
    if (random() < 0.3) green.push(at('grass', x, z, 0.22 + random() * 0.25))
    else beds[which]!.push(at('flowers', x, z, 0.26 + random() * 0.34))
  }
  plant(film, air, green, { ...woody, leaf: lawn })
  for (const [i, bed] of beds.entries()) plant(film, air, bed, { leaf: blooms[i]!, bark: leaf, snow: palette.snow })
  return finishStage(film, air, shot, { subjectZ: 6, hasGround: true, mirror: 0, groundAt: land.groundAt })
}
