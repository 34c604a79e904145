import type { ActName } from '../painting.ts'

export type ActWords = {
  act: ActName
  /** What a sentence says that does it. */
  said: RegExp
  /** What a prompt has beside a sentence that says more than that. */
  among: RegExp
  /** What a prompt itself calls it. */
  shown?: RegExp
  /** Where the same words mean something else. */
  elsewhere?: RegExp
  /** The names of things that it may be done with or to. */
  takes?: RegExp
  /** Of what stuff: the first that the words have. */
  matters?: readonly (readonly [name: string, words: RegExp])[]
  /** Whether it takes a crowd. */
  isOfMany?: true
  /** Whether its own words deny something, as silence is that nobody says a word. */
  isDenial?: true
  /** Whether it is under the open sky, or may be; where the words have clouds, among these. */
  at?: 'open' | 'clouds'
}

const THE = "(?:the|a|an|that|this|my|your|his|her|their|our|its|every|each|any|one|somebody's|someone's)"

/** Acts by words that leave no doubt, the likeliest to be mistaken last. */
export const ACT_WORDS: readonly ActWords[] = [
  {
    act: 'knock',
    said: new RegExp(
      String.raw`\bknock(?:s|ed|ing)?\b(?: \p{L}+){0,3}? (?:on|at) ${THE} (?:\p{L}+ )?doors?\b|\b(?:i|you|he|she|we|they|somebody|someone|neighbour|neighbor|postman|stranger|police) (?:only |just |then |must |should |can )?knock(?:s|ed)?(?:[.,!?]|$| (?:again|twice|once|softly|gently|(?:two|three|four) times|and waits?))`,
      'u',
    ),
    among: /\b(?:doors?|hallway|knocking)\b/u,
    shown: /\bhand knocking\b|\bknocking on (?:the |a )?door\b/u,
    elsewhere: /\b(?:hive|crust|bricks?|ruins|stones|crab|woodpecker|bird|wood|window|table|opportunity)\b/u,
  },
  {
    act: 'turn key',
    said: new RegExp(
      String.raw`\b(?:turn|turns|turned|turning) ${THE} (?:\p{L}+ )?key\b|\b(?:put|puts|slid|slides|pushed|pushes) ${THE} (?:\p{L}+ )?key in(?:to)? ${THE} (?:\p{L}+ )?(?:lock|door|keyhole)\b|\b(?:the|my|your|his|her|their|our) (?:\p{L}+ )?key (?:still )?(?:turns?|turned|fits?|fitted|slid|goes in|went in|in the lock|was in the lock)\b|\b(?:lock|locks|locked|unlock|unlocks|unlocked) (?:the|my|your|his|her|their|our) (?:front |back |own |house )?door\b`,
      'u',
    ),
    among: /\b(?:key|lock|door)\b/u,
    shown: /\bkey in (?:the|a) lock\b|\bhand turning a key\b/u,
    elsewhere: /\b(?:car|piano|typewriter|success|chest|box|music|winding)\b/u,
  },
  {
    act: 'light candle',
    said: new RegExp(
      String.raw`\b(?:light|lights|lit|lighting) (?:(?:the|a|an|one|another|every|her|his|my|your|our|their) )?(?:\p{L}+ )?candles?\b(?! (?:room|table|dinner|window|face))|\b(?:strike|strikes|struck) a match\b`,
      'u',
    ),
    among: /\bcandles?\b|\bmatch\b/u,
    shown: /\bhand lighting a candle\b|\bhand with a match\b/u,
    elsewhere: /\bblow|\bblew\b|\bput out\b|\bcampfire\b|\bfireplace\b/u,
  },
  {
    act: 'write on board',
    said: /\b(?:writ(?:e|es|ing|ten)|wrote|draws?|drew|chalk(?:s|ed)?)\b[^.!?]*\bon (?:the|a|her|his) (?:black ?|chalk ?|white ?)?board\b/u,
    among: /\bboard\b|\bblackboard\b|\bchalk\b|\bteacher\b|\bclassroom\b/u,
    shown: /\bhand with chalk\b|\bhand writing on a (?:black)?board\b/u,
  },
  {
    act: 'stack coins',
    said: new RegExp(
      String.raw`\b(?:count|counts|counted|counting|stack|stacks|stacked|pile|piles|piled|sav(?:e|es|ed|ing)|put(?:s|ting)? (?:away|aside)|set aside) (?:(?:the|a|an|my|your|his|her|their|our|every|each|ten|twenty|fifty|five|one|two|three|half|ten percent|a bit|a little|some|all|more|first) )*(?:of (?:the|your|my|his|her|their) )?(?:(?:last|first|extra|small|gold|silver|copper) )?(?:coins?|money|penn(?:y|ies)|cents?|dollars?|pounds?|euros?|change|savings)\b|\bsave money\b|\bpay yourself first\b`,
      'u',
    ),
    among: /\bcoins?\b|\bmoney\b|\bjar\b|\bpurse\b|\bwallet\b/u,
    shown: /\bhand (?:stacking|counting) coins\b|\b(?:stacks?|piles?) of coins\b/u,
  },
  {
    act: 'pour',
    said: new RegExp(
      String.raw`\b(?:pour|pours|poured|pouring)\b(?: (?:in|out|me|her|him|us|them|you|himself|herself|yourself|myself))? (?:\p{L}+ ){0,4}?(?:tea|coffee|milk|water|wine|juice|cream|oil|cup|glass|batter|it (?:in|into|over))\b`,
      'u',
    ),
    among: /\b(?:cup|tea|coffee|kettle|teapot|milk|water|glass|bowl|jug|two people)\b/u,
    shown: /\b(?:hand )?pouring (?:tea|coffee|milk|water|wine|juice)\b/u,
    elsewhere:
      /\brain\b|\bpour(?:s|ed|ing)? (?:down|concrete|lava|gold|iron|steel|through|out of|in (?:at|from|through))\b|\broses\b/u,
    takes: /^(?:cup|bowl|mixing bowl|drinking glass)$/,
    matters: [
      ['milk', /\b(?:milk|cream|batter)\b/u],
      ['coffee', /\b(?:coffee|espresso)\b/u],
      ['wine', /\bwine\b/u],
      ['tea', /\btea\b/u],
      ['water', /\b(?:water|juice|glass|oil)\b/u],
    ],
  },
  {
    act: 'stir',
    said: new RegExp(
      String.raw`\b(?:stir|stirs|stirred|stirring|fry|fries|fried|frying|saut[eé]|simmer|simmers)\b(?: \p{L}+){0,4}? (?:soup|stew|sauce|pot|pan|onions?|garlic|eggs?|rice|pasta|vegetables?|porridge|butter|mushrooms?|curry|tomato\p{L}*|beans?|gently|slowly|constantly|minutes?)\b|\b(?:cook|cooks|cooked|cooking) (?:(?:the|a|an|some|your|my|his|her|our|their) )?(?:\p{L}+ )?(?:dinner|supper|breakfast|lunch|soup|stew|meal|onions?|eggs?|rice|pasta|one more evening|at home|once|too much|every evening|until|for (?:one|two|\p{L}+ minutes))\b|\b(?:stood|stands|standing|stand) at the (?:stove|cooker)\b|\bheat (?:the|some|a little) (?:oil|butter|pan)\b`,
      'u',
    ),
    among: /\b(?:stove|kitchen|pot|pan|cooking|soup)\b/u,
    shown: /\bpan on (?:the |a )?(?:stove|fire|flame)\b|\bhand stirring\b/u,
    elsewhere:
      /\b(?:stirs? (?:in|the air|something in|up|at)|tea|coffee|colour|paint|blood|campfire|witch|sun fries)\b/u,
    matters: [
      ['sauce', /\b(?:sauce|soup|stew|curry|tomato\p{L}*|beans?|chili)\b/u],
      ['eggs', /\beggs?\b/u],
      ['greens', /\b(?:vegetables?|greens|spinach|peppers?)\b/u],
    ],
  },
  {
    act: 'open drawer',
    said: new RegExp(
      String.raw`\b(?:put|puts|putting|move|moves|moved|lay|lays|laid|drop|drops|dropped|hide|hides|hid|keep|keeps|kept|lock|locks|locked|shove|shoves|shoved|found|finds|find|leave|leaves|left)\b(?: \p{L}+){0,8}? (?:in|into|to) ${THE} (?:\p{L}+ )?drawer\b|\b(?:open|opens|opened|pull|pulls|pulled|slid|shut|shuts|close|closes|closed) (?:open |out )?${THE} (?:\p{L}+ )?drawer\b|^(?:in|into) (?:the|a|my|your) (?:\p{L}+ )?drawer\b|\b(?:lies|lay|lie|lying|was|is|sleeps) in ${THE} (?:\p{L}+ )?drawer\b`,
      'u',
    ),
    among: /\bdrawers?\b/u,
    shown: /\bhand (?:in|on|opening|shutting) (?:a|the) drawer\b/u,
    elsewhere: /\b(?:bell|spoons?|kitchen|torch|robot)\b/u,
    takes:
      /^(?:smartphone|phone face down|phone in a drawer|letter|photograph|postcard|picture frame|key|pocket watch|notebook|closed notebook|ticket|coin|ring|map|feather|returned envelope|newspaper)$/,
    matters: [['glass', /\bunder glass\b/u]],
  },
  {
    act: 'put bag down',
    said: new RegExp(
      String.raw`\b(?:put|puts|set|sets|drop|drops|dropped|laid) (?:down )?${THE} (?:\p{L}+ )?(?:bags?|suitcases?|rucksack|backpack|schoolbag|satchel|luggage|cases?) ?(?:down|on the floor|in the hall(?:way)?|by the door|$|[.,])|\b(?:pick|picks|picked) up ${THE} (?:\p{L}+ )?(?:bags?|suitcases?|rucksack|backpack)\b|\b(?:pack|packs|packed) (?:(?:the|a|my|your|his|her|their|our|one) )(?:\p{L}+ )?(?:bags?|suitcases?|rucksack|backpack)\b`,
      'u',
    ),
    among: /\b(?:bags?|suitcases?|rucksacks?|backpacks?|luggage)\b/u,
    shown: /\bbags? put down\b|\bhand (?:with|carrying) a (?:bag|suitcase|rucksack)\b/u,
    elsewhere: /\b(?:cat out of|sand|beach|grass|snow|road|field|forest)\b/u,
    takes: /^(?:bag|rucksack|suitcase)$/,
  },
  {
    act: 'check ticket',
    said: /\b(?:ticket (?:collector|inspector)|(?:who|that) checks? (?:the )?tickets|(?:conductor|inspector|guard)\b[^.!?]*\b(?:tickets?|train|compartment))\b|\btickets,? please\b/u,
    among: /\b(?:tickets?|train|conductor|compartment|carriage)\b/u,
    shown: /\b(?:train )?conductor\b(?!,? (?:orchestra|concert|baton))|\bticket (?:collector|inspector)\b/u,
    elsewhere: /\b(?:orchestra|concert|baton|copper|electric|heat|lightning|choir)\b/u,
  },
  {
    act: 'faces turned up',
    said: /^(?:and |then |but |for a moment |at first )*(?:nobody|no one|not one of them|none of them) (?:says?|said|speaks?|spoke|utters?|uttered|made|makes) (?:a (?:single )?(?:word|sound)|anything)\b|\b(?:everyone|everybody|the whole (?:street|town|city|square)|the crowd) (?:looks?|looked|stares?|stared|is looking|was looking) up\b|\b(?:faces|heads) (?:turned|lifted|tilted|raised) (?:up|to the sky|to the moon)\b/u,
    among: /\b(?:crowd|people|faces|street)\b/u,
    shown: /\bfaces turned up\b/u,
    elsewhere: /\b(?:table|kitchen|rooms?|class\p{L}*|dinner|office|church|train|bus|lift|elevator|court|window)\b/u,
    isOfMany: true,
    isDenial: true,
    at: 'open',
  },
  {
    act: 'nameless stop',
    said: /\b(?:stops?|stations?|platforms?|signs?|boards?) (?:has|have|had|without|with) (?:no )?(?:a )?names?\b/u,
    among: /\b(?:train|station|board|platform|clouds?|sign)\b/u,
    shown: /\b(?:blank|empty|nameless) (?:name board|station sign|sign)\b/u,
    isDenial: true,
    at: 'clouds',
  },
  {
    act: 'plant',
    said: new RegExp(
      String.raw`\b(?:plant|plants|planted|planting|sow|sows|sowed) (?:(?:the|a|an|one|two|three|some|his|her|my|your|our|their|another|every|first|last|small|little|young|new|tiny) )*(?:seeds?|seedlings?|trees?|saplings?|beans?|flowers?|roses?|bulbs?|carrots?|tomato(?:es)?|acorns?|garden)\b`,
      'u',
    ),
    among: /\b(?:seeds?|seedlings?|trees?|garden|field|soil|earth|flowers?|plants?)\b/u,
    shown: /\b(?:hands? (?:planting|pressing|in (?:the )?(?:soil|earth))|planting (?:a )?(?:seed|seedling|tree))\b/u,
    elsewhere: /\b(?:roots up|floating|doubt|suspicion|power plant|bomb|idea)\b/u,
    at: 'open',
  },
  {
    act: 'rings on water',
    said: /\b(?:throws?|threw|thrown|toss(?:es|ed)?|drop(?:s|ped)?|skip(?:s|ped)?|skim(?:s|med)?) (?:(?:the|a|an|one|another|first|small|little|flat|last|his|her|my|your) )*(?:stones?|pebbles?|coins?|ring|keys?) (?:in|into|across|over|on) (?:(?:the|a|his|her|their) )?(?:\p{L}+ )?(?:water|lake|river|sea|pond|ocean|well|canal)\b|\b(?:rings|ripples|circles) (?:on|in|across|over) (?:the )?(?:water|lake|pond)\b|\bstone (?:falls|fell|drops|dropped|sinks|sank) (?:in|into) (?:the )?(?:water|lake|river|sea|pond)\b/u,
    among: /\b(?:stones?|water|lake|river|sea|pond|rings|ripples)\b/u,
    shown: /\b(?:rings|ripples) (?:on|in) (?:the )?water\b/u,
    at: 'open',
  },
  {
    act: 'light phone',
    said: /\b(?:my|your|the|her|his|a|every|their) (?:\p{L}+ )?(?:phone|smartphone|screen) (?:lights? up|lit up|buzz(?:es|ed)|vibrat(?:es|ed)|glows?|glowed|rings|rang|pings?|pinged)\b|\b(?:check|checks|checked|checking|scroll|scrolls|scrolled|scrolling|look(?:s|ed|ing)? at|reach(?:es|ed|ing)? for|stares? at|stared at|picks? up|picked up|grabs?|grabbed|unlocks?|unlocked) (?:through |on )?(?:(?:my|your|the|her|his|our|their|a) )(?:\p{L}+ )?(?:phone|smartphone|screen|feed)\b|\bdoom ?scroll\p{L}*\b/u,
    among: /\b(?:smartphone|phone|screen)\b/u,
    shown: /\bsmartphone in (?:a|the|one|her|his) hand\b|\bhand (?:with|holding) a (?:smart)?phone\b|\bphone lit up\b/u,
    elsewhere: /\btelephones?\b|\bphone box\b|\bdrawer\b|\blandline\b/u,
  },
  {
    act: 'join hands',
    said: /\b(?:hold|holds|holding|held|join|joins|joined) hands\b|\bhand in hand\b|\b(?:hold|holds|held|took|takes|take|squeezes?|squeezed) (?:my|your|her|his) hand\b(?! (?:out|up|over|against|to|in|under|on|before|flat|still))/u,
    among: /\b(?:two people|couple|hands?|lovers|couple|friends)\b/u,
    shown: /\bholding hands\b|\btwo hands joined\b/u,
    elsewhere:
      /\b(?:crowd|children|people holding hands|circle|ring of|everyone|everybody|clock|power|everything|parts|colou?rs?|atoms?|molecules?|gone hand in hand|go(?:es)? hand in hand|own hand)\b/u,
    at: 'open',
  },
  {
    act: 'hold sleeve',
    said: new RegExp(
      String.raw`\b(?:hold|holds|held|grab|grabs|grabbed|grips|gripped|tugs|tugged|tugging|pull|pulls|pulled|catches|caught|takes|took)\b(?: (?:me|you|him|her|them|us|on|at|by))* ${THE} sleeve\b`,
      'u',
    ),
    among: /\b(?:sleeve|door|coat|train|hand)\b/u,
    shown: /\bhand (?:holding|on) a sleeve\b/u,
    elsewhere: /\b(?:child|girl|boy|kite|old woman|lanterns)\b/u,
    at: 'open',
    matters: [['door', /\b(?:door|foot out|train|stop)\b/u]],
  },
]
