import { BOARD_THEMES, THEME_BY_STYLE, type BoardThemeId, type StyleName } from '@dayreel/catalogue'
import type { BoardRequest } from '@dayreel/storyboard'
import { createRandom, pick } from '@dayreel/storyboard/base'

export type Theme = Exclude<BoardThemeId, typeof THEME_BY_STYLE>

/** How far colours are from gray. 1 is the design's own saturation. */
type Tone = { saturation: number; /** A hue that replaces that of the hero, in degrees. */ hue?: number }

/** A board without a seed has the first kind. */
const PAPERS = ['ruled', 'squared', 'plain', 'kraft', 'card', 'note'] as const

/** Colours of a board as CSS colours. */
export type Palette = {
  theme: Theme
  /** The ground's two colours, which come from the hero's hue. */
  ground: string
  groundShade: string
  /** The sheet that things lie on, and the sheet below it. */
  sheet: string
  /** The kind of the sheet, if it is of paper. */
  paper: (typeof PAPERS)[number]
  /** Small notes on the sheet. */
  note: string
  backSheet: string
  onBackSheet: string
  lines: string
  /** Handwriting and arrows. */
  ink: string
  /** Surrounds letters where they cross something. */
  halo: string
  /** Numbers, underlines and strips. */
  accent: string
  /** Letters on the accent. */
  onAccent: string
  /** Crosses and circles. */
  mark: string
  /** The rim of stickers. */
  rim: string
  tape: string
}

const THEMES = BOARD_THEMES.map(({ id }) => id).filter((id) => id !== THEME_BY_STYLE) as Theme[]
const NATURAL: Tone = { saturation: 1 }
const VIVID: Tone = { saturation: 1.5 }
const SOFT: Tone = { saturation: 0.6 }
const GRAY: Tone = { saturation: 0.06 }
const KRAFT: Tone = { saturation: 0.85, hue: 24 }

const STYLE_BOARDS: Readonly<Record<StyleName, { theme: Theme; tone: Tone }>> = {
  None: { theme: 'paper', tone: NATURAL },
  '3D Render': { theme: 'night', tone: VIVID },
  Bokeh: { theme: 'night', tone: SOFT },
  Cinematic: { theme: 'night', tone: NATURAL },
  'Cinematic Concept': { theme: 'night', tone: { saturation: 1, hue: 205 } },
  Creative: { theme: 'paper', tone: VIVID },
  Dynamic: { theme: 'blueprint', tone: VIVID },
  Fashion: { theme: 'paper', tone: SOFT },
  'Graphic Design Pop Art': { theme: 'paper', tone: { saturation: 1.8 } },
  'Graphic Design Vector': { theme: 'blueprint', tone: NATURAL },
  Illustration: { theme: 'paper', tone: NATURAL },
  Macro: { theme: 'paper', tone: { saturation: 1, hue: 110 } },
  Moody: { theme: 'chalkboard', tone: SOFT },
  Portrait: { theme: 'paper', tone: { saturation: 0.7, hue: 15 } },
  'Pro B&W photography': { theme: 'chalkboard', tone: GRAY },
  'Pro color photography': { theme: 'paper', tone: NATURAL },
  'Pro film photography': { theme: 'paper', tone: KRAFT },
  'Ray Traced': { theme: 'night', tone: { saturation: 1.2 } },
  'Sketch (B&W)': { theme: 'paper', tone: GRAY },
  'Sketch (Color)': { theme: 'chalkboard', tone: NATURAL },
  'Stock Photo': { theme: 'paper', tone: NATURAL },
  Vibrant: { theme: 'paper', tone: VIVID },
}

/**
 * Chooses the colours of a board.
 *
 * @param request.seed decides the kind of the paper.
 * @param hue the hue of the first thing on the board, in degrees.
 */
