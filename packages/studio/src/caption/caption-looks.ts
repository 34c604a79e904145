import type { CaptionStyleId } from '@dayreel/catalogue'
import type { Box } from '@dayreel/storyboard'
import { entryOf } from '@dayreel/storyboard/base'

/**
 * The look of a caption style, for a video of any shape. Positions and widths are fractions of the frame. Letter sizes
 * are fractions of the frame's shorter side. Measures of a letter, such as its outline, are in font sizes.
 */
export type CaptionLook = {
  colors: { plain: string; lit: string; outline: string }
  caption: {
    /** Width of the caption area, as a fraction of the frame's width. */
    boxWidth: number
    /** Vertical centre of the caption line, as a fraction of the frame's height. */
    middle: number
    /** Letter size, as a fraction of the frame's shorter side. */
    fontSize: number
    /** Width of the letters' outline, in font sizes. */
    outline: number
    /** Factor by which the spoken word is enlarged. */
    litScale: number
  }
  /** The look of the words on a thumbnail. */
  words: {
    /** The area for the words, as fractions of the frame's width and height. */
    box: Box
    /**
     * Letter sizes, as fractions of the frame's shorter side. Words shrink to the readable size to make room for a
     * subject, and to the smallest size only if they do not fit otherwise.
     */
    largestFont: number
    readableFont: number
    smallestFont: number
    /** Width of the letters' outline, in font sizes. */
    outline: number
  }
}

/**
 * Finds the look of a storyboard's caption style.
 *
 * @throws {StudioError} `choice-gone`
 */
export function captionLookOf(style: string): CaptionLook {
  return entryOf(CAPTION_LOOKS, style, 'caption style')
}

export const CAPTION_LOOKS: Record<CaptionStyleId, CaptionLook> = {
  // The buttons of the three platforms leave the area x 180–900, y 260–1460 of 1080 × 1920 pixels free.
  'lit-word': {
    colors: { plain: '#ffffff', lit: '#ffd23f', outline: '#0b0b12' },
    caption: {
      boxWidth: 720 / 1080,
      // The lowest position at which the whole line stays clear of the buttons. Faces and subjects are usually above
      // it.
      middle: 1386 / 1920,
      fontSize: 98 / 1080,
      outline: 0.2,
      litScale: 1.05,
    },
    words: {
      box: { left: 110 / 1080, right: 910 / 1080, top: 270 / 1920, bottom: 1400 / 1920 },
      largestFont: 168 / 1080,
      readableFont: 104 / 1080,
      smallestFont: 60 / 1080,
      outline: 0.16,
    },
  },
}
