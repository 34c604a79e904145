import type { CaptionStyleId } from '@dayreel/catalogue'
import type { Typeface } from '@dayreel/storyboard/fonts'

/** How the spoken word differs from the others. */
type Highlight =
  | 'color' /* another colour */
  | 'box' /* a filled box behind it */
  | 'underline'
  | 'fill' /* the other colour fills the line as it is spoken */
  | 'typed' /* words that are not yet spoken are invisible */
  | 'none'

/**
 * The look of a caption style, for a video of any format. Letter sizes are fractions of the frame's shorter side.
 * Measures of a letter, such as its outline, are in font sizes.
 */
export type CaptionLook = {
  colors: { plain: string; lit: string; outline: string; box: string }
  typeface: Typeface
  /** Font weight, 100–900. */
  weight: number
  isUpperCase: boolean
  caption: {
    position: 'top' | 'middle' | 'bottom'
    /**
     * Height of the line's centre above the lower edge of the safe area, in font sizes, if the position is `bottom`.
     */
    rise: number
    /** Letter size, as a fraction of the frame's shorter side. */
    fontSize: number
    /** Width of the space between two words, in font sizes. */
    space: number
    /** Width of the letters' outline, in font sizes. */
    outline: number
    /** Width of a second outline around the first, in font sizes. Its colour is `lit`. */
    secondOutline: number
    /** The box behind the whole line: around its words, or across the whole caption area. */
    box: 'none' | 'line' | 'bar'
    highlight: Highlight
    /** Factor by which the spoken word is enlarged. */
    litScale: number
    /** Whether the spoken word starts larger and settles. */
    pops: boolean
    maxWords: number
    /** Maximum columns of a page. A Chinese, Japanese or Korean character takes two columns. */
    maxColumns: number
  }
  /** The look of the words on a thumbnail. */
  words: {
    /**
     * Letter sizes, as fractions of the frame's shorter side. Words shrink to the readable size to leave a subject
     * uncovered, and to the smallest size only if they do not fit otherwise.
     */
    largestFont: number
    readableFont: number
    smallestFont: number
    /** Width of the letters' outline, in font sizes. */
    outline: number
  }
}

type LookChange = Partial<Omit<CaptionLook, 'colors' | 'caption' | 'words'>> & {
  colors?: Partial<CaptionLook['colors']>
  caption?: Partial<CaptionLook['caption']>
}

const LIT_WORD: CaptionLook = {
  colors: { plain: '#ffffff', lit: '#ffd23f', outline: '#0b0b12', box: '#0b0b12' },
  typeface: 'condensed',
  weight: 850,
  isUpperCase: false,
  caption: {
    position: 'bottom',
    // The lowest position at which the whole line stays clear of the buttons. Faces and subjects are usually above it.
    rise: 74 / 98,
    fontSize: 98 / 1080,
    space: 0.27,
    outline: 0.2,
    secondOutline: 0,
    box: 'none',
    highlight: 'color',
    litScale: 1.05,
    pops: false,
    maxWords: Infinity,
    maxColumns: 16,
  },
  words: { largestFont: 168 / 1080, readableFont: 104 / 1080, smallestFont: 60 / 1080, outline: 0.16 },
}

export const CAPTION_LOOKS: Readonly<Record<CaptionStyleId, CaptionLook>> = {
  'lit-word': LIT_WORD,
  pop: style({
    colors: { lit: '#46f08c' },
    weight: 900,
    isUpperCase: true,
    caption: {
      rise: 0.9,
      fontSize: 112 / 1080,
      space: 0.36,
      outline: 0.24,
      litScale: 1.08,
      pops: true,
      maxWords: 3,
      maxColumns: 14,
    },
  }),
  'boxed-line': style({
    colors: { box: '#101018' },
    weight: 700,
    caption: { fontSize: 80 / 1080, outline: 0, box: 'line', litScale: 1, maxColumns: 18 },
  }),
  'boxed-word': style({
    colors: { lit: '#ffffff', box: '#6a35f2' },
    caption: { fontSize: 92 / 1080, outline: 0.2, highlight: 'box', litScale: 1 },
  }),
  karaoke: style({
    colors: { lit: '#ffb52e' },
    weight: 800,
    caption: { fontSize: 92 / 1080, highlight: 'fill', litScale: 1, maxColumns: 18 },
  }),
  elegant: style({
    colors: { lit: '#ffe9c4', outline: '#17130f' },
    typeface: 'serif',
    weight: 500,
    caption: { fontSize: 74 / 1080, space: 0.3, outline: 0.2, highlight: 'underline', litScale: 1, maxColumns: 20 },
  }),
  handwritten: style({
    colors: { lit: '#ffe066', outline: '#14213d' },
    typeface: 'hand',
    weight: 700,
    caption: { fontSize: 116 / 1080, space: 0.3, outline: 0.16, litScale: 1.06, maxColumns: 17 },
  }),
  typewriter: style({
    colors: { plain: '#f5f1e6', lit: '#f5f1e6', box: '#141414' },
    typeface: 'mono',
    weight: 600,
    caption: {
      fontSize: 62 / 1080,
      space: 0.55,
      outline: 0,
      box: 'line',
      highlight: 'typed',
      litScale: 1,
      maxColumns: 18,
    },
  }),
  'news-bar': style({
    colors: { lit: '#ffe14d', box: '#a80f22' },
    weight: 700,
    caption: { fontSize: 76 / 1080, outline: 0, box: 'bar', litScale: 1, maxColumns: 19 },
  }),
  'double-outline': style({
    colors: { lit: '#ff5fa8', outline: '#170b22' },
    weight: 900,
    caption: { rise: 0.84, fontSize: 96 / 1080, outline: 0.2, secondOutline: 0.34, litScale: 1.06, maxColumns: 14 },
  }),
  'big-word': style({
    weight: 900,
    isUpperCase: true,
    caption: {
      position: 'middle',
      fontSize: 164 / 1080,
      outline: 0.18,
      highlight: 'none',
      litScale: 1,
      pops: true,
      maxWords: 1,
    },
  }),
  quiet: style({
    weight: 550,
    caption: { fontSize: 60 / 1080, outline: 0.2, highlight: 'none', litScale: 1, maxColumns: 26 },
  }),
  // Only the words of the thumbnail have this look.
  none: LIT_WORD,
}

function style({ colors, caption, ...others }: LookChange): CaptionLook {
  return {
    ...LIT_WORD,
    ...others,
    colors: { ...LIT_WORD.colors, ...colors },
    caption: { ...LIT_WORD.caption, ...caption },
  }
}
