import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Rgb = readonly [number, number, number]

const CSS = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const THEMES = ['light', 'dark'] as const
/** The darkest and the brightest picture that can be behind a sheet. */
const BLACK = [0, 0, 0] as const
const WHITE = [255, 255, 255] as const
/** The contrast that WCAG 2 (level AA) requires for text of any size. */
const LEAST_CONTRAST = 4.5

for (const [i, theme] of THEMES.entries())
  test(`words on a sheet are readable over any picture, ${theme}`, () => {
    const [, red, green, blue, percent] = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(valuesOf('--color-sheet')[i]!)!
    const alpha = Number(percent) / 100
    const sheet: Rgb = [Number(red), Number(green), Number(blue)]
    for (const behind of [BLACK, WHITE]) {
      const ground = sheet.map((part, c) => part * alpha + behind[c]! * (1 - alpha)) as unknown as Rgb
      for (const name of ['text', 'muted', 'accent', 'danger', 'success']) {
        const found = contrast(hex(valuesOf(`--color-${name}`)[i]!), ground)
        expect(found, `${name} before ${behind.join()}`).toBeGreaterThanOrEqual(LEAST_CONTRAST)
      }
    }
  })

/** Returns the values of a colour token in the light and in the dark theme. */
function valuesOf(name: string): [string, string] {
  const [, light, dark] = new RegExp(`${name}: light-dark\\((rgb\\([^)]*\\)|#\\w+), (rgb\\([^)]*\\)|#\\w+)\\)`).exec(
    CSS,
  )!
  return [light!, dark!]
}

function hex(value: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16)) as unknown as Rgb
}

function contrast(one: Rgb, other: Rgb): number {
  const [bright, dim] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (bright + 0.05) / (dim + 0.05)
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) =>
    part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
