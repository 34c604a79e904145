import { withMiddles } from '../lengthen-stories.ts'
import { livingAnswers } from './answers-living.ts'
import { matterAnswers } from './answers-matter.ts'
import { skyAnswers } from './answers-sky.ts'
import { homeStories } from './families-at-home.ts'
import { workStories } from './families-at-work.ts'
import { imaginedStories } from './families-imagined.ts'
import { lifeStories } from './families-in-life.ts'
import { farewellStories } from './families-of-farewell.ts'
import { seasonStories } from './families-of-seasons.ts'
import { thingStories } from './families-of-things.ts'
import { tradeStories } from './families-of-trades.ts'
import { outdoorStories } from './families-outdoors.ts'
import { intangibleStories } from './general-intangibles.ts'
import { questionStories } from './general-questions.ts'
import { tangibleStories } from './general-tangibles.ts'
import { namedStories } from './named-subjects.ts'
import { scenesByKind } from './scenes-by-kind.ts'
import { MIDDLES } from './middles/middles.ts'
import { TALES } from './tales/tales.ts'
import { TOPIC_STORIES } from './topics/topics.ts'
import { widerAnswers } from './wider/wider-answers.ts'

const toldByKind = [
  ...TOPIC_STORIES,
  ...TALES,
  ...livingAnswers,
  ...widerAnswers,
  ...skyAnswers,
  ...matterAnswers,
  ...homeStories,
  ...workStories,
  ...imaginedStories,
  ...lifeStories,
  ...thingStories,
  ...tradeStories,
  ...outdoorStories,
  ...seasonStories,
  ...farewellStories,
  ...namedStories,
  ...questionStories,
  ...scenesByKind,
  ...tangibleStories,
  ...intangibleStories,
]

/** Told in every framework after its own, where they are made for what the subject is. */
export const SHARED_STORIES = withMiddles(toldByKind, MIDDLES)
