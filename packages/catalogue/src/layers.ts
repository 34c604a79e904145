/** Maximum number of layers in front of one scene's picture. */
export const MAX_LAYERS = 24
/**
 * How a layer enters or leaves: at once, by fading, over an edge of the frame, by growing from nothing (`pop`), with an
 * impact (`slap`), or over an edge at walking pace.
 */
export const LAYER_MOVES = [
  'cut',
  'fade',
  'left',
  'right',
  'above',
  'below',
  'pop',
  'slap',
  'walk-left',
  'walk-right',
] as const
export type LayerMove = (typeof LAYER_MOVES)[number]

export const LOGO_CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const
export type LogoCorner = (typeof LOGO_CORNERS)[number]

/** The designs of the headline that covers the first seconds of a video. */
export const TITLE_CARDS = [
  { id: 'band', name: 'Band', about: 'A band across the picture' },
  { id: 'plate', name: 'Plate', about: 'A rounded plate that pops in' },
  { id: 'outline', name: 'Outline', about: 'Large outlined letters without a ground' },
  { id: 'cover', name: 'Cover', about: 'A ground over the whole picture' },
] as const
export type TitleCardId = (typeof TITLE_CARDS)[number]['id']
export const MAX_CARD_CHARACTERS = 120
export const MIN_TITLE_CARD_SECONDS = 1
export const MAX_TITLE_CARD_SECONDS = 4
export const MIN_END_CARD_SECONDS = 1
export const MAX_END_CARD_SECONDS = 4
