import type { StyleName, TemplateId } from '@dayreel/catalogue'

type Story = {
  /** What it tells of, where there is room for one line. */
  brief: string
  /** A subject such as one of its days might have; the template's picture is painted of these words, in this style. */
  example: string
  style: StyleName
  seconds: number
}

/** What each template's channel may tell on a day, in a style that suits it. */
export const TEMPLATE_STORIES: Readonly<Record<TemplateId, Story>> = {
  'impossible-worlds': {
    brief: 'Places that cannot be',
    example: 'A castle above the clouds at dusk, under a huge moon',
    style: 'Cinematic Concept',
    seconds: 35,
  },
  'what-if-overnight': {
    brief: 'Changed by morning',
    example: 'A huge moon over the city streets, one rainy night',
    style: 'Cinematic',
    seconds: 30,
  },
  'before-they-vanished': {
    brief: 'The last ordinary hours',
    example: 'A ship in the fog at dawn, with its sails still set',
    style: 'Pro film photography',
    seconds: 40,
  },
  'time-broke-here': {
    brief: 'An endless minute',
    example: 'A train station at night, under a clock that has stopped',
    style: 'Moody',
    seconds: 30,
  },
  'found-in-archives': {
    brief: 'What the file says',
    example: 'A detective in an old library, at a desk with one lamp',
    style: 'Pro B&W photography',
    seconds: 45,
  },
  'dreams-never-wake': {
    brief: 'Dreams with a door',
    example: 'A door in a field at night, open to another room',
    style: 'Creative',
    seconds: 25,
  },
  'life-almost-had': {
    brief: 'The road not taken',
    example: 'A woman on a path in an autumn forest, at golden hour',
    style: 'Bokeh',
    seconds: 40,
  },
  'tales-end-of-time': {
    brief: 'By the last fire',
    example: 'An old man and a child sitting at the last campfire in the desert, at dusk',
    style: 'Illustration',
    seconds: 50,
  },
}
