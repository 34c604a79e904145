/** How captions and the words of a thumbnail can look. */
export const CAPTION_STYLES = [{ id: 'lit-word' }] as const
export type CaptionStyleId = (typeof CAPTION_STYLES)[number]['id']
export const DEFAULT_CAPTION_STYLE: CaptionStyleId = 'lit-word'
