import type { StyleName } from '@dayreel/catalogue'

/** What each style does to a scene, in a few words. */
export const STYLE_CHARACTERS: Readonly<Record<StyleName, string>> = {
  None: 'The scene in its natural look: soft light, gentle mist.',
  '3D Render': 'Clean solids under clear light.',
  Bokeh: 'A sharp subject before drifting points of light.',
  Cinematic: 'Deep shadows and a wide, graded look.',
  'Cinematic Concept': 'Brushed like a film’s concept painting.',
  Creative: 'Unexpected colours, teal against gold.',
  Dynamic: 'A tilted camera, strong light, everything moves.',
  Fashion: 'Pale, airy and high in key.',
  'Graphic Design Pop Art': 'Dots, outlines and the loudest inks.',
  'Graphic Design Vector': 'Flat shapes in a few calm tones.',
  Illustration: 'Ink lines over soft washes.',
  Macro: 'Very close, with drops and glints.',
  Moody: 'Dim, quiet and almost without colour.',
  Portrait: 'Close to the subject, the rest melts away.',
  'Pro B&W photography': 'Crisp black and white.',
  'Pro color photography': 'True colours, crisp from edge to edge.',
  'Pro film photography': 'Warm grain and a faded edge.',
  'Ray Traced': 'Mirrored in glossy ground.',
  'Sketch (B&W)': 'Pencil and charcoal on white paper.',
  'Sketch (Color)': 'Pencil with a wash of colour.',
  'Stock Photo': 'Bright, even and friendly.',
  Vibrant: 'Colours turned all the way up.',
}
