/** The cost of activating a template, in credits. */
export const TEMPLATE_COST_CREDITS = 1

/** The eight channel templates. Each is a narrative style. */
export const TEMPLATES = [
  template(
    'impossible-worlds',
    'Impossible Worlds',
    'Places that cannot exist, described by someone who has just walked through them.',
  ),
  template(
    'what-if-overnight',
    'What If Overnight',
    'One thing changes while everyone sleeps. By morning, nothing works as it did.',
  ),
  template(
    'before-they-vanished',
    'Before They Vanished',
    'The last ordinary hours of something, told by what was left on the table.',
  ),
  template(
    'time-broke-here',
    'Time Broke Here',
    'A clock, a street, a minute that will not end: the spots where time has come loose.',
  ),
  template(
    'found-in-archives',
    'Found in Archives',
    'A sealed box, a file without a number, and a page that should not be there.',
  ),
  template(
    'dreams-never-wake',
    'Dreams Never Wake',
    'Dreams that go on after the alarm, with rules of their own and a door at the end.',
  ),
  template(
    'life-almost-had',
    'Life Almost Had',
    'The road not taken, followed for one day, all the way to its evening.',
  ),
  template(
    'tales-end-of-time',
    'Tales from the End of Time',
    'Stories told beside the last fire, about what was kept and what was let go.',
  ),
] as const
export type TemplateId = (typeof TEMPLATES)[number]['id']

/** The framework of a video without a template. Create Video sends this id as `selectedTemplateId`. */
export const GENERAL_TEMPLATE_ID = 'general'
export type FrameworkId = TemplateId | typeof GENERAL_TEMPLATE_ID
export const FRAMEWORK_IDS: readonly FrameworkId[] = [...TEMPLATES.map(({ id }) => id), GENERAL_TEMPLATE_ID]

/** The number of templates shown as trending. The remaining templates are shown under explore. */
export const TRENDING_TEMPLATE_COUNT = 4

function template<const Id extends string, const Name extends string>(id: Id, name: Name, description: string) {
  return { id, name, previewUrl: `/pictures/templates/${id}.webp`, description, cost: TEMPLATE_COST_CREDITS } as const
}
