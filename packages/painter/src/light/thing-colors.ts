import { cssOfRgb } from './film.ts'
import { greyOf, mixRgb, scaleRgb, timesRgb } from '../math.ts'
import type { Palette, Rgb, Stage, ThingColors } from '../painting.ts'

/** Colours of things on a stage, and the light that their full canvas white stands for. */
type StageColors = { colors: ThingColors; gain: number }

/**
 * Derives what things are drawn with from the light of the place: a canvas holds 0…1 only, so colours are relative to the
 * brightest surface there, whose light is the gain.
 *
 * @param distance metres from the camera; the air between takes its share.
 */
export function colorsFor(stage: Stage, palette: Palette, distance: number): StageColors {
  // The subject never drowns in the mist that hides what is around it.
  const air = Math.min(0.5, 1 - Math.exp(-stage.fogPerMetre * distance))
  const floor = 0.05 / stage.exposure // even at night a shape keeps some form
  const there: Rgb = [stage.ambient[0] + floor, stage.ambient[1] + floor, stage.ambient[2] + floor]
  const fallen: Rgb = [
    stage.key[0] * 0.62 + there[0] * 0.8,
    stage.key[1] * 0.62 + there[1] * 0.8,
    stage.key[2] * 0.62 + there[2] * 0.8,
  ]
  const lift = Math.max(1, leastLight(distance) / stage.exposure / Math.max(...fallen))
  const ambient = scaleRgb(there, lift)
  const full = scaleRgb(fallen, lift)
  // Never far above what the picture shows as white, or all would be burnt out.
  const white = 1.5 / stage.exposure
  const peak = Math.max(full[0], full[1], full[2])
  const held = peak > white ? scaleRgb(full, white / peak) : full
  const gain = Math.max(1e-3, Math.min(peak, white), Math.max(...stage.fog) * air)
  const seen = (light: Rgb): string => cssOfRgb(scaleRgb(mixRgb(light, stage.fog, air), 1 / gain))
  // Paint and cloth stay known by their colour: under water a red door would be black.
  const paint = greyOf(mixRgb(held, ambient, 0.25), 0.5)
  const shade = mixRgb(scaleRgb(ambient, 0.42), scaleRgb(held, 0.16), 0.4)
  return {
    gain,
    colors: {
      lit: seen(scaleRgb(held, 0.8)),
      shade: seen(shade),
      rim: seen(scaleRgb(mixRgb(held, stage.key, 0.5), 1.1)),
      dark: seen(scaleRgb(ambient, 0.035)),
      glow: palette.lampsAreOut
        ? seen(scaleRgb(ambient, 0.3))
        : cssOfRgb(mixRgb(scaleRgb(palette.lamp, 1 / Math.max(...palette.lamp)), [1, 1, 1], 0.12)),
      accent: seen(timesRgb(palette.accent, paint)),
      accent2: seen(timesRgb(palette.accent2, paint)),
    },
  }
}

/**
 * Developed light that the lit side of a thing never falls below: what the picture is about is seen in a dark room too, the
 * nearer the better.
 */
function leastLight(distance: number): number {
  return 0.5 * Math.exp(-distance / 6)
}
