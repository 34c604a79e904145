/** Places under a roof, by the names that prompts use. */
export const INDOOR_PLACES = /^(?:living room|library|corridor|stairs|station|machine hall|laboratory)$/u
/** What no meadow has. */
export const INDOOR_THINGS =
  /^(?:clock|bed|desk|empty chair|computer|television|piano|typewriter|kettle|hearth|bowl|loaf|telephone|calendar|mirror|lamp|candle|cup|radio|easel|cradle|cabinet|ledger|gramophone|tape recorder|blackboard|cake|drinking glass|jar|smartphone|postcard|blueprint|trophy)$/u
/** What no room has. */
export const OUTDOOR_THINGS =
  /^(?:lighthouse|ship|boat|whale|train|gate|horse|elephant|deer|wolf|fox|bridge|rocket|submarine|car|plane|lone tree|octopus|jellyfish|statue|campfire|fire|bee|tent|windmill|mailbox|bus|bench|signpost|scarecrow|kite|sundial|anchor|washing line)$/u
