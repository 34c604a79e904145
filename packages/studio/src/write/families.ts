import type { SubjectKind } from './read-subject.ts'

/** A narrow kind of subject that has stories of its own. */
export type Family = (typeof ASKED | typeof IMAGINED | typeof TOLD)[number][0]

/** Questions that have one well-known answer in plain words. */
const ASKED = [
  ['why-whales-sing', /^why (?:(?:do|does|are) )?(?:the )?(?:humpback |blue )?whales? (?:sing|call)/],
  ['why-cats-purr', /^why (?:do |does )?(?:my |a |the |your |our )?(?:cats?|kittens?) purr/],
  ['why-dogs-tilt', /^why (?:do |does )?(?:my |a |the |your |our )?(?:dogs?|puppies) (?:tilt|cock)/],
  ['why-dogs-wag', /^why (?:do |does )?(?:my |a |the |your |our )?(?:dogs?|puppies) wag/],
  ['why-birds-sing', /^why (?:do |does )?(?:the |a )?birds? sing/],
  ['why-geese-v', /^why (?:do |does )?(?:the )?(?:geese|birds|cranes) fly in (?:a )?(?:v|formation)/],
  [
    'why-fireflies-glow',
    /^why (?:do |does )?(?:the |a )?(?:firefl(?:y|ies)|glow-?worms?) (?:glow|blink|flash|light|shine)/,
  ],
  ['why-bees-dance', /^why (?:do |does )?(?:honey ?)?bees? (?:dance|waggle)/],
  ['why-sky-blue', /^why (?:is )?the sky (?:is )?(?:so )?blue/],
  [
    'why-sunset-red',
    /^why (?:is |are |do |does )?(?:an? |the )?(?:sunsets?|sunrises?|evening sky|sky|sun) (?:is |are |turns? |goes? |look )?(?:so )?(?:red|orange|at sunset)/,
  ],
  ['why-leaves-fall', /^why (?:do |does )?(?:the )?(?:autumn )?(?:leaves|trees) (?:fall|change|turn|lose|drop|go)/],
  ['why-stars-twinkle', /^why (?:do |does )?(?:the )?stars? (?:twinkle|blink|flicker)/],
  [
    'why-tides',
    /^why (?:do |does |are |is )?(?:there )?(?:the )?(?:tides?|sea|ocean)(?: (?:come|rise|have|go|rises|comes|goes|has)| ?$| exist)/,
  ],
  ['why-sea-salty', /^why (?:is )?(?:the )?(?:sea|ocean|seawater)(?: water)? (?:is )?(?:so )?salty/],
  ['why-rain', /^why (?:does )?it rains?|^why (?:do|does) (?:clouds?|the sky) rain|^why (?:is there )?rain\b/],
  ['why-rainbows', /^(?:why|how) (?:do|are|is|does)?(?: ?there| ?we see)? ?(?:a )?rainbows?/],
  ['why-thunder', /^why (?:is |does |do )?(?:there )?(?:thunder|lightning|the thunder|thunderstorms)/],
  [
    'why-snow-quiet',
    /^why (?:is |does )?(?:it |the world |everything |snow )?(?:is )?(?:so )?(?:quiet|silent|make\w* (?:it|everything) (?:so )?quiet) ?(?:when it snows|after snow|in the snow)?/,
  ],
  [
    'why-echo',
    /^why (?:do |does |is |are )?(?:there )?(?:an? |the )?(?:echo(?:es)?|mountains? echo|(?:caves?|valleys?) echo)/,
  ],
  ['why-sleep', /^why (?:do |does )?(?:we|people|humans|you|animals|i) (?:need (?:to )?)?sleep/],
  ['why-dream', /^why (?:do |does )?(?:we|people|humans|you|i|dogs) dream/],
  [
    'why-yawn',
    /^why (?:do |does |is |are )?(?:we|people|humans|you|yawning|yawns|yawn) ?(?:yawn|contagious|so contagious|catching)/,
  ],
  [
    'why-cry-onions',
    /^why (?:do |does )?(?:onions|cutting onions|chopping onions) make|^why (?:do )?(?:we|you|i) cry (?:when|while|over)? ?.*onions?/,
  ],
  ['why-moon-shape', /^why (?:does )?the moon (?:changes? (?:its )?shape|have phases|has phases|wane|wax)/],
  ['why-moon-follows', /^why (?:does )?the moon (?:seems? to )?follows?/],
  [
    'why-smell-rain',
    /^why (?:does |do )?(?:the )?(?:rain|summer rain) smells?|^why (?:can )?(?:we|you) (?:can )?smell (?:the )?rain/,
  ],
  ['why-smell-memory', /^why (?:do |does )?(?:smells?|scents?|a smell) (?:bring|take|trigger|make|wake)/],
  ['why-bread-rises', /^why (?:does |do )?(?:bread|dough|the dough) rises?/],
  ['why-ice-floats', /^why (?:does |do )?ice(?:bergs?)? floats?/],
  ['why-flamingos-pink', /^why (?:are )?flamingos? (?:are )?pink/],
] as const

