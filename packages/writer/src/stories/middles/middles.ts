import { HOME_MIDDLES } from './at-home.ts'
import { WORK_MIDDLES } from './at-work.ts'
import { LIVING_MIDDLES } from './answers-living.ts'
import { MATTER_MIDDLES } from './answers-matter.ts'
import { SKY_MIDDLES } from './answers-sky.ts'
import { IMAGINED_MIDDLES } from './imagined.ts'
import { LIFE_MIDDLES } from './in-life.ts'
import { OPEN_MIDDLES } from './of-the-open.ts'
import { THING_MIDDLES } from './of-things.ts'
import { WIDER_ANSWER_MIDDLES } from './wider-answers.ts'
import { PEOPLE_TALE_MIDDLES } from './tales-of-people.ts'
import { OTHER_TALE_MIDDLES } from './tales-of-others.ts'

/** One table of what stories tell in their middle where a video is long. */
export const MIDDLES = [
  LIVING_MIDDLES,
  WIDER_ANSWER_MIDDLES,
  SKY_MIDDLES,
  MATTER_MIDDLES,
  HOME_MIDDLES,
  WORK_MIDDLES,
  IMAGINED_MIDDLES,
  LIFE_MIDDLES,
  THING_MIDDLES,
  OPEN_MIDDLES,
  PEOPLE_TALE_MIDDLES,
  OTHER_TALE_MIDDLES,
].join('\n')
