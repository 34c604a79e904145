import { safeAreaOf } from '@dayreel/catalogue'
import type { CaptionLook } from './caption-looks.ts'
import type { CaptionPage } from './caption.ts'
import { middleOf } from './caption-place.ts'
import { FONT_NAMES } from '@dayreel/storyboard/fonts'

type Scene = { startSeconds: number; pages: readonly CaptionPage[] }

/** Weight from which players draw the letters bold. */
const BOLD = 600
/** Players measure font sizes from the line height, which is about this factor larger than the em. */
const LINE_PER_EM = 1.17

/**
 * Formats Advanced SubStation subtitles with the look of the captions. Players know fewer effects than the renderer:
 * each word changes its colour when it is spoken.
 *
 * @param scenes the pages of each scene, and the scene's start in the video.
 */
export function toAss(scenes: readonly Scene[], look: CaptionLook, size: { width: number; height: number }): string {
  const { width, height } = size
  const fullSize = look.caption.fontSize * Math.min(width, height)
  const place = `{\\an5\\pos(${width / 2},${Math.round(middleOf(look, safeAreaOf(size), { height, fullSize }))})}`
  const lines = scenes.flatMap(({ startSeconds, pages }) =>
    pages.map((page) => {
      const [start, end] = [startSeconds + page.startSeconds, startSeconds + page.endSeconds].map(time)
      return `Dialogue: 0,${start},${end},Captions,,0,0,0,,${place}${wordsOf(page, look)}`
    }),
  )
  return `${header(look, size, fullSize)}${lines.join('\n')}\n`
}

function header(
  { colors, caption, typeface, weight }: CaptionLook,
  { width, height }: { width: number; height: number },
  fullSize: number,
): string {
  const hasBox = caption.box !== 'none'
  const style = [
    'Captions',
    FONT_NAMES[typeface],
    Math.round(fullSize * LINE_PER_EM),
    // Until a word is spoken, players draw it in the second colour.
    colorOf(colors.lit),
    colorOf(colors.plain),
    colorOf(hasBox ? colors.box : colors.outline),
    colorOf(colors.box),
    weight >= BOLD ? -1 : 0,
    '0,0,0,100,100,0,0',
    hasBox ? 3 : 1,
    Math.round((hasBox ? 0.3 : caption.outline / 2) * fullSize),
    '0,5,0,0,0,1',
  ]
  return `[Script Info]
ScriptType: v4.00+
PlayResX: ${width}
PlayResY: ${height}
WrapStyle: 2
ScaledBorderAndShadow: yes

[V4+ Styles]
Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding
Style: ${style.join(',')}

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
`
}

/** Returns the words with the hundredths of a second after which each changes its colour. */
function wordsOf({ startSeconds, words, language }: CaptionPage, { caption, isUpperCase }: CaptionLook): string {
  const fill = caption.highlight === 'fill' ? 'kf' : 'k'
  let at = startSeconds
  const wait = (until: number, kind: string): string => {
    const hundredths = Math.max(0, Math.round((until - at) * 100))
    at += hundredths / 100
    return `{\\${kind}${hundredths}}`
  }
  return words
    .map(({ text, startSeconds: start, endSeconds: end, spaced }, i) => {
      const before = wait(start, 'k')
      const shown = isUpperCase ? text.toLocaleUpperCase(language) : text
      return `${before}${i > 0 && spaced ? ' ' : ''}${wait(end, fill)}${escaped(shown)}`
    })
    .join('')
}

/** Escapes braces, which begin commands, and separates a backslash from the letter after it. */
function escaped(text: string): string {
  return text.replaceAll('\\', '\\\u2060').replaceAll('{', '\\{').replaceAll('}', '\\}')
}

/** Returns a colour as `&H00BBGGRR`. */
function colorOf(color: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => color.slice(at, at + 2).toUpperCase())
  return `&H00${blue}${green}${red}`
}

function time(seconds: number): string {
  const hundredths = Math.round(seconds * 100)
  return `${Math.floor(hundredths / 360_000)}:${two((hundredths / 6000) % 60)}:${two((hundredths / 100) % 60)}.${two(hundredths % 100)}`
}

function two(value: number): string {
  return String(Math.floor(value)).padStart(2, '0')
}
