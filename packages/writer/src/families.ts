import { isInstruction } from '@dayreel/storyboard'
import { type NamedFamily, namedFamilyOf } from './named-families.ts'
import type { SubjectKind } from './read-subject.ts'
import { WIDER, ASKED_WIDELY } from './wider-families.ts'

/** A narrow kind of subject that has stories of its own. */
export type Family =
  | (typeof ASKED | typeof ASKED_WIDELY | typeof IMAGINED | typeof FAREWELLS | typeof TOLD | typeof WIDER)[number][0]
  | NamedFamily
  | 'imperative'
  | 'facts'

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
    /^why (?:do |does )?(?:onions|cutting onions|chopping onions) make|^why (?:do )?(?:we|you|i) cry (?:when|while|over)? ?.{0,320}onions?/,
  ],
  ['why-moon-shape', /^why (?:does )?the moon (?:changes? (?:its )?shape|have phases|has phases|wane|wax)/],
  ['why-moon-follows', /^why (?:does )?the moon (?:seems? to )?follows?/],
  [
    'why-smell-rain',
    /^(?:why|how) (?:does |do )?(?:the )?(?:rain|summer rain) smells?|^why (?:can )?(?:we|you) (?:can )?smell (?:the )?rain/,
  ],
  ['why-smell-memory', /^why (?:do |does )?(?:smells?|scents?|a smell) (?:bring|take|trigger|make|wake)/],
  ['why-bread-rises', /^why (?:does |do )?(?:bread|dough|the dough) rises?/],
  ['why-ice-floats', /^why (?:does |do )?ice(?:bergs?)? floats?/],
  ['why-flamingos-pink', /^why (?:are )?flamingos? (?:are )?pink/],
] as const

