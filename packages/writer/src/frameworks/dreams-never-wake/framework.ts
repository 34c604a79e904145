import type { Framework } from '../../framework.ts'
import { dreamsOfEachClass } from '../../stories/by-class/dreams-never-wake.ts'
import { dreamsNeverWakeStories } from '../../stories/dreams-never-wake.ts'
import { parseLines } from '../line-table.ts'
import { beginning } from './beginning.ts'
import { ending } from './ending.ts'
import { middle } from './middle.ts'

/** A dream that goes on after the alarm, told to the sleeper from inside. */
export const dreamsNeverWake: Framework = {
  stories: [...dreamsOfEachClass, ...dreamsNeverWakeStories],
  beats: [...beginning, ...middle, ...ending],
  descriptions: parseLines(`
    The alarm rings and the dream goes on. There is a door at the end of it, and the key is {S}. | corridor with a door, key, light
    You wake, and wake again, and each time the room has a little more to do with {S}. | bedroom at dawn, strange window
    A dream with rules of its own, told from inside, about {S}. | staircase with sea water, lamp
    Count your fingers before you listen to this one. A sleeper's story about {S}. | hands in moonlight, dark room
    In the dream it is not strange at all that {C}. The strange part is the waking. | dark lake at night, bed, stars
    Nine thousand people talk in their sleep tonight, and all of them say that {C}. | skyline at night, dark windows
    What if {C}, and only those who are asleep have noticed? | one person asleep, moon, window room
    There is one rule down here, and it is written on the ceiling: {C}. A fiction for the hour before the alarm. | bed under a painted ceiling, night room
  `),
  hashtags: ['dreamsneverwake', 'dreams', 'surreal', 'liminal', 'shortstory', 'bedtimestory'],
}
