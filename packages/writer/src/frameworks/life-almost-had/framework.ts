import type { Framework } from '../../framework.ts'
import { livesOfEachClass } from '../../stories/by-class/life-almost-had.ts'
import { lifeAlmostHadStories } from '../../stories/life-almost-had.ts'
import { parseLines } from '../line-table.ts'
import { beginning } from './beginning.ts'
import { ending } from './ending.ts'
import { middle } from './middle.ts'

/** The other life, the one a small choice away, followed for one day from its alarm clock to its evening lamp. */
export const lifeAlmostHad: Framework = {
  stories: [...livesOfEachClass, ...lifeAlmostHadStories],
  beats: [...beginning, ...middle, ...ending],
  descriptions: parseLines(`
    One small choice, one other life, followed for a day, from its first coffee to its evening lamp. It has to do with {S}. | house by the sea, dawn, one person
    There is another you, awake at this moment, and thinking about {S}. | house at night, one person at a window, mirror
    You missed a train by nine seconds. This is the life that left without you, the one with {S}. | train leaving a station, one person
    What would you give for one day in the life where you said yes to {S}? | open gate on a road, dawn
    In the life you almost had, {C}. We follow it for a single day. | road through a forest, dawn, one person
    You let a phone ring once. Had you picked up, you would know that {C}. | telephone in a room, dusk
    The coin came down heads. Here is the other side of it: {C}. | coin in the air, street, dusk
    A quiet fiction about a small choice, a house with many doors, and a life where {C}. | small house with many doors, field, dusk
  `),
  hashtags: ['lifealmosthad', 'parallellives', 'whatcouldhavebeen', 'nostalgia', 'shortstory', 'storytime'],
}