/** What would be otherwise. */
const IMAGINED = [
  ['if-moon-near', /\bmoon\b.{0,320}\b(?:closer|nearer|bigger|larger|falls?|fell|grew|crash\w*)/],
  [
    'if-moon-gone',
    /\bmoon\b.{0,320}\b(?:disappear\w*|vanish\w*|gone|explod\w*|left|go(?:es)? out|went out|stolen|died)|\b(?:no|without (?:a|the)) moon\b/,
  ],
  [
    'if-sun',
    /\bsun\b.{0,320}\b(?:never|not|didn't|did not|stopped|forgot|vanish\w*|disappear\w*|went out|goes out|gone)\b/,
  ],
  [
    'if-gravity',
    /\bgravity\b.{0,320}\b(?:stop\w*|fail\w*|disappear\w*|vanish\w*|off|gone|end\w*)|\b(?:no|without) gravity\b|\bweigh\w* nothing\b/,
  ],
  [
    'if-animals',
    /\b(?:animals?|dogs?|cats?|pets) (?:could|can|learned|learnt|began|started)\b.{0,320}\b(?:talk|speak)/,
  ],
  [
    'if-sleep',
    /\b(?:no ?body|no one|we never|we didn't|humans didn't|people (?:never|stopped)|we stopped)\b.{0,320}\b(?:sleep\w*|slept)\b|\bwithout sleep\b/,
  ],
  [
    'if-phones',
    /\b(?:phones?|internet|screens?|electricity|wi-?fi)\b.{0,320}\b(?:stop\w*|fail\w*|disappear\w*|vanish\w*|off|gone|broke|down|dark|died|end\w*)\b|\b(?:no|without) (?:phones|internet|electricity)\b/,
  ],
  [
    'if-rain',
    /\b(?:never stop\w*|didn't stop|forever|for a year|every day)\b.{0,320}\brain|\brain\w*\b.{0,320}\b(?:never|forever|every day|for a year|didn't stop)/,
  ],
  [
    'if-time',
    /\b(?:time|clocks?)\b.{0,320}\b(?:stop\w*|froze|freez\w*|stood still|stand still|paused?)\b|\bstop time\b/,
  ],
  [
    'if-lies',
    /\b(?:no ?body|no one|we) (?:could|can|couldn't|can't) (?:ever )?(?:lie|tell lies)\b|\b(?:only|always) (?:tell|told|speak|say) the truth\b|\beveryone told the truth\b/,
  ],
  ['if-trees', /\btrees?\b.{0,320}\b(?:talk|speak|spoke|talked)\b/],
] as const

/** What was lost, said as a thing or as what happened: "my dog died", "the last letter from my father". */
const FAREWELLS = [
  [
    'pet-lost',
    /\b(?:dog|puppy)\b.{0,320}\b(?:died|dies|passed away|is gone|was put down)\b|\b(?:losing|lost|goodbye to|without|(?:death|loss) of|missing) (?:my|our|a|the) (?:\p{L}+ )?(?:dog|puppy)\b/u,
  ],
  [
    'last-letter',
    /^(?:the |an? |my |our )?(?:last|final|unsent|old|lost|unopened) letters? (?:from|of|by) (?:my|our|her|his|a|the) \p{L}+$|^(?:a |the )?letters? from my (?:late )?\p{L}+$/u,
  ],
  [
    'grief',
    /\b(?:my|our) (?:late )?(?:best )?(?:grand\p{L}+|father|mother|dad|mum|mom|wife|husband|brother|sister|friend|son|daughter|uncle|aunt)\b.{0,320} (?:died|passed away|is gone|is dead)$|\b(?:death|funeral|loss) of (?:my|our) \p{L}+|^(?:saying )?goodbye to my \p{L}+$/u,
  ],
] as const

/** What is told of. */
const TOLD = [
  [
    'burnt-forest',
    /\bafter (?:the |a )?(?:great |forest |wild ?)?fire$|\bwildfires?\b|^(?:the |a )?burn(?:t|ed) forest/,
  ],
  [
    'far-from-home',
    /\b(?:homesick\w*|far from home|missing home|living abroad|moving abroad|leaving home|away from home)\b/,
  ],
  ['clockmaker', /\b(?:clock|watch)makers?\b(?!['’])/],
  ['lamplighter', /\blamplighters?\b(?!['’])/],
  ['beekeeper', /\bbeekeepers?\b(?!['’])/],
  ['ferryman', /\bferryman\b(?!['’])/],
  ['fisherman', /\bfisherman\b(?!['’])/],
  ['spring', /^(?:the )?(?:first day of spring|spring|early spring|days of spring)$/],
  ['autumn', /^(?:the )?(?:late |early )?(?:autumn|autumn leaves|october|november)$/],
  ['rain', /^(?:the |a )?(?:(?:summer|first|warm|heavy|sudden) )?(?:rain|rainy day|downpour)$/],
  [
    'storm',
    /^(?:the |a )?(?:(?:coming|big|summer|great) )?(?:storm|thunderstorm)(?: (?:at|over|in|on|above) .{0,320})?$/,
  ],
  ['moon', /^(?:the |a )?(?:full )?moon$|^moonlight$/],
  [
    'forest',
    /^(?:the |an? |my )?(?:(?:old|dark|deep|quiet|misty|ancient|silent) )*(?:forest|woods)(?: (?:at night|at dawn|in autumn|in the fog))?$/,
  ],
  [
    'mountain',
    /^(?:the |an? |my )?(?:(?:high|lonely|tall|old) )?mountains?(?: top| path)?$|^climbing (?:a|the) mountain$/,
  ],
  ['river', /^(?:the |an? |my )?(?:(?:old|wide|little) )?(?:river|stream|brook)$/],
  ['desert', /^(?:the |a )?deserts?(?: at night)?$/],
  [
    'tree',
    /^(?:the|an?|my|our) (?:(?:old|big|tall|ancient|lonely) )*(?:tree|oak|oak tree|lime tree)(?: (?:in|on|by|behind) .{0,320})?$/,
  ],
  [
    'her-baking',
    /\b(?:grand(?:mother|ma)|granny|nana|nonna|babushka|oma|mother|mum|mom|aunt)\w*['’]s?\b.{0,320}\b(?:bread|loaf|sourdough)$/,
  ],
  [
    'her-cooking',
    /\b(?:grand(?:mother|ma)|granny|nana|nonna|babushka|oma|mother|mum|mom|aunt)\w*['’]s?\b.{0,320}\b(?:cakes?|pies?|cookies|biscuits|buns|pancakes|strudel|soup|stew|curry|sauce|dumplings|noodles|pasta|rice|cooking|dinner|recipe|ragu|borscht|ramen|broth)$/,
  ],
  [
    'her-house',
    /\b(?:grand(?:mother|ma)|granny|nana|nonna|oma|mother|mum|mom|aunt)\w*['’]s?\b.{0,320}\b(?:house|kitchen|home|garden|attic|table|living room)$/,
  ],
  [
    'his-hands',
    /\b(?:father|grandfather|dad|grandpa|grandad|granddad)['’]?s?\b.{0,320}\b(?:hands?|workshop|shop|store|bakery|tools|shed|garage|watch|coat|jacket)$/,
  ],
  ['kin-she', /^(?:my|our|an?|the) (?:old )?(?:grandmother|grandma|granny|mother|mum|mom|aunt)$/],
  ['kin-he', /^(?:my|our|an?|the) (?:old )?(?:grandfather|grandpa|father|dad|uncle)$/],
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
    /^(?:the |an? |my |our )?(?:(?:big|old|sleepless|whole) )?(?:city(?: (?:that|which) .{0,320})?|cities|city at night|big cities)$/,
  ],
  ['garden', /^(?:the |an? |my |our )?(?:(?:secret|small|little|old|hidden|community|vegetable) )?gardens?$/],
  [
    'bookshop',
    /^(?:the |an? |my |our )?(?:(?:small|little|old|public|second-hand|last|village) )?(?:library|libraries|bookshop|bookstore)(?: (?:on|at|in) .{0,320})?$/,
  ],
  ['love', /^(?:true |real |old |long |everyday )?(?:love|falling in love|marriage|being married)$/],
  ['grief', /\b(?:grief|loss|losing (?:someone|somebody|a)|mourning|missing (?:someone|somebody))\b/],
  [
    'loneliness',
    /\b(?:loneliness|being alone|being lonely|living alone|(?:cooking|dinner|soup|table) for one|eating alone)\b/,
  ],
  [
    'runner',
    /^(?:(?:my|the) )?(?:running|jogging|marathons?|(?:first|last|a) (?:run|marathon)|(?:a |the )?(?:marathon )?runners?|running in the rain)$/,
  ],
  ['football', /\b(?:football|soccer)\b/],
  [
    'phone',
    /\b(?:smartphones?|mobile phones?|scrolling|doomscrolling|social media|my phone|your phone|the internet)\b/,
  ],
  ['robot', /^(?:the |an? |my |our )?(?:\w+ )?robot\b/],
  ['violin', /^(?:(?:the|a|my|our|an) )?(?:(?:old|broken|first|last|cheap) )?(?:violin|fiddle)$/],
  ['suitcase', /^(?:(?:the|a|my|our|an) )?(?:(?:old|brown|lost|forgotten|red|battered) )?suitcase$/],
  ['photograph', /^(?:(?:the|a|my|our|an) )?(?:(?:old|family|faded|last|forgotten) )*(?:photograph|photo)$/],
  ['key', /^(?:(?:the|a|my|our|an) )?(?:(?:old|rusty|lost|forgotten|small|brass) )?key$/],
  [
    'bench',
    /^(?:(?:the|a|my|our|an) )?(?:(?:old|park|empty|wooden|little) )*bench(?: (?:by|in|on|at|near) .{0,320})?$/,
  ],
  [
    'fox',
    /^(?:(?:the|a|my|our|an) )?(?:(?:red|young|little|old) )?fox(?: in (?:the |my |our )?(?:snow|garden|village|winter))?$/,
  ],
  ['bird', /^(?:(?:the|a|my|our|an) )?(?:(?:little|small|tiny|lost) )?(?:bird|sparrow|robin|swallow)$/],
  [
    'sea',
    /^(?:the |an? )?(?:(?:empty|lonely|wide|quiet) )*(?:sea|ocean|beach|shore|coast|seaside)(?: (?:at|in) (?:the )?(?:night|winter|rain|dawn|morning|summer))?$/,
  ],
  ['stars', /^(?:the )?(?:stars|night sky|starry sky|milky way)$/],
  ['snow', /^(?:the )?(?:first )?(?:snow|snowfall|winter)$/],
  ['school', /^(?:(?:the|a|my|our|an) )?(?:(?:old|primary|first|village|abandoned) )*school$/],
  [
    'feast',
    /^(?:the|a|my|our)? ?(?:\p{L}+ )?(?:wedding|birthday|christmas|graduation|reunion|anniversary|birthday party)(?: (?:in|at|on|by) .{0,320})?$/u,
  ],
  ['first-day', /\bfirst day (?:of|at)\b/],
] as const

/** A list of what is so, not of what to do. */
const FACTS =
  /\b(?:facts|places|books|words|things (?:nobody|no one|scientists|history|we know)|reasons|signs|questions)\b/u

/** What a subject is about so narrowly that a story of its own is told. */
export function familyOf(original: string, kind: SubjectKind, isNamed: boolean): Family | undefined {
  const words = original.toLowerCase().replaceAll('’', "'")
  const find = (rows: readonly (readonly [Family, RegExp])[]): Family | undefined =>
    rows.find(([, pattern]) => pattern.test(words))?.[0]
  if (kind === 'question') return find(ASKED) ?? find(ASKED_WIDELY)
  if (kind === 'words') return isInstruction(original) ? 'imperative' : undefined
  if (kind === 'list') return FACTS.test(words) ? 'facts' : undefined
  if (isNamed) return kind === 'thing' ? namedFamilyOf(words) : undefined
  const farewell = /^(?:thing|clause|statement)$/u.test(kind) ? find(FAREWELLS) : undefined
  if (farewell !== undefined) return farewell
  if (kind === 'clause') return find(IMAGINED)
  return kind === 'thing' ? (find(TOLD) ?? find(WIDER)) : undefined
}
