import type { StyleName } from '@dayreel/catalogue'
import { illustration, sketchBlackAndWhite, sketchColor } from './drawn.ts'
import { cinematicConcept, creative, dynamic } from './painted.ts'
import { bokeh, fashion, macro, portrait } from './lens.ts'
import { blackAndWhite, cinematic, moody, proColor, proFilm, stockPhoto, vibrant } from './photographic.ts'
import { popArt } from './printed.ts'
import { rayTraced, render3d } from './rendered.ts'
import type { Style } from './style.ts'
import { vector } from './vector.ts'

/** Every preset style. */
export const STYLE_PAINTERS: Record<StyleName, Style> = {
  None: { grade: {} },
  '3D Render': render3d,
  Bokeh: bokeh,
  Cinematic: cinematic,
  'Cinematic Concept': cinematicConcept,
  Creative: creative,
  Dynamic: dynamic,
  Fashion: fashion,
  'Graphic Design Pop Art': popArt,
  'Graphic Design Vector': vector,
  Illustration: illustration,
  Macro: macro,
  Moody: moody,
  Portrait: portrait,
  'Pro B&W photography': blackAndWhite,
  'Pro color photography': proColor,
  'Pro film photography': proFilm,
  'Ray Traced': rayTraced,
  'Sketch (B&W)': sketchBlackAndWhite,
  'Sketch (Color)': sketchColor,
  'Stock Photo': stockPhoto,
  Vibrant: vibrant,
}
