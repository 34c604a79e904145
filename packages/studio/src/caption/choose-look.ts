import { AS_STYLED, CAPTION_SIZES, NO_CAPTIONS } from '@dayreel/catalogue'
import type { Storyboard } from '@dayreel/storyboard'
import { entryOf } from '@dayreel/storyboard/base'
import { CAPTION_LOOKS, type CaptionLook } from './caption-looks.ts'
import { contrastOf, MIN_CONTRAST, surroundingFor } from './contrast.ts'

/** The choices that decide how captions look. */
export type CaptionChoices = Pick<
  Storyboard,
  'captionStyle' | 'captionPosition' | 'captionSize' | 'captionWords' | 'captionColor' | 'captionLitColor'
>

/** Returns whether captions are drawn into a video. */
export function hasCaptions({ captions, captionStyle }: Pick<Storyboard, 'captions' | 'captionStyle'>): boolean {
  return captions && captionStyle !== NO_CAPTIONS
}

/** Returns the choices that decide how captions look, for use in a cache key. */
export function captionChoicesOf(choices: CaptionChoices): CaptionChoices {
  const { captionStyle, captionPosition, captionSize, captionWords, captionColor, captionLitColor } = choices
  return { captionStyle, captionPosition, captionSize, captionWords, captionColor, captionLitColor }
}

/**
 * Returns the look of a storyboard's captions: the look of its style with the user's adjustments. A colour that would
 * make letters unreadable is replaced: that of their outline or box, or that of the spoken word.
 *
 * @throws {StudioError} `choice-gone`
 */
export function captionLookOf(choices: CaptionChoices): CaptionLook {
  const styled = entryOf(CAPTION_LOOKS, choices.captionStyle, 'caption style')
  const { caption } = styled
  const { captionPosition: position, captionWords: words } = choices
  const factor = CAPTION_SIZES.find(({ id }) => id === choices.captionSize)?.factor ?? 1
  const isPlaced = position === 'top' || position === 'middle' || position === 'bottom'
  return {
    ...styled,
    colors: colorsFor(styled, choices),
    caption: {
      ...caption,
      ...(isPlaced && { position }),
      fontSize: caption.fontSize * factor,
      ...(words !== AS_STYLED && wordsOf(caption, Number(words))),
    },
  }
}

/** More words than the style shows need more columns. */
function wordsOf({ maxColumns }: CaptionLook['caption'], maxWords: number): Partial<CaptionLook['caption']> {
  return { maxWords, maxColumns: Math.max(maxColumns, 5 * maxWords) }
}

function colorsFor({ colors, caption }: CaptionLook, { captionColor, captionLitColor }: CaptionChoices) {
  const plain = captionColor === '' ? colors.plain : captionColor
  const lit = captionLitColor === '' ? colors.lit : captionLitColor
  if (caption.highlight === 'box') {
    // With this highlight, `captionLitColor` is the colour of the box, and the spoken word gets a readable colour.
    const box = captionLitColor === '' ? colors.box : captionLitColor
    return { plain, lit: surroundingFor(box, plain), outline: surroundingFor(plain, colors.outline), box }
  }
  const box = surroundingFor(plain, colors.box)
  const isReadable = caption.box === 'none' || contrastOf(lit, box) >= MIN_CONTRAST
  return { plain, lit: isReadable ? lit : plain, outline: surroundingFor(plain, colors.outline), box }
}
