import { thingNamed } from '../things/index.ts'
import type { Brief, CityView } from './brief.ts'
import { findPeople } from './people.ts'
import { findPlaces } from './find-places.ts'
import { readPhrase } from './phrases.ts'
import { longestUnseen } from './turns.ts'
import { hashOfVideo, type SceneWords } from './vary-by-scene.ts'

type Words = { prompt: string; text: string }

const VIEWS: readonly (readonly [CityView, RegExp])[] = [
  [
    'pane',
    /\b(?:rain(?:s|ing|drops?)? (?:on|against|down) (?:the|a|my|your|her|his) (?:window|glass|panes?)|through (?:the|a|my|your|her|his) (?:\p{L}+ )?(?:window|glass|pane))\b/iu,
  ],
  ['window', /\b(?:lit window|one window|single window|window (?:is |still )?lit|only light|one light)\b/iu],
  ['bridge', /\bbridges?\b/iu],
  ['roof', /\b(?:roofs?|rooftops?|terraces?|balcon(?:y|ies)|chimneys?|water tanks?)\b/iu],
  ['above', /\b(?:from above|aerial|bird's eye|from the air|map of|streets below|grid)\b/iu],
  [
    'between',
    /\b(?:from below|low angle|between (?:the )?(?:towers|skyscrapers|buildings)|looks? up|sky ?scrapers?|towering)\b/iu,
  ],
  ['shore', /\b(?:river|harbou?r|water|bay|waterfront|across)\b/iu],
]
/** By turns where the words ask for none. */
const EMPTY: readonly CityView[] = ['shore', 'above', 'between', 'window', 'roof', 'pane', 'bridge']
/** Where somebody can stand. */
const PEOPLED: readonly CityView[] = ['shore', 'bridge', 'roof']
/** What shows a skyline as such comes first, another one of them in each video. */
const FIRST = ['shore', 'above', 'roof'] as const

/**
 * A city after dark, and where it is seen from: as the words ask unless the scene before had it, else as it was not for longest. By
 * day it is seen from its shore or a roof.
 */
export function withCityView(brief: Brief, request: SceneWords): Brief {
  const { things, time, people, weather } = brief
  if (time !== 'night' && time !== 'dusk') return brief
  const standing = things.filter((name) => name !== 'bridge' && thingNamed(name)?.where !== 'sky')
  const city = readCityView(request, people.count > 0 || standing.length > 0)
  return {
    ...brief,
    city,
    // Nothing is put where there is no sky for it, and no second bridge where one stands on one.
    things: PEOPLED.includes(city) ? things.filter((name) => city !== 'bridge' || name !== 'bridge') : [],
    // The rain is on the glass.
    weather: city === 'pane' ? 'clouds' : weather,
    ...(isDream(request) && { isDream: true as const }),
  }
}

function readCityView(request: SceneWords, isPeopled: boolean): CityView {
  const { prompt, text, before = [] } = request
  const seen: CityView[] = []
  const first = FIRST[hashOfVideo(request) % FIRST.length]!
  for (const scene of before) {
    const phrase = readPhrase(scene.prompt)
    if (findPlaces(phrase)[0]?.name === 'skyline') seen.push(viewOf(scene, findPeople(phrase).length > 0, seen, first))
  }
  return viewOf({ prompt, text }, isPeopled, seen, first)
}

function viewOf({ prompt, text }: Words, isPeopled: boolean, seen: readonly CityView[], first: CityView): CityView {
  // A moon that is told of needs its sky.
  const views = isPeopled || /\bmoon\b/iu.test(text) ? PEOPLED : EMPTY
  const asked = VIEWS.find(([view, pattern]) => views.includes(view) && pattern.test(`${prompt} | ${text}`))?.[0]
  if (asked && asked !== seen.at(-1)) return asked
  if (seen.length === 0 && views.includes(first)) return first
  return longestUnseen(views, seen)
}

/** Whether it is dreamt: by its own words, its notes, or those of its story. */
function isDream({ prompt, text, notes, story = '' }: SceneWords): boolean {
  return /\b(?:dreams?|dreamt|dreamed|dreaming|dreamlike|surreal|nightmares?|sleepwalk\w*)\b/iu.test(
    `${prompt} ${text} ${notes} ${story}`,
  )
}
