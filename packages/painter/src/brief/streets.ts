import type { Street, StreetKind, StreetView } from './brief.ts'
import { hashOfVideo, type SceneWords } from './vary-by-scene.ts'

const KINDS: readonly (readonly [StreetKind, RegExp])[] = [
  ['square', /\b(?:market ?(?:place|square)|markets?|squares?|plazas?|piazza|fountain|bazaar|fair)\b/iu],
  [
    'alley',
    /\b(?:alleys?|alleyways?|back ?streets?|washing lines?|clothes ?lines?|courtyards?|backyards?|passageway)\b/iu,
  ],
  ['quay', /\b(?:quays?|quayside|harbou?r|canals?|waterfront|embankment|wharf|dock|riverside|bridges?)\b/iu],
  ['avenue', /\b(?:avenues?|boulevards?|promenade|tree-lined|trees along)\b/iu],
  [
    'towers',
    /\b(?:downtown|traffic|intersections?|crossing|crosswalks?|neon|taxis?|rush hour|skyscrapers?|metropolis|high-rise)\b/iu,
  ],
  ['lane', /\b(?:lanes?|old town|cobbl\w*|cobblestones?|narrow street|medieval|side street)\b/iu],
  ['town', /\b(?:shops?|shop ?fronts?|cars?|parked|neighbou?rhood|main street|high street|bus(?: stop)?)\b/iu],
]

const VIEWS: readonly (readonly [StreetView, RegExp])[] = [
  [
    'above',
    /\b(?:from (?:a|the|her|his|my|your) window|seen from above|from above|out of the window|below the window|balcony|looking down)\b/iu,
  ],
  [
    'across',
    /\b(?:across the (?:street|road|square)|house ?fronts?|facades?|façades?|front doors?|doorsteps?|shop ?fronts?|shop windows?|row of houses|windows? (?:across|opposite)|porch|mailbox|letterbox)\b/iu,
  ],
  [
    'low',
    /\b(?:puddles?|wet (?:street|asphalt|cobbles\w*|pavement)|cobblestones?|gutter|on the ground|footsteps|feet)\b/iu,
  ],
  ['pavement', /\b(?:pavements?|sidewalks?|kerb|curb|walking home|passers-by)\b/iu],
]

/** The streets that one town has: an old one, and a new one. */
const OLD: readonly StreetKind[] = ['town', 'lane', 'square', 'avenue', 'lane', 'quay']
const NEW: readonly StreetKind[] = ['towers', 'avenue', 'towers', 'town']
const OPEN_VIEWS: readonly StreetView[] = ['middle', 'across', 'pavement', 'above', 'low']
const PEOPLED_VIEWS: readonly StreetView[] = ['pavement', 'middle', 'across', 'low']

/**
 * Which of a town's streets is seen and from where: as the words say, else another one in each scene of a video, whose town stays one.
 *
 * @param isOpen whether sky must be seen above the roofs.
 * @param isEmpty whether nobody and nothing is to stand there.
 */
export function readStreet(request: SceneWords, { isOpen, isEmpty }: { isOpen: boolean; isEmpty: boolean }): Street {
  const { prompt, text, index } = request
  const hash = hashOfVideo(request)
  const isNew = !isOpen && (hash % 10 < 3 || /\b(?:city|downtown|metropolis|new york|tokyo)\b/iu.test(prompt))
  const kinds = isNew ? NEW : OLD
  const views = isEmpty ? OPEN_VIEWS : PEOPLED_VIEWS
  // Steps that have no factor in common with the lengths, so that no pair of them comes back soon.
  const toldView = named(VIEWS, prompt) ?? named(VIEWS, text)
  const told = named(KINDS, prompt) ?? named(KINDS, text)
  // Awnings, arches, close walls and house fronts hide a moon.
  const isMoonlit = /\b(?:huge|large) moon\b/iu.test(prompt)
  const turn = isMoonlit ? kinds.filter((name) => name !== 'lane') : kinds
  const kind = told ?? (toldView === 'across' ? 'town' : turn[(hash + index * 5) % turn.length]!)
  const free = isMoonlit ? (['middle'] as const) : views
  const view = toldView ?? free[((hash >>> 4) + index * 3) % free.length]!
  // Towers leave no sky, and have no fronts to look across at.
  const isOld = isOpen || toldView === 'across'
  const possible = possibleView(view, kind, isEmpty)
  return {
    kind: isOld && kind === 'towers' ? 'avenue' : kind,
    view: isMoonlit && possible === 'pavement' ? 'middle' : possible,
  }
}

/** From a window whoever stands below would be lost; across a lane there is no room to look, and on a quay the water is the other side. */
function possibleView(view: StreetView, kind: StreetKind, isEmpty: boolean): StreetView {
  if (view === 'above' && !isEmpty) return 'middle'
  return view === 'across' && (kind === 'quay' || kind === 'alley' || kind === 'towers') ? 'pavement' : view
}

/** Whether a city is seen from a roof: as the prompt says, else as the scene's words do. */
export function isOnRoof({ prompt, text }: Pick<SceneWords, 'prompt' | 'text'>): boolean {
  return /\b(?:roofs?|rooftops?|terraces?|balcon(?:y|ies)|chimneys?)\b/iu.test(`${prompt} ${text}`)
}

function named<Name>(table: readonly (readonly [Name, RegExp])[], words: string): Name | undefined {
  return table.find(([, pattern]) => pattern.test(words))?.[0]
}
