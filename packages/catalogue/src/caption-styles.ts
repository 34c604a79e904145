/** The styles of captions and thumbnail text. */
export const CAPTION_STYLES = [{ id: 'lit-word', name: 'Lit word' }] as const
export type CaptionStyleId = (typeof CAPTION_STYLES)[number]['id']
export const DEFAULT_CAPTION_STYLE: CaptionStyleId = 'lit-word'
