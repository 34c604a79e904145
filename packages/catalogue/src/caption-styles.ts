/** The styles of captions and thumbnail text. */
export const CAPTION_STYLES = [
  { id: 'lit-word', name: 'Lit word' },
  { id: 'pop', name: 'Pop' },
  { id: 'boxed-line', name: 'Boxed line' },
  { id: 'boxed-word', name: 'Boxed word' },
  { id: 'karaoke', name: 'Karaoke' },
  { id: 'elegant', name: 'Elegant' },
  { id: 'handwritten', name: 'Handwritten' },
  { id: 'typewriter', name: 'Typewriter' },
  { id: 'news-bar', name: 'News bar' },
  { id: 'double-outline', name: 'Double outline' },
  { id: 'big-word', name: 'Big word' },
  { id: 'quiet', name: 'Quiet' },
  { id: 'none', name: 'None' },
] as const
export type CaptionStyleId = (typeof CAPTION_STYLES)[number]['id']
export const DEFAULT_CAPTION_STYLE: CaptionStyleId = 'lit-word'
/** The style of a video without drawn captions. */
export const NO_CAPTIONS: CaptionStyleId = 'none'

/** The value of an adjustment that uses the default of the caption style. */
export const AS_STYLED = 'style'
/** The positions of captions. */
export const CAPTION_POSITIONS = [
  { id: AS_STYLED, name: 'As styled' },
  { id: 'top', name: 'Top' },
  { id: 'middle', name: 'Middle' },
  { id: 'bottom', name: 'Bottom' },
] as const
/** The sizes of captions, as factors of the style's own size. */
export const CAPTION_SIZES = [
  { id: 'small', name: 'Small', factor: 0.8 },
  { id: AS_STYLED, name: 'As styled', factor: 1 },
  { id: 'large', name: 'Large', factor: 1.2 },
] as const
/** The maximum numbers of words that a caption shows at once. */
export const CAPTION_WORDS = [
  { id: AS_STYLED, name: 'As styled' },
  { id: '1', name: '1' },
  { id: '2', name: '2' },
  { id: '3', name: '3' },
  { id: '4', name: '4' },
  { id: '6', name: '6' },
] as const
