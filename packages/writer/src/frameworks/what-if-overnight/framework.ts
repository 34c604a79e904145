import type { Framework } from '../../framework.ts'
import { overnightOfEachClass } from '../../stories/by-class/what-if-overnight.ts'
import { whatIfOvernightStories } from '../../stories/what-if-overnight.ts'
import { parseLines } from '../line-table.ts'
import { beginning } from './beginning.ts'
import { ending } from './ending.ts'
import { middle } from './middle.ts'

/** One thing changes while everybody sleeps. Told hour by hour, from the first minute to the month after. */
export const whatIfOvernight: Framework = {
  stories: [...overnightOfEachClass, ...whatIfOvernightStories],
  beats: [...beginning, ...middle, ...ending],
  descriptions: parseLines(`
    You go to bed in the world you know. By morning, everything has to do with {S}. | house at night, one lit window
    One night, one change, one morning after. A short story about {S}. | street at dawn, fog, nobody
    Hour by hour through the first day of a world remade by {S}. | clock over a skyline, dawn
    What would you keep, whom would you call, and how would you live with {S}? | telephone in a room, night
    What if {C}? We follow it from the first quiet minute to the month after. | planet in space at dawn
    Suppose {C}. The first minute is easy. It is the first week that changes you. | one person on a road, dawn
    A question to take to bed with you. What if {C}? | room at night, lamp, one person
    Nobody was asked, nobody was warned, and then {C}. A fiction in a few breaths. | empty street at dawn, fog
  `),
  hashtags: ['whatif', 'overnight', 'shortstory', 'scifi', 'imagine', 'storytime'],
}
