import { STYLES, type StyleName } from '@dayreel/catalogue'
import type { PictureCall } from './clients/picture-client.ts'
import { withStyle } from './style-words.ts'

type Family = 'phoenix' | 'flux'

/** The models that take a style by its id. Others get the style's words in the prompt. */
const FAMILIES: Readonly<Record<string, Family>> = {
  'de7d3faf-762f-48e0-b3b7-9d0ac3a3fcf3': 'phoenix',
  '6b645e3a-d64f-4341-a6d8-7a3690fbf042': 'phoenix',
  'b2614463-296c-462a-9586-aafdb8f00e36': 'flux',
  '1dd50843-d653-4516-a8e3-f0238ee453ff': 'flux',
}
/** Flux has only these of the preset styles. */
const OF_FLUX: readonly StyleName[] = [
  'None',
  '3D Render',
  'Creative',
  'Dynamic',
  'Fashion',
  'Illustration',
  'Portrait',
  'Ray Traced',
  'Stock Photo',
]
/** Both families need a contrast, and both accept this one. */
const CONTRAST = 3.5

/** Returns whether a model takes the portrait of one person as a character reference. */
export function takesCharacter(model: string): boolean {
  return FAMILIES[model] === 'phoenix'
}

/**
 * Returns the fields that request a style from a model of Leonardo: the id of the style, or words if its family lacks
 * it.
 *
 * @see https://docs.leonardo.ai/docs/phoenix
 */
export function styleOf(
  { prompt, style }: Pick<PictureCall, 'prompt' | 'style'>,
  model: string,
): { prompt: string; fields: object } {
  const family = FAMILIES[model]
  if (family === undefined) return { prompt: withStyle(prompt, style), fields: {} }
  const found = STYLES.find(({ name }) => name === style && (family === 'phoenix' || OF_FLUX.includes(name)))
  const none = STYLES.find(({ name }) => name === 'None')!
  return {
    prompt: found === undefined ? withStyle(prompt, style) : prompt,
    fields: {
      contrast: CONTRAST,
      styleUUID: (found ?? none).id,
      enhancePrompt: false,
      ...(family === 'phoenix' && { alchemy: false, ultra: false }),
    },
  }
}
