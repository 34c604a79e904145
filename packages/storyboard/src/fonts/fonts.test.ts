import { FONTS } from '@dayreel/catalogue'
import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { fontFamiliesFor, fontVariation, typefaceOf } from './fonts.ts'

const TEXT = 'Ærøskøbing & Łódź 24'

/** Returns the width of a text in a font, at a weight. */
function widthIn(font: string, weight = 400): number {
  const context = createCanvas(10, 10).getContext('2d')
  context.font = `40px ${fontFamiliesFor(TEXT, 'en', typefaceOf(font))}`
  context.fontVariationSettings = fontVariation(weight)
  return context.measureText(TEXT).width
}

test('there are 24 fonts, and no two draw a text equally wide', () => {
  const widths = FONTS.map(({ id }) => widthIn(id))
  expect(FONTS).toHaveLength(24)
  expect(new Set(widths.map((width) => width.toFixed(2))).size).toBe(24)
})

test('an unknown font is drawn in the default one', () => {
  expect(widthIn('gone')).toBe(widthIn('condensed'))
})
