import { fableStories } from './of-fears-and-fables.ts'
import { dayStories } from './of-first-times.ts'
import { knowingStories } from './of-knowing.ts'
import { hourStories } from './of-slow-hours.ts'
import { wordStories } from './of-large-words.ts'
import { workAndPlayStories } from './of-work-and-play.ts'
import { withMiddles } from '../../lengthen-stories.ts'
import { DAY_MIDDLES } from '../middles/of-days-and-fables.ts'
import { WORD_MIDDLES } from '../middles/of-work-and-words.ts'

/** Stories for families that are wider than one noun; templates tell of such things in their own manner. */
export const WIDER_STORIES = withMiddles(
  [...fableStories, ...dayStories, ...knowingStories, ...wordStories, ...workAndPlayStories, ...hourStories],
  DAY_MIDDLES + WORD_MIDDLES,
)
