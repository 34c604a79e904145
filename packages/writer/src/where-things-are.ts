/** Places under a roof, by the names that prompts use. */
export const INDOOR_PLACES = /^(?:living room|library|corridor|stairs|station|machine hall|laboratory)$/u
/** What no meadow has. */
export const INDOOR_THINGS =
  /^(?:clock|bed|desk|empty chair|computer|television|piano|typewriter|kettle|hearth|bowl|loaf|telephone|calendar|mirror|lamp|candle|cup|radio|easel|cradle|cabinet|ledger|gramophone|tape recorder|blackboard|cake|drinking glass|jar|smartphone|postcard|blueprint|trophy)$/u
/** What no room has. */
export const OUTDOOR_THINGS =
  /^(?:lighthouse|ship|boat|whale|train|gate|horse|elephant|deer|wolf|fox|bridge|rocket|submarine|car|plane|lone tree|octopus|jellyfish|statue|campfire|fire|bee|tent|windmill|mailbox|bus|bench|signpost|scarecrow|kite|sundial|anchor|washing line)$/u
/** What hangs in the sky. */
export const ALOFT = /^(?:moon|stars|sun|bird|balloon|falling star|plane|rocket)$/u
/** Words of a picture that is under a roof. */
export const INDOORS =
  /\b(?:room|bedroom|library|corridor|hallway|stairs|staircase|laboratory|archive|kitchen|hall|station|table|shelf)\b/u
/** A lit window is seen from outside. */
export const ROOM_PARTS = /\b(?:(?<!\blit )window|wall|door|shelf|drawer|floor|curtain|lid)\b/u
export const TOO_LARGE_FOR_ROOMS =
  /^(?:lighthouse|house|castle|tower|bridge|ship|boat|submarine|train|whale|elephant|rocket|lone tree|pine|plane|car|horse)$/u
/** People, by the names that prompts use. */
export const PERSONS = /^(?:one person|two people|crowd)$/u

/** Whether a thing is shown in no room. */
export function ofTheOpen(thing: string): boolean {
  return TOO_LARGE_FOR_ROOMS.test(thing) || ALOFT.test(thing) || thing === 'bee'
}
