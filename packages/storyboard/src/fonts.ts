/**
 * The fonts and emoji of every script that is drawn. Only code that draws loads this entry point, because it loads
 * Skia.
 */
export { splitEmoji, type TextRun } from './fonts/emoji.ts'
export { FONT_NAMES, fontFamiliesFor, fontVariation, type Typeface, typefaceOf } from './fonts/fonts.ts'
