import type { StyleName } from '@dayreel/catalogue'

/** How each style changes a scene, in a few words. */
export const STYLE_CHARACTERS: Readonly<Record<StyleName, string>> = {
  None: 'The scene in its natural look: soft light, gentle mist.',
  '3D Render': 'Clean solids under clear light.',
  Bokeh: 'A sharp subject in front of drifting points of light.',
  Cinematic: 'Deep shadows and a wide, graded look.',
  'Cinematic Concept': 'Painted like film concept art.',
  Creative: 'Unexpected colours, teal against gold.',
  Dynamic: 'A tilted camera, strong light and lots of movement.',
  Fashion: 'Pale, airy and bright.',
  'Graphic Design Pop Art': 'Dots, outlines and loud colours.',
  'Graphic Design Vector': 'Flat shapes in a few calm tones.',
  Illustration: 'Ink lines over soft washes.',
  Macro: 'Very close, with drops and glints.',
  Moody: 'Dim, quiet and almost without colour.',
  Portrait: 'Close to the subject, with a soft background.',
  'Pro B&W photography': 'Crisp black and white.',
  'Pro color photography': 'True colours, crisp from edge to edge.',
  'Pro film photography': 'Warm grain and a faded edge.',
  'Ray Traced': 'Reflected in glossy ground.',
  'Sketch (B&W)': 'Pencil and charcoal on white paper.',
  'Sketch (Color)': 'Pencil with a wash of colour.',
  'Stock Photo': 'Bright, even and friendly.',
  Vibrant: 'Colours turned all the way up.',
}
