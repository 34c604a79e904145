import { luminance, mixRgb, scaleRgb, smoothstep } from '../math.ts'
import type { PlacePainter } from '../painting.ts'
import { createAir, finishStage, saturate, sunBeside, withLuminance } from './open-air/air.ts'
import { addSunShafts } from './open-air/sun-shafts.ts'
import { paintLand } from './open-air/land.ts'
import { plant, type Plant } from './open-air/planting.ts'
import { pickTreeSprite, type TreeKind } from './open-air/tree-sprites.ts'
import { setTrunk } from './open-air/trunks.ts'

/** Inside a wood: a path or clearing where the subject stands, trunks close by, ever paler trees behind, light falling through. */
export const paintForest: PlacePainter = (film, shot) => {
  const { noise, palette, random, brief } = shot
  const open = createAir(film, shot, {
    cameraHeights: { low: 0.9, eye: 2.1, high: 8 },
    sight: brief.weather === 'fog' ? 240 : 190,
    sun: sunBeside(shot, 0.1, 0.5, 0.42),
  })
  // The air between trees is dim, and green where the leaves are.
  const air = {
    ...open,
    cloudShade: 0,
    glow: open.glow * 0.45,
    fog: mixRgb(scaleRgb(open.fog, 0.42), withLuminance(palette.plants, luminance(...open.fog) * 0.4), 0.4),
  }
  const { view, snow } = air
  const kinds: readonly TreeKind[] = pickKinds(random(), snow > 0)
  const shift = random() * 300
  const toPath = ((shot.subjectX - 0.5) * view.width) / view.focal
  const curve = (random() - 0.5) * 0.5
  const hasPath = random() < 0.7
  const pathX = (z: number): number => toPath * z + Math.sin(z * 0.045) * curve * z * 0.25
  const hue = brief.time === 'night' ? 0.5 : 0.8
  const leafShade = random()
  const isAutumn = kinds[0] !== 'pine' && leafShade < 0.3
  const leaf = saturate(
    withLuminance(isAutumn ? mixRgb(palette.accent, palette.plants, 0.35) : palette.plants, isAutumn ? 0.13 : 0.1),
    hue,
  )
  const bark = withLuminance(
    mixRgb(palette.wood, palette.stone, kinds[0] === 'birch' ? 0.85 : 0.45),
    kinds[0] === 'birch' ? 0.34 : 0.06,
  )
  const moss = saturate(withLuminance(palette.plants, 0.075), hue)
  const litter = saturate(
    withLuminance(mixRgb(palette.soil, isAutumn ? palette.accent : palette.wood, 0.4), 0.055),
    hue,
  )
  const soil = withLuminance(palette.soil, 0.12)
  const heightAt = (x: number, z: number): number => {
    const off = Math.abs(x - pathX(z))
    return (
      (noise.fbm(x * 0.05 + shift, z * 0.05, 3) - 0.44) * 3.4 * smoothstep(1, 9, off) +
      smoothstep(3, 40, off) * 1.6 +
      (noise.value(x * 0.9, z * 0.9) - 0.5) * 0.16 * smoothstep(0.4, 3, off)
    )
  }
  const land = paintLand(film, air, noise, {
    heightAt,
    nearest: 1.3,
    farthest: 230,
    ceiling: 8,
    step: 0.011,
    grain: 0.6,
    hasShadows: false,
    color(ground) {
      const { x, z } = ground
      const off = Math.abs(x - pathX(z)) + (noise.value(x * 1.4, z * 1.4) - 0.5) * 1.2
      const path = hasPath ? 1 - smoothstep(0.7, 1.7, off) : 0
      const green = smoothstep(0.36, 0.6, noise.fbm(x * 0.35, z * 0.35, 3))
      // Sunlight comes down in flecks.
      const flecks = 0.3 + 1.3 * smoothstep(0.5, 0.68, noise.fbm(x * 0.28 + 7, z * 0.16, 3))
      const white = snow * smoothstep(0.3, 0.52, noise.value(x * 0.6, z * 0.6) + 0.25)
      const wet = air.wet ? 0.66 : 1
      for (let c = 0; c < 3; c++) {
        let own = litter[c]! + (moss[c]! - litter[c]!) * green
        own += (soil[c]! - own) * path
        own = own * wet + (palette.snow[c]! * 0.8 - own * wet) * white
        own *= flecks
        if (c === 0) ground.red = own
        else if (c === 1) ground.green = own
        else ground.blue = own
      }
    },
  })
  air.sky.paint(film, view.focal, view.horizon)
  land.finish()

  const sprites = kinds.flatMap((kind) =>
    Array.from({ length: kind === 'pine' ? 3 : 2 }, () => pickTreeSprite(kind, random)),
  )
  const trees: Plant[] = []
  const trunks: { x: number; z: number; radius: number; lean: number }[] = []
  for (let i = 0; i < 430; i++) {
    const z = 5 + random() ** 1.25 * 175
    const x = (random() - 0.5) * (view.width / view.focal) * 1.5 * z
    const off = Math.abs(x - pathX(z))
    const free = 1.9 + z * 0.045
    if (off < free || noise.hash(Math.floor(x / 2.2), Math.floor(z / 2.2)) < 0.2) continue
    if (z < 24) {
      if (trunks.some((other) => Math.abs(other.x / other.z - x / z) < 0.09 && Math.abs(other.z - z) < 5)) continue
      trunks.push({ x, z, radius: 0.2 + random() * 0.28, lean: (random() - 0.5) * 0.06 })
    } else {
      const column = view.middle + (x / z) * view.focal
      const metres = (kinds[0] === 'pine' ? 17 : 14) * (0.65 + random() * 0.7)
      trees.push({
        sprite: sprites[Math.floor(random() * sprites.length)]!,
        x: column,
        base: land.groundAt(column, z) + 1,
        metres,
        z,
        tone: (random() - 0.5) * 0.5,
      })
    }
  }
  const look = { leaf, bark, snow: palette.snow }
  plant(film, air, trees, look)
  addSunShafts(film, air, {
    strength: air.isOvercast ? 0.1 : brief.time === 'night' ? 0.4 : brief.time === 'day' ? 0.2 : 0.4,
    reach: 0.55,
  })
  trunks.sort((a, b) => b.z - a.z)
  for (const each of trunks) {
    const column = view.middle + (each.x / each.z) * view.focal
    setTrunk(film, air, noise, {
      ...each,
      column,
      base: land.groundAt(column, each.z) + 2,
      color: bark,
      snow: palette.snow,
      isPale: kinds[0] === 'birch',
    })
  }
  // Undergrowth, and the crowns that hang in from above.
  const fern = pickTreeSprite('grass', random)
  const crown = pickTreeSprite(kinds[0] === 'pine' ? 'boughs' : snow > 0 ? 'bare' : 'canopy', random)
  const near: Plant[] = []
  for (let i = 0; i < 260; i++) {
    const z = 2.4 + random() ** 1.6 * 30
    const x = (random() - 0.5) * (view.width / view.focal) * 1.2 * z
    if (Math.abs(x - pathX(z)) < 1.1 + z * 0.05) continue
    const column = view.middle + (x / z) * view.focal
    near.push({
      sprite: fern,
      x: column,
      base: land.groundAt(column, z) + 2,
      metres: 0.16 + random() * 0.34,
      z,
      tone: (random() - 0.5) * 0.6,
    })
  }
  for (const each of trunks) {
    if (each.z < 8) continue
    const column = view.middle + (each.x / each.z) * view.focal
    for (let k = 0; k < 3; k++) {
      const aside = (k - 1) * (1.6 + random()) + (random() - 0.5)
      near.push({
        sprite: crown,
        x: column + (aside * view.focal) / each.z,
        base:
          land.groundAt(column, each.z) - (((kinds[0] === 'pine' ? 4.2 : 3.2) + random() * 2.6) * view.focal) / each.z,
        metres: 8 + random() * 4,
        z: each.z - 0.2,
        tone: -0.15 + random() * 0.25,
      })
    }
  }
  plant(film, air, near, look)
  return finishStage(film, air, shot, {
    subjectZ: 7.5,
    hasGround: true,
    mirror: 0,
    groundAt: land.groundAt,
    key: scaleRgb(air.key, 0.6),
    brightness: 0.8,
  })
}

function pickKinds(chance: number, isWinter: boolean): readonly TreeKind[] {
  if (chance < 0.42) return ['pine']
  if (isWinter) return chance < 0.7 ? ['bare', 'pine'] : ['pine', 'bare']
  if (chance < 0.62) return ['birch', 'leafy']
  return chance < 0.85 ? ['leafy'] : ['leafy', 'pine']
}
