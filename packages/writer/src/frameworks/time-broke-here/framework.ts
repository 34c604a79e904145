import type { Framework } from '../../framework.ts'
import { brokenTimesOfEachClass } from '../../stories/by-class/time-broke-here.ts'
import { timeBrokeHereStories } from '../../stories/time-broke-here.ts'
import { parseLines } from '../line-table.ts'
import { beginning } from './beginning.ts'
import { ending } from './ending.ts'
import { middle } from './middle.ts'

/** A spot on the map where time has come loose, visited by somebody who keeps notes. */
export const timeBrokeHere: Framework = {
  stories: [...brokenTimesOfEachClass, ...timeBrokeHereStories],
  beats: [...beginning, ...middle, ...ending],
  descriptions: parseLines(`
    There is one street where time has come loose, and everybody on it is waiting for {S}. | street at dusk, clock, fog
    A stopped clock, an open window, a falling cup, and {S}. Notes from a minute that will not end. | falling cup at a window, room
    Visitors are asked not to run, not to promise, and not to touch {S}. | sign at a gate, street, fog
    What would you keep, if you could keep one minute? A small story about time and {S}. | hourglass in a room, dusk, window
    It is always the same minute on this street, and in that minute, {C}. | empty street by day, clock
    What if {C}, over and over, and each time we were made to forget? | street at dusk, long shadows
    A letter from forty years ahead brings a single piece of news: {C}. | letter in a mailbox, street, dusk
    A clock without hands, a bus that is never caught, and a sentence that keeps coming back: {C}. | street at dusk, clock tower, bus
  `),
  hashtags: ['timebrokehere', 'timeloop', 'timetravel', 'surreal', 'shortstory', 'storytime'],
}
