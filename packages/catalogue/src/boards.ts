/** The looks: how the pictures of scenes are made. */
export const PAINTED_LOOK = 'painted'
export const BOARD_LOOK = 'board'
export const PLAY_LOOK = 'shadow-play'
export const AUTOMATIC_LOOK = 'automatic'
export const LOOKS = [
  {
    id: AUTOMATIC_LOOK,
    name: 'Automatic',
    about: 'A board for a video that explains something, painted pictures for a tale',
  },
  { id: PAINTED_LOOK, name: 'Painted', about: 'Places, things and people in the chosen style' },
  { id: BOARD_LOOK, name: 'Board', about: 'Paper, stickers, handwriting and arrows that show what is said' },
  { id: PLAY_LOOK, name: 'Shadow play', about: 'Dark figures in painted places, for tales' },
] as const
/** The looks of a single scene. */
export const SCENE_LOOKS = LOOKS.filter(({ id }) => id !== AUTOMATIC_LOOK)
export type LookId = (typeof LOOKS)[number]['id']

/** The arrangements of a board. */
export const BOARD_LAYOUTS = [
  { id: 'single', name: 'One thing' },
  { id: 'pair', name: 'Two things' },
  { id: 'change', name: 'From one thing to another' },
  { id: 'contrast', name: 'Not this but that' },
  { id: 'parts', name: 'A thing and its parts' },
  { id: 'chain', name: 'Cause and effect' },
  { id: 'crowd', name: 'Many of one thing' },
  { id: 'numbered', name: 'Item of a numbered list' },
  { id: 'amount', name: 'An amount' },
  { id: 'bars', name: 'Amounts compared by bars' },
  { id: 'quotation', name: 'A quotation' },
  { id: 'question', name: 'A question' },
  { id: 'person', name: 'A person with a name plate' },
  { id: 'print', name: 'A taped picture' },
  { id: 'word', name: 'Words only' },
] as const
export type BoardLayoutId = (typeof BOARD_LAYOUTS)[number]['id']

/** The backgrounds of boards. `style` lets the picture style decide. */
export const THEME_BY_STYLE = 'style'
export const BOARD_THEMES = [
  { id: THEME_BY_STYLE, name: 'As the style' },
  { id: 'paper', name: 'Paper' },
  { id: 'chalkboard', name: 'Chalkboard' },
  { id: 'blueprint', name: 'Blueprint' },
  { id: 'night', name: 'Night' },
] as const
export type BoardThemeId = (typeof BOARD_THEMES)[number]['id']

export const BOARD_TINTS = ['normal', 'gray', 'dim'] as const
export const BOARD_MARKS = ['arrow', 'circle', 'cross', 'underline', 'bracket'] as const
/** Limits for one board. */
export const MAX_BOARD_ITEMS = 8
export const MAX_BOARD_MARKS = 6
export const MAX_BOARD_LABEL_WORDS = 4
export const MAX_BOARD_LABEL_CHARACTERS = 40
/** Maximum length of an item's words. Quotations and questions are the longest. */
export const MAX_BOARD_WORDS_CHARACTERS = 120
/** Length of a placed item of size 1, as a fraction of the shorter side of the item area. */
export const PLACED_ITEM_LENGTH = 0.46
/** The largest number that a bar shows. */
export const MAX_BOARD_VALUE = 1e15
/** Maximum length of a board's JSON. */
export const MAX_BOARD_CHARACTERS = 2_000
