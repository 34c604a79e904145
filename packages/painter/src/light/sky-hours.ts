import type { TimeOfDay } from '../brief/brief.ts'

/** Zenith, horizon, light of sun or moon, lit side of clouds, their shade; as they are to look on a screen. */
export type SkyColors = readonly [zenith: string, horizon: string, key: string, cloudLit: string, cloudDark: string]

/** Skies as they are outside, whatever the world: what scenes at one time of day can look like. */
export const SKY_HOURS: Readonly<Record<TimeOfDay, readonly SkyColors[]>> = {
  dawn: [
    ['#4f7fb6', '#f3dcc0', '#ffe6b8', '#fff0dc', '#8292a8'], // a pale, clear one
    ['#5b7fae', '#ffc4b4', '#ffc9a2', '#ffdcd2', '#857f9c'], // rose
    ['#2f6a9c', '#ffdf98', '#ffdc9a', '#fff0c8', '#70849a'], // lemon
    ['#7793ad', '#d9dcda', '#fff0dc', '#eef0ee', '#94a0ac'], // mist
  ],
  day: [
    ['#1d5fb4', '#c6e0f2', '#fff3dc', '#ffffff', '#8aa0ba'],
    ['#2a86c0', '#dff0ea', '#fff5e2', '#ffffff', '#92adb8'],
    ['#3d78b2', '#f2e3c0', '#ffe4b0', '#fff4de', '#9b9a9c'], // late, hazy
    ['#6486a8', '#e4e8ea', '#fff8ee', '#ffffff', '#8f9aa8'], // bright and white
  ],
  dusk: [
    ['#2a4a8c', '#ffb463', '#ffa85a', '#ffc896', '#56506e'], // amber
    ['#152a66', '#d99a86', '#ffb890', '#a08cb0', '#2c3560'], // the blue hour
    ['#3b4690', '#ff9c92', '#ffa07c', '#ffb8ae', '#5f5284'], // rose
    ['#1d5c80', '#ffd492', '#ffbc70', '#ffdcae', '#466478'], // turquoise and gold
  ],
  night: [
    ['#071538', '#264074', '#a9c4ff', '#3c5484', '#0c1632'],
    ['#051f30', '#184f5e', '#a8e2e8', '#2b5c68', '#081f2a'],
    ['#0a1230', '#54504e', '#d6d2e6', '#545058', '#14182e'], // a town's glow
    ['#08132a', '#35546e', '#b6c8f0', '#46607c', '#0f1a30'], // after rain
  ],
}
