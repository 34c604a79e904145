import type { Framework } from '../../framework.ts'
import { worldsOfEachClass } from '../../stories/by-class/impossible-worlds.ts'
import { impossibleWorldsStories } from '../../stories/impossible-worlds.ts'
import { parseLines } from '../line-table.ts'
import { beginning } from './beginning.ts'
import { ending } from './ending.ts'
import { middle } from './middle.ts'

/** A place that cannot exist, told by someone who has just walked through it and is still shaking out the sand. */
export const impossibleWorlds: Framework = {
  stories: [...worldsOfEachClass, ...impossibleWorldsStories],
  beats: [...beginning, ...middle, ...ending],
  descriptions: parseLines(`
    A traveller comes home from a place that cannot exist, a place devoted to {S}. | one person on a road, dawn, mountains
    No map shows it, no train stops there, and everything in it turns around {S}. | train in a desert, dusk, one person
    Notes from a short walk through an impossible country made of {S}. | book and lamp in a tent, desert night
    How to get in, what to eat, and why not to count the stairs. A visit to the land of {S}. | endless stairs in the clouds, one person
    There is a place where {C}. Here is what it looks like, from someone who was there last night. | valley with lamps, night, stars
    An impossible country with only one law: {C}. | gate in the mountains, dusk, fog
    What would you pack for a place where {C}? A small travel report from beyond the last road. | station at dawn, one person, fog
    Imagine a town where {C}, and where nobody finds that strange. A fiction for travellers. | skyline with bridges, dusk, birds
  `),
  hashtags: ['impossibleworlds', 'fantasy', 'surreal', 'worldbuilding', 'shortstory', 'imagine'],
}
