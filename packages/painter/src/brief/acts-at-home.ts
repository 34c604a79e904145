import type { ActWords } from './act-words-type.ts'
import { THE } from './determiners.ts'

/** What is done in a house: at its doors, lamps and windows, in its kitchen. */
export const ACTS_AT_HOME: readonly ActWords[] = [
  {
    act: 'knock',
    said: new RegExp(
      String.raw`\bknock(?:s|ed|ing)?\b(?: \p{L}+){0,3}? (?:on|at) ${THE} (?:\p{L}+ )?doors?\b|\b(?:i|you|he|she|we|they|somebody|someone|neighbour|neighbor|postman|stranger|police) (?:only |just |then |must |should |can )?knock(?:s|ed)?(?:[.,!?]|$| (?:again|twice|once|softly|gently|(?:two|three|four) times|and waits?))`,
      'u',
    ),
    among: /\b(?:doors?|hallway|knocking)\b/u,
    shown: /\bhand knocking\b|\bknocking on (?:the |a )?door\b/u,
    elsewhere:
      /\b(?:(?:bee)?hive|crust|bricks?|ruins|stones|crab|woodpecker|bird|wood|window|table|opportunity|loaf|loaves|bread|dough)\b/u,
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
    among: /\b(?:drawers?|phone|smartphone)\b/u,
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
    act: 'letter under door',
    said: new RegExp(
      String.raw`\b(?:push|pushes|pushed|slid|slides|slide|slip|slips|slipped|shove|shoves|shoved|comes|came)\b(?: \p{L}+){0,5}? under ${THE} (?:\p{L}+ )?door\b|\b(?:letter|note|envelope|card|paper) (?:\p{L}+ )?under ${THE} (?:\p{L}+ )?door\b`,
      'u',
    ),
    among: /\b(?:door|letter|note|envelope)\b/u,
    shown: /\b(?:letter|note|envelope) under (?:a|the) door\b/u,
    elsewhere: /\b(?:water|smoke|light|mouse|cat|cold|draught|wind|fog|snow|sand)\b/u,
  },
  {
    act: 'switch lamp',
    said: new RegExp(
      String.raw`\b(?:switch|switches|switched|turn|turns|turned|click|clicks|clicked) (?:on|off|out) ${THE} (?:\p{L}+ )?(?:lamp|light)\b|\b(?:switch|switches|switched|turn|turns|turned|click|clicks|clicked|put|puts) ${THE} (?:\p{L}+ )?(?:lamp|light) (?:on|off|out)\b`,
      'u',
    ),
    among: /\b(?:lamp|light)\b/u,
    shown: /\bhand (?:at|on) (?:a|the) lamp\b/u,
    elsewhere:
      /\b(?:lighthouse|street lamps?|traffic|candles?|sun|moon|stars?|sky|city|town|corridor|stairs?|everywhere)\b/u,
  },
  {
    act: 'drink',
    said: new RegExp(
      String.raw`\b(?:drink|drinks|drank|drinking|sip|sips|sipped|sipping) (?:(?:${THE}|some|more|two|three|eight|warm|hot|cold|black|green|fresh|big|full|large|small|first|last|his|her|of) )*(?:glass(?:es)?|cups?|mug|water|tea|coffee|milk)\b`,
      'u',
    ),
    among: /\b(?:glass|cups?|water|tea|coffee|mug)\b/u,
    shown: /\bhand (?:with|holding) a glass\b/u,
    elsewhere:
      /\b(?:wine|whisky|beer|vodka|sea|river|well|camels?|dogs?|cats?|birds?|elephants?|horses?|deer|bees?)\b/u,
    at: 'open',
    matters: [
      ['cool', /\b(?:glass|water)\b/u],
      ['warm', /\b(?:tea|coffee|cups?|mug|cocoa)\b/u],
    ],
  },
  {
    act: 'rain on window',
    said: /\brain (?:runs?|ran|running|trickle[sd]?|stream(?:s|ed)?|beats?|taps?|tapped|drums?|drummed) (?:down|on|against|at) (?:the |my |your |his |her )?(?:\p{L}+ )?(?:glass|windows?|panes?)\b|\b(?:look|looks|looked|looking|stare|stares|stared|watch|watches|watched|watching)\b(?: \p{L}+){0,4}? (?:at )?the rain\b(?! ?(?:forest|coat))/u,
    among: /\brain\b|\bwindows?\b/u,
    shown: /^(?:rain,? window|window,? rain|rainy window)\b/u,
    elsewhere: /\b(?:car|bus|train|tent|umbrella|street|field|garden|roof|porch|balcony|boat)\b/u,
    at: 'window',
    matters: [
      ['watched', /\b(?:one person|man|woman|child|boy|girl)\b|\b(?:look|star|watch)\p{L}*\b[^.]{0,300}\brain\b/u],
    ],
  },
  {
    act: 'knead',
    said: /\b(?:knead|kneads|kneaded|kneading)\b(?: (?:the|a|it|his|her|my|your|and|for|until|bread|dough|slowly|gently|with|\p{L}+)){0,5}/u,
    among: /\b(?:dough|bread|bakery|kitchen|flour)\b/u,
    shown: /\bhands? (?:in|kneading|on) (?:the )?dough\b|\bkneading\b/u,
    elsewhere: /\b(?:cats?|kittens?|paws?|muscles?|shoulders?|needs?)\b/u,
  },
  {
    act: 'chop',
    said: /\b(?:chop|chops|chopped|slice|slices|sliced|dice|diced|mince|minced|peel and (?:cut|chop))(?: (?:up|the|a|an|some|two|three|one|your|his|her|my|fresh|red|raw|of|them|more|finely|thinly))* (?:onions?|garlic|carrots?|tomato(?:es)?|vegetables?|peppers?|potato(?:es)?|herbs?|parsley|celery|mushrooms?|cucumbers?|cabbage|ginger|leeks?)\b/u,
    among: /\b(?:kitchen|knife|board|onions?|garlic|carrots?|vegetables?|tomato(?:es)?)\b/u,
    shown: /\b(?:hands?|knife) (?:chopping|cutting) (?:vegetables|onions?|carrots?)\b/u,
    matters: [
      ['onion', /\b(?:onions?|garlic|mushrooms?|potato(?:es)?|ginger|leeks?)\b/u],
      ['tomato', /\b(?:tomato(?:es)?|red peppers?)\b/u],
      ['greens', /\b(?:herbs?|parsley|celery|cucumbers?|cabbage|green)\b/u],
    ],
  },
  {
    act: 'mark calendar',
    said: /\b(?:writ(?:e|es|ing)|wrote|marks?|marked|circles?|circled|cross(?:es|ed)? off|crosses|put|puts)\b[^.!?]{0,300}\b(?:on|in|into) (?:the|a|my|your|his|her|their|our) (?:\p{L}+ )?calendar\b/u,
    among: /\bcalendar\b/u,
    shown: /\bhand with a pen(?:cil)?,? (?:on (?:a|the) )?(?:wall )?calendar\b/u,
  },
]
