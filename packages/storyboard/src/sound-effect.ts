/** The sounds of cuts and entrances. */
export type SoundEffect =
  | 'pop'
  | 'whoosh'
  | 'swish'
  | 'page'
  | 'pen'
  | 'tick'
  | 'riser'
  | 'hit'
  | 'shutter'
  | 'slap'
  | 'ding'
  | 'thud'
