import { bodyStories } from './of-bodies.ts'
import { companionStories } from './of-companions.ts'
import { dreadStories } from './of-dread.ts'
import { earthStories } from './of-earth.ts'
import { goodsStories } from './of-goods.ts'
import { inventionStories } from './of-inventions.ts'
import { machineStories } from './of-machines.ts'
import { oldWorldStories } from './of-old-worlds.ts'
import { ownLifeStories } from './of-own-life.ts'
import { ownPeopleStories } from './of-own-people.ts'
import { skyTopicStories } from './of-skies.ts'
import { smallCreatureStories } from './of-small-creatures.ts'
import { wildAnimalStories } from './of-wild-animals.ts'

/** Stories for matters of knowledge and of one's own life. */
export const TOPIC_STORIES = [
  ...wildAnimalStories,
  ...smallCreatureStories,
  ...companionStories,
  ...skyTopicStories,
  ...earthStories,
  ...bodyStories,
  ...oldWorldStories,
  ...inventionStories,
  ...goodsStories,
  ...machineStories,
  ...ownLifeStories,
  ...ownPeopleStories,
  ...dreadStories,
]
