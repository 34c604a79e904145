import type { StyleName } from '@dayreel/catalogue'

/** The words of a prompt that ask for a style. */
const STYLE_WORDS: Readonly<Record<StyleName, string>> = {
  None: '',
  '3D Render': 'a polished 3D render with soft global illumination',
  Bokeh: 'a photograph with shallow depth of field and soft bokeh',
  Cinematic: 'a cinematic film still with dramatic light and a wide tonal range',
  'Cinematic Concept': 'cinematic concept art, painted, with strong atmosphere',
  Creative: 'an imaginative, artistic picture with unusual colors',
  Dynamic: 'a detailed, dynamic picture with vivid light',
  Fashion: 'a fashion editorial photograph with studio light',
  'Graphic Design Pop Art': 'a pop art poster with bold outlines and halftone dots',
  'Graphic Design Vector': 'a flat vector illustration with clean shapes',
  Illustration: 'a hand-drawn illustration',
  Macro: 'a macro photograph with fine detail',
  Moody: 'a moody, dark photograph with low light',
  Portrait: 'a portrait photograph with natural skin and soft light',
  'Pro B&W photography': 'a professional black-and-white photograph',
  'Pro color photography': 'a professional color photograph',
  'Pro film photography': 'a photograph on analog film with fine grain',
  'Ray Traced': 'a ray traced image with exact reflections',
  'Sketch (B&W)': 'a black-and-white pencil sketch',
  'Sketch (Color)': 'a colored pencil sketch',
  'Stock Photo': 'a bright, clear stock photograph',
  Vibrant: 'a vibrant picture with saturated colors',
}

/** Adds the words of a style to a prompt. An unknown style adds nothing. */
export function withStyle(prompt: string, style: string): string {
  const words = Object.hasOwn(STYLE_WORDS, style) ? STYLE_WORDS[style as StyleName] : ''
  return words === '' ? prompt : `${prompt}. Style: ${words}.`
}
