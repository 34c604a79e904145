import { clamp, lerp, mixRgb, scaleRgb, smoothstep } from '../math.ts'
import type { PlacePainter } from '../painting.ts'
import { createAir, finishStage, sunBeside } from './open-air/air.ts'
import { paintLand } from './open-air/land.ts'

/** High above a sea of clouds: towers of cumulus, valleys of shade, the sun low over it. Things float here. */
export const paintSky: PlacePainter = (film, shot) => {
  const { noise, palette, random, brief } = shot
  const isHeavy = brief.weather === 'storm' || brief.weather === 'rain'
  const air = createAir(film, shot, {
    cameraHeights: { low: 180, eye: 330, high: 560 },
    sight: brief.weather === 'fog' ? 26_000 : isHeavy ? 13_000 : 11_000,
    sun: sunBeside(shot, 0.12, 0.6, 0.3),
    cover: brief.weather === 'clear' ? 0.16 : isHeavy ? 0.7 : 0.34,
  })
  const { view } = air
  const shift = random() * 400
  const toSubject = ((shot.subjectX - 0.5) * view.width) / view.focal
  const size = 800 + random() * 500
  const towers = (isHeavy ? 1500 : 900) + random() * 700
  const billowAt = (x: number, z: number, octaves: number): number => {
    // Round above and creased between, as clouds are.
    let sum = 0
    let weight = 0.5
    let u = x / size + shift
    let v = z / size + shift
    for (let i = 0; i < octaves; i++) {
      const wave = Math.abs(2 * noise.value(u, v) - 1)
      sum += weight * Math.sqrt(1 - (1 - wave) * (1 - wave))
      const turned = u * 1.62 - v * 1.22
      v = u * 1.22 + v * 1.62
      u = turned + 11.7
      weight *= 0.48
    }
    return sum
  }
  const shapeAt = (x: number, z: number, octaves: number): number => {
    const open = smoothstep(0.05, 0.5, Math.abs(x - toSubject * z) / z)
    const mass = noise.fbm(x / 2600 + shift, z / 2600, 3)
    const tower = smoothstep(0.5, 0.72, mass + open * 0.07) * smoothstep(900, 3600, z) * lerp(0.15, 1, open)
    const billow = billowAt(x, z, octaves)
    return (billow - 0.45) * (220 + tower * 460) + tower * towers + (mass - 0.45) * 420 - 120
  }
  const white = mixRgb(mixRgb(palette.cloudLit, [1, 1, 1], 0.75), palette.cloudDark, isHeavy ? 0.4 : 0)
  const shade = mixRgb(palette.cloudDark, palette.zenith, 0.3)
  const land = paintLand(film, air, noise, {
    heightAt: (x, z) => shapeAt(x, z, z < 2500 ? 7 : z < 9000 ? 6 : 5),
    roughHeightAt: (x, z) => shapeAt(x, z, 3),
    nearest: 90,
    farthest: 42_000,
    ceiling: towers + 700,
    step: 0.0075,
    grain: 0.09,
    wrap: 0.45,
    hazeHeight: 1300,
    color(ground) {
      const soft = 0.62 + 0.3 * ground.crest
      ground.red = white[0] * soft * 0.6
      ground.green = white[1] * soft * 0.6
      ground.blue = white[2] * soft * 0.6
      const hollow = 0.34 * (1 - ground.crest)
      ground.glowRed = shade[0] * hollow
      ground.glowGreen = shade[1] * hollow
      ground.glowBlue = shade[2] * hollow
      ground.haze = 0.8 + 0.5 * smoothstep(0, -300, ground.y)
    },
  })
  air.sky.paint(film, view.focal, view.horizon)
  land.finish()
  return finishStage(film, air, shot, {
    subjectZ: 14,
    hasGround: false,
    mirror: 0,
    groundAt: (_x, z) => view.horizon + (1.7 * view.focal) / Math.max(0.5, z),
    fogPerMetre: air.fogPerMetre,
    ambient: scaleRgb(air.ambient, 1.2),
    brightness: clamp(isHeavy ? 0.9 : 1.1),
  })
}
