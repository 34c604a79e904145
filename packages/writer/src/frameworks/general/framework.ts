import type { Framework } from '../../framework.ts'
import { listStory } from '../../list-story.ts'
import { generalStories } from '../../stories/general.ts'
import { parseLines } from '../line-table.ts'
import { beginning } from './beginning.ts'
import { ending } from './ending.ts'
import { middle } from './middle.ts'

/** For any subject: a minute of looking closely. Claims nothing about the subject, asks a good deal. */
export const general: Framework = {
  stories: generalStories,
  storyFor: listStory,
  beats: [...beginning, ...middle, ...ending],
  descriptions: parseLines(`
    One quiet minute, one subject: {S}. | one person at a window, dawn room
    A closer look at {S}, and at what we miss when we walk by. | street by day, crowd, one person standing
    When was the last time you really thought about {S}? Take a minute. | hourglass in a room, soft light
    No answers here, but some good questions about {S}. | one person on a hill, stars, night
    What if {C}? One thought, one minute, and a little silence after it. | one person looking up, night sky
    One sentence to carry around with you today: {C}. | one person walking on a street, dawn
    Suppose {C}. What would you notice that you have never noticed before? | one person at a window, dusk, room
    A thought to turn over like a stone from the beach: {C}. | stone in a hand, beach, sea
  `),
  hashtags: ['wonder', 'curiosity', 'lookcloser', 'thinkaboutit', 'oneminute', 'shorts'],
}