export function choosePalette(
  { style, theme, colors, seed }: Pick<BoardRequest, 'style' | 'theme' | 'colors'> & { seed?: number },
  hue: number,
): Palette {
  const board = STYLE_BOARDS[style as StyleName] ?? STYLE_BOARDS.None
  const chosen = THEMES.find((each) => each === theme) ?? board.theme
  const [toned, amount] = [board.tone.hue ?? hue, board.tone.saturation]
  const paper = seed === undefined ? PAPERS[0] : pick(PAPERS, createRandom(`paper ${seed}`))
  const palette = { ...PALETTES[chosen](toned, amount), paper }
  if (colors) return branded(palette, colors)
  if (chosen !== 'paper' || (paper !== 'kraft' && paper !== 'note')) return palette
  const sheet = paper === 'kraft' ? hsl(34, 46 * amount, 81) : hsl(nearestHue(toned + 60, NOTES), 78 * amount, 86)
  return { ...palette, sheet, halo: sheet, note: hsl(toned + 40, 40 * amount, 97) }
}

/** Returns a CSS colour; the hue may be any number of degrees. */
function hsl(hue: number, saturation: number, lightness: number, alpha = 1): string {
  const turned = Math.round(((hue % 360) + 360) % 360)
  return `hsla(${turned}, ${Math.round(Math.min(95, saturation))}%, ${lightness}%, ${alpha})`
}

/** Colours of numbers and strips on paper: dark enough for white letters on them, and none of them is muddy. */
const ACCENTS = [
  { hue: 12, lightness: 46 },
  { hue: 172, lightness: 28 },
  { hue: 212, lightness: 40 },
  { hue: 268, lightness: 46 },
  { hue: 332, lightness: 42 },
]

/** Hues of sticky notes. */
const NOTES = [50, 88, 190, 330]

/** Hues of light at night. All of them look bright. */
const GLOWS = [48, 30, 165, 188, 325]

/** Hues whose dark shades look dull: from olive to sea green. */
const DULL_AT_NIGHT = { from: 55, to: 175 }

