export const PALETTE_NAMES = [
  'ember',
  'dawn-rose',
  'teal',
  'indigo-night',
  'violet',
  'gold-dust',
  'moss',
  'frost',
] as const
export type PaletteName = (typeof PALETTE_NAMES)[number]