/** What would be otherwise. */
const IMAGINED = [
  ['if-moon', /\bmoon\b/],
  ['if-sun', /\bsun\b|\bdaylight\b|\bnight never\b|\bnever got dark\b/],
  ['if-gravity', /\bgravity\b|\bfloat(?:s|ed|ing)?\b|\bweigh\w*\b/],
  [
    'if-animals',
    /\b(?:animals?|dogs?|cats?|birds?|horses?) (?:could|can|learned|learnt|began|started)\b.*\b(?:talk|speak|read|write|laugh|vote)/,
  ],
  ['if-sleep', /\b(?:sleep|slept|dreams?|dreamed|dreamt)\b/],
  ['if-phones', /\b(?:phones?|internet|screens?|electricity|power|wi-?fi|satellites)\b/],
  ['if-rain', /\brain(?:s|ed|ing)?\b/],
  ['if-time', /\b(?:time|clocks?|hours?|yesterday|tomorrow|monday|sunday)\b/],
  ['if-lies', /\b(?:lies?|lied|lying|truth|minds?|thoughts?)\b/],
  ['if-trees', /\b(?:trees?|plants?|forests?|flowers?)\b/],
] as const

/** What is told of. */
const TOLD = [
  [
    'her-baking',
    /\b(?:grand(?:mother|ma)|granny|nana|nonna|babushka|oma|mother|mum|mom|aunt)\w*['’]s?\b.*\b(?:bread|loaf|sourdough)$/,
  ],
  [
    'her-cooking',
    /\b(?:grand(?:mother|ma)|granny|nana|nonna|babushka|oma|mother|mum|mom|aunt)\w*['’]s?\b.*\b(?:cakes?|pies?|cookies|biscuits|buns|pancakes|strudel|soup|stew|curry|sauce|dumplings|noodles|pasta|rice|cooking|dinner|recipe|ragu|borscht|ramen|broth)$/,
  ],
  [
    'her-house',
    /\b(?:grand(?:mother|ma)|granny|nana|nonna|oma|mother|mum|mom|aunt)\w*['’]s?\b.*\b(?:house|kitchen|home|garden|attic|table|living room)$/,
  ],
  [
    'his-hands',
    /\b(?:father|grandfather|dad|grandpa|grandad|granddad)['’]?s?\b.*\b(?:hands?|workshop|tools|shed|garage|watch|coat|jacket)$/,
  ],
  ['kin-she', /^(?:my|our|a|the) (?:old )?(?:grandmother|grandma|granny|mother|mum|mom|aunt)$/],
  ['kin-he', /^(?:my|our|a|the) (?:old )?(?:grandfather|grandpa|father|dad|uncle)$/],
  ['keeper', /\blighthouse keeper\b|\bkeeper of (?:the|a) light/],
  ['baker', /\bbakers?\b(?!['’])/],
  ['teacher', /\bteachers?\b(?!['’])/],
  ['nurse', /\b(?:nurses?|doctors?|midwife|paramedics?)\b(?!['’])/],
  ['driver', /\b(?:bus|tram|taxi|train|night bus|truck) drivers?\b/],
  ['postman', /\b(?:postman|postmen|mailman|letter carrier|postwoman)\b/],
  ['bread', /\b(?:bread|sourdough|loaf|bakery)\b(?! of)/],
  ['coffee', /\b(?:coffee|espresso|cappuccino)\b(?! (?:shop|house))/],
  ['tea', /\b(?:cup of tea|green tea|tea|teapot)$/],
  ['soup', /\b(?:soup|ramen|stew|broth)\b/],
  ['dog', /\b(?:dogs?|puppy|puppies)\b/],
  ['cat', /\b(?:cats?|kittens?)\b/],
  ['city', /\b(?:city|cities)\b/],
  ['garden', /\bgardens?\b/],
  ['bookshop', /\b(?:library|libraries|bookshop|bookstore)\b/],
  ['love', /\b(?:love|falling in love|first love|first kiss|soulmates?|marriage)\b/],
  ['grief', /\b(?:grief|loss|losing (?:someone|somebody|a)|mourning|missing (?:someone|somebody))\b/],
  ['loneliness', /\b(?:loneliness|being alone|lonely|solitude)\b/],
  ['runner', /\b(?:running|marathons?|jogging|runners?|first run)\b/],
  ['football', /\b(?:football|soccer|goalkeepers?|penalty|basketball)\b/],
  [
    'phone',
    /\b(?:smartphones?|mobile phones?|scrolling|doomscrolling|social media|my phone|your phone|the internet)\b/,
  ],
  ['robot', /\b(?:robots?|artificial intelligence|ai)\b/],
  ['first-day', /\bfirst day (?:of|at)\b/],
] as const

/** What a subject is about so narrowly that a story of its own is told. */
export function familyOf(original: string, kind: SubjectKind, isNamed: boolean): Family | undefined {
  const words = original.toLowerCase().replaceAll('’', "'")
  const find = (rows: readonly (readonly [Family, RegExp])[]): Family | undefined =>
    rows.find(([, pattern]) => pattern.test(words))?.[0]
  if (kind === 'question') return find(ASKED)
  if (kind === 'clause') return find(IMAGINED)
  return kind === 'thing' && !isNamed ? find(TOLD) : undefined
}
