/** The distances of figures from the camera in a shadow play, nearest first. */
export const PLAY_DEPTHS = ['near', 'middle', 'far'] as const
export type PlayDepth = (typeof PLAY_DEPTHS)[number]

/** The people of a shadow play. */
export const PLAY_PEOPLE = [
  'woman',
  'man',
  'girl',
  'boy',
  'old-woman',
  'old-man',
  'worker',
  'wanderer',
  'hooded',
] as const
export type PlayPerson = (typeof PLAY_PEOPLE)[number]

export const PLAY_POSES = [
  'stand',
  'walk',
  'run',
  'sit',
  'kneel',
  'lie',
  'look-up',
  'wave',
  'point',
  'reach',
  'read',
  'hold',
  'carry',
  'write',
  'talk',
  'embrace',
] as const
export type PlayPose = (typeof PLAY_POSES)[number]

/** How a figure enters. `there`: it is visible from the start. */
export const PLAY_ENTRANCES = ['there', 'left', 'right', 'above', 'below', 'appear'] as const
/** What a figure does between its entrance and its exit. */
export const PLAY_ACTIONS = ['rest', 'walk', 'turn', 'hop', 'float', 'fly', 'shake', 'shine'] as const
/** How a figure leaves. `stay`: it stays until the scene ends. */
export const PLAY_EXITS = ['stay', 'left', 'right', 'above', 'below', 'vanish'] as const

/** The framing of the first figure: its whole body, or from the waist up. */
export const PLAY_SHOTS = ['whole', 'close'] as const

/** Limits for one play. */
export const MAX_PLAY_FIGURES = 6
/** Maximum length of a play's JSON. */
export const MAX_PLAY_CHARACTERS = 1_000
