import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { GlobalFonts } from '@napi-rs/canvas'

/** Heaviness on the fonts' own scale of 100 to 900. Skia takes it from `fontVariationSettings`, not from the weight in `font`. */
export const FONT_VARIATION = "'wght' 850"

/** A part of a font family: Fontsource cuts families into files by ranges of characters. */
type Slice = { family: string; file: string; ranges: readonly (readonly [number, number])[] }

/** Tried in this order; Han characters come in the shapes of the text's own language first. */
const BASE = [
  'roboto-condensed',
  'noto-sans',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-devanagari',
  'noto-sans-thai',
]
const HAN: Readonly<Record<string, readonly string[]>> = {
  ja: ['noto-sans-jp', 'noto-sans-sc', 'noto-sans-tc', 'noto-sans-kr'],
  ko: ['noto-sans-kr', 'noto-sans-jp', 'noto-sans-sc', 'noto-sans-tc'],
  zh: ['noto-sans-sc', 'noto-sans-tc', 'noto-sans-jp', 'noto-sans-kr'],
}
const EAST_ASIAN =
  /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{323af}]/u

const require = createRequire(import.meta.url)
const slicesByFont = new Map<string, Slice[]>()

/**
 * Registers the font files that a text needs, and no others.
 *
 * Each file gets a family name of its own: Skia falls back from one family to the next by what they hold, but keeps only one
 * file of a family.
 *
 * @returns a value for the family part of a canvas's `font`.
 */
export function fontFamiliesFor(text: string, language: string): string {
  const names = EAST_ASIAN.test(text) ? [...BASE, ...(HAN[language] ?? HAN.zh!)] : BASE
  const missing = new Set(Array.from(text, (character) => character.codePointAt(0)!).filter((code) => code > 0x20))
  const used: string[] = []
  for (const name of names) {
    for (const slice of slicesOf(name)) {
      const held = [...missing].filter((code) => slice.ranges.some(([from, to]) => code >= from && code <= to))
      if (held.length === 0) continue
      used.push(registeredName(slice))
      for (const code of held) missing.delete(code)
    }
  }
  const families = used.length > 0 ? used : [registeredName(slicesOf('roboto-condensed').at(-1)!)]
  return families.map((family) => `"${family}"`).join(', ')
}

/** Skia's fonts belong to the whole process, all threads of it, so a family is named for its file and registered once. */
function registeredName({ family, file }: Slice): string {
  if (!GlobalFonts.has(family) && !GlobalFonts.registerFromPath(file, family)) {
    throw new Error(`unreadable font: ${file}`)
  }
  return family
}

/** Reads which file holds which characters from the family's style sheet. */
function slicesOf(name: string): Slice[] {
  let slices = slicesByFont.get(name)
  if (!slices) {
    const sheet = require.resolve(`@fontsource-variable/${name}/index.css`)
    const faces = readFileSync(sheet, 'utf8').matchAll(
      /url\((\.\/files\/[^()]+\.woff2)\)[^}]{0,400}?unicode-range:\s*([^;}]+)/g,
    )
    slices = Array.from(faces, ([, file, ranges]) => ({
      family: `Caption ${basename(file!, '.woff2').replaceAll('-', ' ')}`,
      file: join(dirname(sheet), file!),
      ranges: ranges!.split(',').map(parseRange),
    }))
    slicesByFont.set(name, slices)
  }
  return slices
}

function parseRange(text: string): readonly [number, number] {
  const [, from, to] = /U\+([0-9a-f]+)(?:-([0-9a-f]+))?/i.exec(text)!
  return [parseInt(from!, 16), parseInt(to ?? from!, 16)]
}
