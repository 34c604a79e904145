import type { Framework } from '../../framework.ts'
import { lastTalesOfEachClass } from '../../stories/by-class/tales-end-of-time.ts'
import { talesEndOfTimeStories } from '../../stories/tales-end-of-time.ts'
import { parseLines } from '../line-table.ts'
import { beginning } from './beginning.ts'
import { ending } from './ending.ts'
import { middle } from './middle.ts'

/** A story told beside the last fire, about what was kept and what was let go. The teller is old, the listeners few. */
export const talesEndOfTime: Framework = {
  stories: [...lastTalesOfEachClass, ...talesEndOfTimeStories],
  beats: [...beginning, ...middle, ...ending],
  descriptions: parseLines(`
    Come closer to the fire. There is wood for one more story, and it is the one about {S}. | fire on a dark plain field, crowd
    What was kept, what was let go, and why nobody would burn {S}. | hands around a flame, desert night
    Eleven people, one kettle, and the last tale ever told, the tale of {S}. | people around a fire, night ruins
    Long after the last clock, someone is still keeping a light on for {S}. A fiction for late evenings. | lighthouse on a dark coast, night
    This is the last story, and it begins with somebody saying that {C}. | old person by a fire, night desert
    When the stars had all gone home, the old ones agreed that {C}. | old people around a fire, desert, black sky
    It was on the last page of the last book: {C}. A small tale from the end of time. | old book by a candle, ruins
    What if {C}, and that was the reason why the stars went out? | last star over mountains, one person
  `),
  hashtags: ['endoftime', 'fable', 'campfirestory', 'apocalypse', 'shortstory', 'storytime'],
}
