/**
 * The fonts of brands and captions, all under the Open Font License. An id never changes. `file` is the name of the
 * font's Fontsource package.
 */
export const FONTS = [
  { id: 'condensed', name: 'Roboto Condensed', file: 'roboto-condensed' },
  { id: 'serif', name: 'Playfair Display', file: 'playfair-display' },
  { id: 'hand', name: 'Caveat', file: 'caveat' },
  { id: 'mono', name: 'Roboto Mono', file: 'roboto-mono' },
  { id: 'archivo', name: 'Archivo', file: 'archivo' },
  { id: 'bitter', name: 'Bitter', file: 'bitter' },
  { id: 'bricolage', name: 'Bricolage Grotesque', file: 'bricolage-grotesque' },
  { id: 'comfortaa', name: 'Comfortaa', file: 'comfortaa' },
  { id: 'dancing', name: 'Dancing Script', file: 'dancing-script' },
  { id: 'dm-sans', name: 'DM Sans', file: 'dm-sans' },
  { id: 'fredoka', name: 'Fredoka', file: 'fredoka' },
  { id: 'inter', name: 'Inter', file: 'inter' },
  { id: 'josefin', name: 'Josefin Sans', file: 'josefin-sans' },
  { id: 'lora', name: 'Lora', file: 'lora' },
  { id: 'manrope', name: 'Manrope', file: 'manrope' },
  { id: 'montserrat', name: 'Montserrat', file: 'montserrat' },
  { id: 'nunito', name: 'Nunito', file: 'nunito' },
  { id: 'oswald', name: 'Oswald', file: 'oswald' },
  { id: 'outfit', name: 'Outfit', file: 'outfit' },
  { id: 'quicksand', name: 'Quicksand', file: 'quicksand' },
  { id: 'raleway', name: 'Raleway', file: 'raleway' },
  { id: 'rubik', name: 'Rubik', file: 'rubik' },
  { id: 'sora', name: 'Sora', file: 'sora' },
  { id: 'space', name: 'Space Grotesk', file: 'space-grotesk' },
] as const
export type FontId = (typeof FONTS)[number]['id']
export const DEFAULT_FONT: FontId = 'condensed'
