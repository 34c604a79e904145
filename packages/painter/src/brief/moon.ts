import { findPeople } from './people.ts'
import type { Phrase } from './phrases.ts'
import type { SceneWords } from './vary-by-scene.ts'

const LUNAR =
  /\b(?:on|of|across|over|from) the (?:moon'?s|lunar) (?:surface|dust|soil|ground|plain|craters?)\b|\bmoon ?dust\b|\blunar (?:surface|dust|soil|plain|module|lander|landscape)\b|\bmoon landing\b|\b(?:foot ?prints?|walk(?:s|ed|ing)?|stand(?:s|ing)?|stood|stay(?:s|ed|ing)?|land(?:s|ed|ing)?|left|astronauts?|sit(?:s|ting)?|sat|alone|live[ds]?|living) (?:\p{L}+ ){0,2}on the moon\b/iu
const ON_MOON = /\bon the moon\b/iu
const SUITED = /\b(?:astronauts?|space ?suits?|foot ?prints?|craters?|dust)\b/iu

/** Whether the scene stands on the moon itself rather than under it. */
export function isLunar({ prompt, text, story = '' }: SceneWords): boolean {
  if (LUNAR.test(prompt) || LUNAR.test(text)) return true
  // A prompt that only says who or what is there means the ground that the video is about.
  return (
    LUNAR.test(story) &&
    SUITED.test(prompt) &&
    (ON_MOON.test(text) || /\bmoon\b/iu.test(prompt) || /\bdust\b/iu.test(prompt))
  )
}

/** What can be there: no moon in its own sky, and whoever is named wears a spacesuit. */
export function lunarThings(things: readonly string[], prompt: Phrase): readonly string[] {
  const there = things.filter((name) => name !== 'moon' && name !== 'planet' && name !== 'sun')
  return there.includes('astronaut') || findPeople(prompt).length === 0 ? there : ['astronaut', ...there].slice(0, 3)
}
