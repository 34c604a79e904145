import type { ActWords } from './act-words-type.ts'
import { THE } from './determiners.ts'

/** What is done wherever one is: at school, on the way, in a garden, with a letter, among others. */
export const ACTS_ABROAD: readonly ActWords[] = [
  {
    act: 'write on board',
    said: /\b(?:writ(?:e|es|ing|ten)|wrote|draws?|drew|chalk(?:s|ed)?)\b[^.!?]{0,300}\bon (?:the|a|her|his) (?:black ?|chalk ?|white ?)?board\b/u,
    among: /\bboard\b|\bblackboard\b|\bchalk\b|\bteacher\b|\bclassroom\b/u,
    shown: /\bhand with chalk\b|\bhand writing on a (?:black)?board\b/u,
  },
  {
    act: 'stack coins',
    said: new RegExp(
      String.raw`\b(?:count|counts|counted|counting|stack|stacks|stacked|pile|piles|piled|sav(?:e|es|ed|ing)|put(?:s|ting)? (?:away|aside)|set aside) (?:(?:the|a|an|my|your|his|her|their|our|every|each|ten|twenty|fifty|five|one|two|three|half|ten percent|a bit|a little|some|all|more|first) )*(?:of (?:the|your|my|his|her|their) )?(?:(?:last|first|extra|small|gold|silver|copper) )?(?:coins?|money|penn(?:y|ies)|cents?|dollars?|pounds?|euros?|change|savings)\b|\bsav(?:e|es|ed|ing) (?:\p{L}+ ){0,5}(?:income|salary|paycheck|percent)\b|\bput(?:s|ting)? (?:\p{L}+ ){0,3}(?:dollars?|euros?|pounds?|coins?|money) (?:in|into) (?:a|the|your|my|his|her) (?:jar|piggy bank|savings)\b|\bsave money\b|\bpay yourself first\b`,
      'u',
    ),
    among: /\bcoins?\b|\bmoney\b|\bjar\b|\bpurse\b|\bwallet\b/u,
    shown: /\bhand (?:stacking|counting) coins\b|\b(?:stacks?|piles?) of coins\b/u,
  },
  {
    act: 'check ticket',
    said: /\b(?:ticket (?:collector|inspector)|(?:who|that) checks? (?:the )?tickets|(?:conductor|inspector|guard)\b[^.!?]{0,300}\b(?:tickets?|train|compartment))\b|\btickets,? please\b/u,
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
  {
    act: 'open envelope',
    said: new RegExp(
      String.raw`\b(?:open|opens|opened|opening|tear|tears|tore|unseal|unseals|unsealed|unfold|unfolds|unfolded) (?:open )?${THE} (?:\p{L}+ )?(?:envelope|letter|note)\b`,
      'u',
    ),
    among: /\b(?:envelope|letters?|note|hands?)\b/u,
    shown: /\bhands? opening (?:an? |the )?(?:envelope|letter)\b/u,
    elsewhere: /\bopen letter\b|\bdrawer\b/u,
  },
  {
    act: 'type',
    said: /\b(?:typ(?:e|es|ed|ing)) (?:all (?:night|day)|until|away|it|the|a|an|for|her|his|my|your|faster|slowly|every|one|three|at|on|in silence|something|and)\b|\b(?:work|works|worked|working|sat|sits|stares?|stared) (?:at|on|before) (?:(?:my|your|the|her|his|a) )(?:laptop|computer|keyboard)\b|\b(?:answer|answers|answered|check|checks|checked|write|writes|wrote|send|sends|sent|open|opens|opened|read|reads) (?:\p{L}+ ){0,2}?e-?mails?\b|\b(?:fingers|hands) on (?:the |a )?keyboard\b/u,
    among: /\b(?:laptop|computer|keyboard|typing|e-?mail|desk|screen)\b/u,
    shown: /\bhands? (?:typing|on (?:a|the) keyboard)\b/u,
    elsewhere: /\btypewriters?\b|\b(?:blood|this|that|some|any|a|the|what|same|one) type\b/u,
  },
  {
    act: 'write',
    said: new RegExp(
      String.raw`\b(?:sign|signs|signed) ${THE} (?:\p{L}+ )?(?:contract|letter|paper|papers|form|document|treaty|lease|deal|book)\b|\b(?:write|writes|wrote) (?:down )?(?:(?:one|two|three|five|ten|a few|the|your|my|her|his|every|a|an) )+(?:\p{L}+ )?(?:things?|lines?|pages?|sentences?|words?|goals?|names?|lists?|letters?|diary|journal|notes?|plans?)\b|\b(?:write|writes|wrote) (?:it|them|everything|that) down\b|\bkeep a (?:journal|diary)\b`,
      'u',
    ),
    among: /\b(?:writing|notebook|pen|pencil|paper|letter|desk|table|list|journal)\b/u,
    elsewhere:
      /\b(?:person|man|woman|child|boy|girl|people|doctor|king|queen|emperor|treaty|century|1\d\d\d|open letter|board|wall|mirror|sand|snow|sky|songs?|novels?|books were|calendar|typewriter|computer|sleeve|stone|code)\b/u,
  },
]
