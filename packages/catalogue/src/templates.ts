/** The narrative frameworks: one for each of the eight channel templates, and the general one. */
export const TEMPLATES = [
  {
    id: 'impossible-worlds',
    name: 'Impossible Worlds',
    description: 'Places that cannot exist, described by someone who has just walked through them.',
  },
  {
    id: 'what-if-overnight',
    name: 'What If Overnight',
    description: 'One thing changes while everybody sleeps. By morning, nothing works as it did.',
  },
  {
    id: 'before-they-vanished',
    name: 'Before They Vanished',
    description: 'The last ordinary hours of something, told by what was left on the table.',
  },
  {
    id: 'time-broke-here',
    name: 'Time Broke Here',
    description: 'A clock, a street, a minute that will not end: the spots where time has come loose.',
  },
  {
    id: 'found-in-archives',
    name: 'Found in Archives',
    description: 'A sealed box, a file without a number, and a page that should not be there.',
  },
  {
    id: 'dreams-never-wake',
    name: 'Dreams Never Wake',
    description: 'Dreams that go on after the alarm, with rules of their own and a door at the end.',
  },
  {
    id: 'life-almost-had',
    name: 'Life Almost Had',
    description: 'The road not taken, followed for one day, all the way to its evening.',
  },
  {
    id: 'tales-end-of-time',
    name: 'Tales from the End of Time',
    description: 'Stories told beside the last fire, about what was kept and what was let go.',
  },
] as const
export type TemplateId = (typeof TEMPLATES)[number]['id']

/** The framework used when no template was chosen. Create Video sends it as selectedTemplateId. */
export const GENERAL_TEMPLATE_ID = 'general'
export type FrameworkId = TemplateId | typeof GENERAL_TEMPLATE_ID
export const FRAMEWORK_IDS: readonly FrameworkId[] = [...TEMPLATES.map(({ id }) => id), GENERAL_TEMPLATE_ID]

/** Credits that activating any template costs. */
export const TEMPLATE_COST_CREDITS = 1
/** The first four templates are shown as trending, the others under explore. */
export const TRENDING_TEMPLATE_COUNT = 4
