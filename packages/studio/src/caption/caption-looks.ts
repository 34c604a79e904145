import type { CaptionStyleId } from '@dayreel/catalogue'

/**
 * What a style of captions looks like, in units that any shape of video has: places and widths are shares of the frame,
 * letters are measured by its shorter side, and what belongs to a letter in font sizes.
 */
export type CaptionLook = {
  colors: { plain: string; lit: string; outline: string }
  caption: {
    /** Share of the frame's width. */
    boxWidth: number
    /** Where the middle of the line is, as a share of the frame's height. */
    middle: number
    /** Share of the frame's shorter side. */
    fontSize: number
    /** In font sizes. */
    outline: number
    /** How much larger the lit word is drawn. */
    litScale: number
  }
  /** The words of a thumbnail. */
  words: {
    /** Shares of the frame's width and height. */
    box: { left: number; right: number; bottom: number; height: number }
    /** Shares of the frame's shorter side. */
    largestFont: number
    smallestFont: number
    /** In font sizes. */
    outline: number
  }
}

export const CAPTION_LOOKS: Record<CaptionStyleId, CaptionLook> = {
  // What the three platforms leave free of their buttons is x 180–900, y 260–1460 of 1080 × 1920.
  'lit-word': {
    colors: { plain: '#ffffff', lit: '#ffd23f', outline: '#0b0b12' },
    caption: {
      boxWidth: 720 / 1080,
      // As low as all of a line stays clear of the buttons: below faces and the middle of things.
      middle: 1386 / 1920,
      fontSize: 98 / 1080,
      outline: 0.2,
      litScale: 1.05,
    },
    words: {
      box: { left: 110 / 1080, right: 910 / 1080, bottom: 1400 / 1920, height: 700 / 1920 },
      largestFont: 168 / 1080,
      smallestFont: 60 / 1080,
      outline: 0.16,
    },
  },
}
