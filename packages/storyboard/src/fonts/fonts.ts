import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { DEFAULT_FONT, type FontId, FONTS } from '@dayreel/catalogue'
import { GlobalFonts } from '@napi-rs/canvas'

/** A design of letters. Scripts that its font lacks are drawn in the plain fonts. */
export type Typeface = FontId

const FONT_FILES = Object.fromEntries(FONTS.map(({ id, file }) => [id, file])) as Readonly<Record<Typeface, string>>

/** Returns the typeface with an id, or the default one if there is none. */
export function typefaceOf(id: string): Typeface {
  return Object.hasOwn(FONT_FILES, id) ? (id as Typeface) : DEFAULT_FONT
}

/** The names of the typefaces' fonts, as players know them. */
export const FONT_NAMES = Object.fromEntries(FONTS.map(({ id, name }) => [id, name])) as Readonly<
  Record<Typeface, string>
>

/**
 * Returns the `fontVariationSettings` for a weight on the fonts' own scale of 100 to 900. Skia does not read this
 * weight from `font`.
 */
export function fontVariation(weight: number): string {
  return `'wght' ${weight}`
}

/** One file of a font family. Fontsource splits families into files by ranges of characters. */
type Slice = { family: string; file: string; ranges: readonly (readonly [number, number])[] }

/**
 * Fonts to try, in this order. For East Asian text, the fonts of `HAN` follow, beginning with the one for the text's
 * language.
 */
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
 * Registers only the font files that a text needs.
 *
 * Each file gets its own family name, because Skia keeps only one file per family. Skia itself falls back to the next
 * family for characters that a file lacks.
 *
 * @returns the font families for a canvas's `font`.
 */
export function fontFamiliesFor(text: string, language: string, typeface: Typeface = 'condensed'): string {
  const own = FONT_FILES[typeface]
  const base = [own, ...BASE.filter((name) => name !== own)]
  const names = EAST_ASIAN.test(text) ? [...base, ...(HAN[language] ?? HAN.zh!)] : base
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

/**
 * Registers a font file and returns its family name. All threads of the process share Skia's fonts, so the family is
 * named after the file and registered only once.
 */
function registeredName({ family, file }: Slice): string {
  if (!GlobalFonts.has(family) && !GlobalFonts.registerFromPath(file, family)) {
    throw new Error(`unreadable font: ${file}`)
  }
  return family
}

/** Reads the character ranges of each file from the family's style sheet. */
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