const PALETTES: Readonly<Record<Theme, (hue: number, saturation: number) => Omit<Palette, 'paper'>>> = {
  paper: (hue, amount) => {
    const accent = ACCENTS.reduce((best, each) =>
      turnBetween(each.hue, hue + 165) < turnBetween(best.hue, hue + 165) ? each : best,
    )
    return {
      theme: 'paper',
      ground: hsl(hue + 30, 42 * amount, 82),
      groundShade: hsl(hue, 60 * amount, 45, 0.2),
      sheet: hsl(hue + 40, 40 * amount, 96),
      note: hsl(nearestHue(hue + 60, NOTES), 74 * amount, 87),
      backSheet: hsl(hue, 62 * amount, 60),
      onBackSheet: hsl(hue, 70 * amount, 14),
      lines: hsl(hue, 45 * amount, 72, 0.5),
      ink: hsl(hue, 70 * amount, 20),
      halo: hsl(hue + 40, 40 * amount, 98),
      accent: hsl(accent.hue, 80 * amount, accent.lightness),
      onAccent: '#ffffff',
      mark: '#d8262c',
      rim: '#ffffff',
      tape: 'rgba(255, 240, 178, 0.84)',
    }
  },
  chalkboard: (hue, amount) => {
    const board = nearestHue(hue, [158, 210])
    return {
      theme: 'chalkboard',
      ground: hsl(board, 24 * amount, 20),
      groundShade: hsl(board, 26 * amount, 12),
      sheet: hsl(board, 22 * amount, 23),
      note: hsl(board, 22 * amount, 27),
      backSheet: hsl(28, 48 * amount, 34),
      onBackSheet: '#f6f2e6',
      lines: 'rgba(255, 255, 255, 0.07)',
      ink: '#f6f2e6',
      halo: hsl(board, 24 * amount, 20, 0.9),
      accent: hsl(hue, 90 * amount, 76),
      onAccent: hsl(board, 40 * amount, 14),
      mark: '#ff8577',
      rim: '#ffffff',
      tape: 'rgba(255, 240, 178, 0.84)',
    }
  },
  blueprint: (hue, amount) => {
    const blue = 205 + 0.08 * (((hue % 360) + 360) % 360)
    return {
      theme: 'blueprint',
      ground: hsl(blue, 58 * amount, 34),
      groundShade: hsl(blue + 10, 64 * amount, 22),
      sheet: hsl(blue, 55 * amount, 38),
      note: hsl(blue, 55 * amount, 42),
      backSheet: hsl(blue, 40 * amount, 75),
      onBackSheet: hsl(blue, 70, 18),
      lines: 'rgba(214, 234, 255, 0.17)',
      ink: '#f4f9ff',
      halo: hsl(blue, 58 * amount, 34, 0.92),
      accent: '#ffd84d',
      onAccent: hsl(blue, 70, 18),
      mark: '#ff7a68',
      rim: '#ffffff',
      tape: 'rgba(232, 240, 255, 0.8)',
    }
  },
  night: (hue, amount) => {
    // Dark green and olive look dull, so they become lighter, and the colours beside them get other hues.
    const isDull = isBetween(hue, DULL_AT_NIGHT)
    return {
      theme: 'night',
      ground: hsl(hue + 20, (isDull ? 72 : 50) * amount, isDull ? 14 : 10),
      groundShade: hsl(hue, (isDull ? 84 : 68) * amount, isDull ? 46 : 44),
      note: hsl(hue, 50 * amount, 18),
      sheet: isDull ? hsl(hue + 95, 66 * amount, 42) : hsl(hue - 45, 60 * amount, 34),
      backSheet: hsl(hue + 48, (isDull ? 78 : 62) * amount, isDull ? 46 : 40),
      onBackSheet: '#ffffff',
      lines: 'rgba(255, 255, 255, 0.13)',
      ink: '#ffffff',
      halo: hsl(hue + 20, 50 * amount, 8, 0.9),
      accent: hsl(nearestHue(hue + 150, GLOWS), 96, 66),
      onAccent: hsl(hue + 20, 50 * amount, 10),
      mark: '#ff5a4f',
      rim: '#ffffff',
      tape: 'rgba(255, 255, 255, 0.24)',
    }
  },
}

/**
 * Applies the colours of a brand. On paper, the accent also colours the sheet below, and the ink stays. On other
 * themes, the ground also colours the sheet, and the brand's text colour becomes the ink.
 */
function branded(palette: Palette, { ground, text, accent }: NonNullable<BoardRequest['colors']>): Palette {
  if (palette.theme === 'paper') {
    return { ...palette, ground, backSheet: accent, accent: readableOn(palette.sheet, accent, text, palette.ink) }
  }
  return { ...palette, ground, sheet: ground, ink: text, halo: ground, accent }
}

/** Returns the first colour that is dark enough for a light sheet, or the last one. */
function readableOn(_sheet: string, ...colors: readonly string[]): string {
  return colors.find((color) => lightnessOf(color) < 0.45) ?? colors.at(-1)!
}

/** Returns the relative lightness of `#rrggbb`, 0…1. Other colours count as dark. */
function lightnessOf(color: string): number {
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color)
  if (!parts) return 0
  const [red, green, blue] = parts.slice(1).map((part) => parseInt(part, 16) / 255)
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function nearestHue(hue: number, hues: readonly number[]): number {
  return hues.reduce((best, other) => (turnBetween(other, hue) < turnBetween(best, hue) ? other : best))
}

function isBetween(hue: number, { from, to }: { from: number; to: number }): boolean {
  const turned = ((hue % 360) + 360) % 360
  return turned >= from && turned <= to
}

/** Returns how far two hues are apart, 0…180 degrees. */
function turnBetween(a: number, b: number): number {
  return Math.abs(((((a - b) % 360) + 540) % 360) - 180)
}
