import type { Framework } from '../../framework.ts'
import { vanishedOfEachClass } from '../../stories/by-class/before-they-vanished.ts'
import { beforeTheyVanishedStories } from '../../stories/before-they-vanished.ts'
import { parseLines } from '../line-table.ts'
import { beginning } from './beginning.ts'
import { ending } from './ending.ts'
import { middle } from './middle.ts'

/** The last ordinary day before everyone was gone, read from what they left behind. */
export const beforeTheyVanished: Framework = {
  stories: [...vanishedOfEachClass, ...beforeTheyVanishedStories],
  beats: [...beginning, ...middle, ...ending],
  descriptions: parseLines(`
    Warm soup, lit lamps, nobody home. The last ordinary hours before {S}, told by what was left on the table. | table in a room, candle, dusk
    They washed the plates, fed the cat and disappeared. The only clue has to do with {S}. | kitchen room, cat, window, dusk
    Hour by hour through a day that seemed like any other, up to the moment of {S}. | village street by day, clear, clock
    A small mystery about an empty house, a full table, and {S}. | house in a field, lit windows, dusk
    Everyone was gone by evening. On the wall, in pencil, somebody had written: {C}. | room wall with writing, lamp, night
    What would you do on your last ordinary day, if you had a feeling that {C}? | one person on a doorstep, field, day
    Nobody ran and nothing was broken. A fiction about a full table, an open door, and the rumour that {C}. | open door of a house, dusk, fog
    Suppose {C}, and suppose that a few quiet people found out first. | one person looking up, field, dusk
  `),
  hashtags: ['beforetheyvanished', 'mystery', 'eerie', 'shortstory', 'unexplained', 'storytime'],
}
