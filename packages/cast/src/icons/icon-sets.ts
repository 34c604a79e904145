/** A library of icons in the format of Iconify. */
export type IconSet = {
  /** The prefix of each icon's name, before a colon. The stickers have none. */
  prefix: string
  /** The library's file, as Node.js resolves it. */
  file: string
  /** Returns the cast's name of an icon, or undefined if the cast leaves it out. */
  nameOf(icon: string, icons: ReadonlySet<string>): string | undefined
  /** Whether its icons have a single colour, so that they can be drawn in any colour. */
  isSilhouette: boolean
}

const TONES = ['light', 'medium-light', 'medium', 'medium-dark', 'dark']
const TONED = new RegExp(`-(?:${TONES.join('|')})$`)
const FLAG_SHAPE = '-4x3'

/**
 * All libraries of the cast. The first one has the coloured stickers. The shaded set was compared with
 * `@iconify-json/fluent-emoji-flat` on contact sheets: shading gives stickers volume, and the flat set's colours are
 * garish on paper. The flat set is faster (3 ms instead of 14 ms for an icon of 400 px) and smaller (9 MB instead of
 * 104 MB on disk), which the index and the cache make unimportant.
 */
export const ICON_SETS: readonly IconSet[] = [
  {
    prefix: '',
    file: '@iconify-json/fluent-emoji/icons.json',
    nameOf: (icon, icons) => (hasTone(icon, icons) ? undefined : icon),
    isSilhouette: false,
  },
  {
    prefix: 'flag',
    file: '@iconify-json/flag/icons.json',
    nameOf: (icon) => (icon.endsWith(FLAG_SHAPE) ? icon.slice(0, -FLAG_SHAPE.length) : undefined),
    isSilhouette: false,
  },
  { prefix: 'pinhead', file: '@iconify-json/pinhead/icons.json', nameOf: (icon) => icon, isSilhouette: true },
  { prefix: 'temaki', file: '@iconify-json/temaki/icons.json', nameOf: (icon) => icon, isSilhouette: true },
  { prefix: 'maki', file: '@iconify-json/maki/icons.json', nameOf: (icon) => icon, isSilhouette: true },
]

/** No skin tone is guessed, so icons with one are left out. `police-car-light` is no tone of `police-car`. */
function hasTone(icon: string, icons: ReadonlySet<string>): boolean {
  const base = icon.replace(TONED, '')
  return base !== icon && (TONES.every((tone) => icons.has(`${base}-${tone}`)) || TONED.test(base))
}
