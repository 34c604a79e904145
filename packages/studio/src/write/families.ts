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
  ['if-moon-near', /\bmoon\b.*\b(?:closer|nearer|bigger|larger|falls?|fell|grew|crash\w*)/],
  [
    'if-moon-gone',
    /\bmoon\b.*\b(?:disappear\w*|vanish\w*|gone|explod\w*|left|go(?:es)? out|went out|stolen|died)|\b(?:no|without (?:a|the)) moon\b/,
  ],
  ['if-sun', /\bsun\b.*\b(?:never|not|didn't|did not|stopped|forgot|vanish\w*|disappear\w*|went out|goes out|gone)\b/],
  [
    'if-gravity',
    /\bgravity\b.*\b(?:stop\w*|fail\w*|disappear\w*|vanish\w*|off|gone|end\w*)|\b(?:no|without) gravity\b|\bweigh\w* nothing\b/,
  ],
  ['if-animals', /\b(?:animals?|dogs?|cats?|pets) (?:could|can|learned|learnt|began|started)\b.*\b(?:talk|speak)/],
  [
    'if-sleep',
    /\b(?:no ?body|no one|we never|we didn't|humans didn't|people (?:never|stopped)|we stopped)\b.*\b(?:sleep\w*|slept)\b|\bwithout sleep\b/,
  ],
  [
    'if-phones',
    /\b(?:phones?|internet|screens?|electricity|wi-?fi)\b.*\b(?:stop\w*|fail\w*|disappear\w*|vanish\w*|off|gone|broke|down|dark|died|end\w*)\b|\b(?:no|without) (?:phones|internet|electricity)\b/,
  ],
  [
    'if-rain',
    /\b(?:never stop\w*|didn't stop|forever|for a year|every day)\b.*\brain|\brain\w*\b.*\b(?:never|forever|every day|for a year|didn't stop)/,
  ],
  ['if-time', /\b(?:time|clocks?)\b.*\b(?:stop\w*|froze|freez\w*|stood still|stand still|paused?)\b|\bstop time\b/],
  [
    'if-lies',
    /\b(?:no ?body|no one|we) (?:could|can|couldn't|can't) (?:ever )?(?:lie|tell lies)\b|\b(?:only|always) (?:tell|told|speak|say) the truth\b|\beveryone told the truth\b/,
  ],
  ['if-trees', /\btrees?\b.*\b(?:talk|speak|spoke|talked)\b/],
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
  [
    'dog',
    /^(?:(?:the|a|my|our|your|every|an) )?(?:(?:old|loyal|good|faithful|best|little|family|rescue) )?(?:dogs?|puppy|puppies)\b(?!['’])/,
  ],
  [
    'cat',
    /^(?:(?:the|a|my|our|your|every|an) )?(?:(?:old|black|good|grumpy|little|house) )?(?:cats?|kittens?)\b(?!['’])/,
  ],
  [
    'city',
    /^(?:the |a |my |our )?(?:(?:big|old|sleepless|whole) )?(?:city(?: (?:that|which) .*)?|cities|city at night|big cities)$/,
  ],
  ['garden', /^(?:the |a |my |our )?(?:(?:secret|small|little|old|hidden|community|vegetable) )?gardens?$/],
  [
    'bookshop',
    /^(?:the |a |my |our )?(?:(?:small|little|old|public|second-hand|last|village) )?(?:library|libraries|bookshop|bookstore)(?: (?:on|at|in) .*)?$/,
  ],
  ['love', /^(?:true |real |old |long |everyday )?(?:love|falling in love|marriage|being married)$/],
  ['grief', /\b(?:grief|loss|losing (?:someone|somebody|a)|mourning|missing (?:someone|somebody))\b/],
  ['loneliness', /\b(?:loneliness|being alone|being lonely)\b/],
  [
    'runner',
    /^(?:(?:my|the) )?(?:running|jogging|marathons?|(?:first|last|a) (?:run|marathon)|(?:a |the )?(?:marathon )?runners?|running in the rain)$/,
  ],
  ['football', /\b(?:football|soccer)\b/],
  [
    'phone',
    /\b(?:smartphones?|mobile phones?|scrolling|doomscrolling|social media|my phone|your phone|the internet)\b/,
  ],
  ['robot', /^(?:the |a |my |our )?(?:\w+ )?robot\b/],
  ['violin', /^(?:(?:the|a|my|our|an) )?(?:(?:old|broken|first|last|cheap) )?(?:violin|fiddle)$/],
  ['suitcase', /^(?:(?:the|a|my|our|an) )?(?:(?:old|brown|lost|forgotten|red|battered) )?suitcase$/],
  ['photograph', /^(?:(?:the|a|my|our|an) )?(?:(?:old|family|faded|last|forgotten) )*(?:photograph|photo)$/],
  ['key', /^(?:(?:the|a|my|our|an) )?(?:(?:old|rusty|lost|forgotten|small|brass) )?key$/],
  ['bench', /^(?:(?:the|a|my|our|an) )?(?:(?:old|park|empty|wooden|little) )*bench(?: (?:by|in|on|at|near) .*)?$/],
  [
    'fox',
    /^(?:(?:the|a|my|our|an) )?(?:(?:red|young|little|old) )?fox(?: in (?:the |my |our )?(?:snow|garden|village|winter))?$/,
  ],
  ['bird', /^(?:(?:the|a|my|our|an) )?(?:(?:little|small|tiny|lost) )?(?:bird|sparrow|robin|swallow)$/],
  ['sea', /^(?:the )?(?:sea|ocean)$/],
  ['stars', /^(?:the )?(?:stars|night sky|starry sky|milky way)$/],
  ['snow', /^(?:the )?(?:first )?(?:snow|snowfall)$/],
  ['school', /^(?:(?:the|a|my|our|an) )?(?:(?:old|primary|first|village|abandoned) )*school$/],
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
